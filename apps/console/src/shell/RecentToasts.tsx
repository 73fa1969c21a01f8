import { RelativeTime } from '@comanda/ui/RelativeTime';
import { Status } from '@comanda/ui/Status';
import { Heading, Text } from '@comanda/ui/Text';
import { useLingui } from '@lingui/react/macro';
import * as css from './NotificationPanel.css.ts';
import { useToastLog } from './toastLog.ts';

/** What this screen said lately (docs/product.md §3.4). */
export function RecentToasts() {
  const { t } = useLingui();
  const log = useToastLog();
  if (log.length === 0) return null;
  return (
    <section className={css.section} aria-labelledby="recent-toasts">
      <Heading
        level={3}
        size="sm"
        weight="medium"
        tone="muted"
        id="recent-toasts"
      >{t`On this screen`}</Heading>
      <ul role="list" className={css.list}>
        {log.map((entry) => (
          <li key={entry.id} className={css.said}>
            <Status tone={entry.tone} text={entry.message} />
            <Text size="sm" tone="subtle">
              <RelativeTime at={new Date(entry.at).toISOString()} />
            </Text>
          </li>
        ))}
      </ul>
    </section>
  );
}
