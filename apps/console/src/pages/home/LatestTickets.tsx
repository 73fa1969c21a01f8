import { type Company, ticketCalls } from '@comanda/api/calls';
import { Card } from '@comanda/ui/Card';
import { ErrorState } from '@comanda/ui/ErrorState';
import { Link } from '@comanda/ui/Link';
import { RelativeTime } from '@comanda/ui/RelativeTime';
import { Row, Rows } from '@comanda/ui/Rows';
import { Loading, Skeleton } from '@comanda/ui/Skeleton';
import { Text } from '@comanda/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { failureMessage } from '../../app/failures.ts';
import { useFormat } from '../../app/format.ts';
import { useLabel } from '../../app/label.ts';
import { useCallQuery } from '../../app/queries.ts';
import * as css from './HomePage.css.ts';

const SHOWN = 6;

/** The last sales of the company as they come in; nothing before the first, which a person is not the one to make. */
export function LatestTickets({ company }: { readonly company: Company }) {
  const { t } = useLingui();
  const label = useLabel();
  const format = useFormat();
  const { data, error, refetch, isFetching } = useCallQuery(ticketCalls.list, {
    data: { idCompany: company.id, limit: 10 },
  });
  if (data?.elements.length === 0) return null;
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
      {data && (
        <Rows inset="card">
          {data.elements
            .slice(0, SHOWN)
            .map(({ id, sName, terminal, number, at, timeZone, total, currency }) => (
              <Row key={id} arrange="stack">
                <div className={css.ticket}>
                  <Text weight="medium">
                    <bdi>{terminal}</bdi> · <bdi>{number}</bdi>
                  </Text>
                  <span className={css.end}>
                    <Text as="bdi" dir="ltr" weight="medium" isFigures>
                      {format.money(total, currency)}
                    </Text>
                  </span>
                  <Text tone="muted" wrap="truncate" dir="auto">
                    {sName}
                  </Text>
                  <span className={css.end}>
                    <Text tone="muted">
                      <RelativeTime at={at} timeZone={timeZone} />
                    </Text>
                  </span>
                </div>
              </Row>
            ))}
        </Rows>
      )}
    </Card>
  );
}
