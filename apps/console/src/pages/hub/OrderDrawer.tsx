import { hubOrderCalls, type HubOrder } from '@comanda/api/calls';
import { pages } from '@comanda/api/pages';
import { Link } from '@comanda/ui/Link';
import { Row, Rows } from '@comanda/ui/Rows';
import { Status } from '@comanda/ui/Status';
import { Table } from '@comanda/ui/Table';
import { Text } from '@comanda/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { isolated } from '../../app/isolated.ts';
import { listed } from '../../app/listed.ts';
import { useCallQuery, useFormat, useLabel } from '../../app/index.ts';
import { DocumentDrawer, type Opening } from '../documents/DocumentDrawer.tsx';
import { reasonLabels, statusLabel, statusTone } from './orderActs.ts';
import * as css from './hub.css.ts';

type Line = HubOrder['lines'][number];

/** One order with all that became of it. */
export function OrderDrawer(opening: Opening) {
  const { t } = useLingui();
  const label = useLabel();
  const format = useFormat();
  const query = useCallQuery(hubOrderCalls.get, { params: { id: opening.id } });
  return (
    <DocumentDrawer
      {...opening}
      kind={t`Order`}
      query={query}
      whole={(order) => {
        const { timeZone, phone, address, table, note, wanted, ticket } = order;
        return {
          title: t`Order ${order.code}`,
          total: format.money(order.total, order.currency),
          state: <Status tone={statusTone(order.status)} text={label(statusLabel(order.status))} />,
          facts: [
            [t`Guest`, order.customer],
            [
              t`Phone`,
              phone === '' ? null : <Link href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</Link>,
            ],
            [t`Brought to`, address === '' ? null : address],
            [t`Table`, table === '' ? null : table],
            [t`Service`, format.names(order.serviceNames)],
            [t`Store`, order.sName],
            [t`Ordered`, format.instant(order.at, timeZone)],
            [wanted === null ? t`Due` : t`Wanted for`, format.instant(order.due, timeZone)],
            [t`Payment`, order.isPaid ? t`Paid` : t`To be paid`],
            [t`Note`, note === '' ? null : note],
            [
              t`Ticket`,
              ticket && <Link href={`${pages.tickets.path}?id=${ticket.id}`}>{String(ticket.number)}</Link>,
            ],
          ],
          body: <Whole order={order} />,
        };
      }}
    />
  );
}

/** What was ordered, and what became of it. */
function Whole({ order }: { readonly order: HubOrder }) {
  const { t } = useLingui();
  const format = useFormat();
  const { currency, lines } = order;
  return (
    <>
      <Table<Line>
        caption={t`Dishes`}
        rows={lines}
        getRowId={(line) => String(lines.indexOf(line))}
        columns={[
          {
            id: 'name',
            header: t`Dish`,
            isRowHeader: true,
            cell: ({ name, quantity, modifiers, note: own }) => (
              <span className={css.tight}>
                <span>
                  {quantity} × <bdi>{name}</bdi>
                </span>
                {(modifiers.length > 0 || own !== '') && (
                  <Text tone="muted" wrap="anywhere">
                    {listed(
                      [...modifiers.map((one) => one.name), ...(own === '' ? [] : [own])].map(isolated),
                    )}
                  </Text>
                )}
              </span>
            ),
            footer: t`Total`,
          },
          {
            id: 'total',
            header: t`Price`,
            align: 'end',
            cell: ({ total }) => format.money(total, currency),
            footer: format.money(order.total, currency),
          },
        ]}
      />
      <Steps order={order} />
    </>
  );
}

/** What became of it, the newest last, each with who did it. */
function Steps({ order: { steps, timeZone } }: { readonly order: HubOrder }) {
  const { t } = useLingui();
  const label = useLabel();
  const format = useFormat();
  const who = ({ by, name }: HubOrder['steps'][number]): string => {
    if (name !== '') return name;
    if (by === 'kitchen') return t`Kitchen`;
    return by === 'rule' ? t`Accepted automatically` : t`Guest`;
  };
  return (
    <Rows label={t`What became of it`}>
      {steps.map((step, index) => (
        <Row key={index} arrange="stack">
          <div className={css.ends}>
            <Status tone={statusTone(step.status)} text={label(statusLabel(step.status))} />
            <Text tone="muted" isFigures>
              {format.instant(step.at, timeZone)}
            </Text>
          </div>
          <Text tone="muted" wrap="anywhere">
            {[
              who(step),
              ...(step.reason === null ? [] : [label(reasonLabels[step.reason])]),
              ...(step.note === '' ? [] : [step.note]),
            ].join(' · ')}
          </Text>
        </Row>
      ))}
    </Rows>
  );
}
