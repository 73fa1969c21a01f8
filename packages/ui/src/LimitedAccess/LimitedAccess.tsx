import { useLingui } from '@lingui/react/macro';
import { LockKeyhole } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../Button/index.ts';
import { Popover } from '../Popover/index.ts';
import { Tooltip } from '../Tooltip/index.ts';
import * as css from './LimitedAccess.css.ts';
import { type MissingPermission, PermissionList } from './PermissionList.tsx';

export interface LimitedAccessProps {
  /** What the person may not do here: the reason of every control that is missing or disabled. At least one. */
  readonly permissions: readonly MissingPermission[];
  /** Where it is missing, and who can grant it. */
  readonly whom: string;
}

/**
 * Stands on a page where controls are missing because the person may not use them: says in words on hover and focus,
 * and in full when pressed, what they may not do, where, and whom to ask.
 */
export function LimitedAccess({ permissions, whom }: LimitedAccessProps) {
  const { t, i18n } = useLingui();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const labels = new Intl.ListFormat(i18n.locale, { type: 'unit', style: 'short' }).format(
    permissions.map(({ label }) => label),
  );
  return (
    <>
      <Tooltip text={`${labels}. ${whom}`} placement="bottom">
        <Button
          ref={button}
          variant="ghost"
          iconStart={LockKeyhole}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onPress={() => setOpen(true)}
        >
          {t`Limited access`}
        </Button>
      </Tooltip>
      <Popover
        title={t`What you may not do here`}
        width="sm"
        placement="bottom end"
        triggerRef={button}
        isOpen={isOpen}
        onOpenChange={setOpen}
      >
        <div className={css.about}>
          <PermissionList permissions={permissions} />
          <p className={css.whom}>{whom}</p>
        </div>
      </Popover>
    </>
  );
}
