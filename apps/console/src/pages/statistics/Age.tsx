import type { Report } from '@comanda/api/calls';
import { RelativeTime } from '@comanda/ui/RelativeTime';
import { Status } from '@comanda/ui/Status';
import { Text } from '@comanda/ui/Text';
import { useLingui } from '@lingui/react/macro';
import * as css from './statistics.css.ts';

/** Whether figures still move, and how old the newest of them is. */
export function Age({ report: { isOpen, newest } }: { readonly report: Pick<Report, 'isOpen' | 'newest'> }) {
  const { t } = useLingui();
  return (
    <span className={css.age}>
      <Status tone={isOpen ? 'success' : 'neutral'} text={isOpen ? t`Live` : t`Closed`} />
      {newest !== null && (
        <Text tone="muted" size="sm">
          {t`newest ticket`} <RelativeTime at={newest} />
        </Text>
      )}
    </span>
  );
}
