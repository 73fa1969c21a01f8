import type { AccessKey } from '@comanda/api/calls';
import { Dialog } from '@comanda/ui/Dialog';
import { Text } from '@comanda/ui/Text';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ActionLines } from '../people/ActionLines.tsx';
import * as css from './keys.css.ts';

export interface OpensDialogProps {
  readonly granted: AccessKey;
  readonly onClose: () => void;
}

/** What a key lets its holder do, in words. */
export function OpensDialog({ granted: { company, giver, actions }, onClose }: OpensDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog
      title={t`What the key to ${company} opens`}
      isOpen
      isDismissable
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <div className={css.stack}>
        <ActionLines
          title={t`${plural(actions.length, { one: '# permission', other: '# permissions' })}`}
          actions={actions}
        />
        <Text as="p" size="sm" tone="muted">
          {t`Each applies only as long as ${giver.name} has it too.`}
        </Text>
      </div>
    </Dialog>
  );
}
