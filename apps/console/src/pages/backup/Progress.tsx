import type { Backup } from '@comanda/api/calls';
import { ProgressBar } from '@comanda/ui/ProgressBar';
import { Text } from '@comanda/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { useFormat } from '../../app/format.ts';
import { useLabel } from '../../app/label.ts';
import * as css from './backup.css.ts';
import { standingOf } from './saying.ts';

/** How far the platform has come with it; nobody has to wait here. */
export function Progress({ backup }: { readonly backup: Backup }) {
  const { t } = useLingui();
  const label = useLabel();
  const format = useFormat();
  const { done, total } = backup.progress;
  const isKnown = total > 0;
  // What is linked to others is written after what was counted.
  const reached = Math.min(done, total);
  return (
    <div className={css.stack}>
      <ProgressBar
        label={label(standingOf[backup.state].text)}
        {...(isKnown && {
          value: reached,
          max: total,
          valueText: t`${format.number(reached)} of ${format.number(total)} rows`,
        })}
      />
      <Text as="p" size="sm" tone="muted">{t`You can close this page; it goes on.`}</Text>
    </div>
  );
}
