import { type Company, ticketCalls } from '@comanda/api/calls';
import { Card } from '@comanda/ui/Card';
import { EmptyState } from '@comanda/ui/EmptyState';
import { ErrorState } from '@comanda/ui/ErrorState';
import { Link } from '@comanda/ui/Link';
import { Loading, Skeleton } from '@comanda/ui/Skeleton';
import { useLingui } from '@lingui/react/macro';
import { ReceiptText } from 'lucide-react';
import { failureMessage } from '../../app/failures.ts';
import { useFormat } from '../../app/format.ts';
import { useLabel } from '../../app/label.ts';
import { useCallQuery } from '../../app/queries.ts';
import * as css from './HomePage.css.ts';

const SHOWN = 6;

/** The last sales of the company as they come in. */
export function LatestTickets({ company }: { readonly company: Company }) {
  const { t } = useLingui();
  const label = useLabel();
  const format = useFormat();
  const { data, error, refetch, isFetching } = useCallQuery(ticketCalls.list, {
    data: { idCompany: company.id, limit: 10 },
  });
  return (
    <Card
      title={t`Latest tickets`}
      padding="none"
      actions={<Link href="/documents/sales/tickets" underline="hover">{t`All tickets`}</Link>}
    >
      {error && (
        <ErrorState
          headingLevel={3}
          description={label(failureMessage(error.failure))}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {!data && !error && (
        <Loading>
          <Skeleton shape="row" />
          <Skeleton shape="row" />
          <Skeleton shape="row" />
        </Loading>
      )}
      {data?.elements.length === 0 && (
        <EmptyState
          headingLevel={3}
          icon={ReceiptText}
          title={t`No tickets yet`}
          description={t`A ticket appears here as soon as a till has sold something.`}
        />
      )}
      {data && data.elements.length > 0 && (
        <ul className={css.rows}>
          {data.elements.slice(0, SHOWN).map(({ id, sName, terminal, number, at, total, currency }) => (
            <li key={id} className={css.ticket}>
              <span className={css.strong}>
                <bdi>{terminal}</bdi> · <bdi>{number}</bdi>
              </span>
              <bdi dir="ltr" className={`${css.figureEnd} ${css.strong}`}>
                {format.money(total, currency)}
              </bdi>
              <span className={css.truncated} dir="auto">
                {sName}
              </span>
              <time dateTime={at} className={`${css.figureEnd} ${css.muted}`}>
                <bdi dir="ltr">{format.instant(at)}</bdi>
              </time>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
