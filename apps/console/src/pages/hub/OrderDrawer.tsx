import { hubOrderCalls, type HubOrder } from '@comanda/api/calls';
import { Drawer } from '@comanda/ui/Drawer';
import { Fact, Facts } from '@comanda/ui/Facts';
import { Link } from '@comanda/ui/Link';
import { Row, Rows } from '@comanda/ui/Rows';
import { Status } from '@comanda/ui/Status';
import { Table } from '@comanda/ui/Table';
import { Text } from '@comanda/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { useCallQuery, useFormat, useLabel } from '../../app/index.ts';
import { QueryState } from '../list/QueryState.tsx';
import { reasonLabels, statusLabel, statusTone } from './orderActs.ts';
import * as css from './hub.css.ts';

/** One order with all that became of it. */
export function OrderDrawer({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { t } = useLingui();
  const query = useCallQuery(hubOrderCalls.get, { params: { id } });
  const order = query.data;
  return (
    <Drawer
      title={order ? t`Order ${order.code}` : t`Order`}
      size="md"
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <QueryState query={query} />
      {order && <Whole order={order} />}
    </Drawer>
  );
}

type Line = HubOrder['lines'][number];
function Whole({ order }: { readonly order: HubOrder }) {
  const { t } = useLingui();
  const format = useFormat();
  const { timeZone, currency, lines, phone, address, table, note, wanted, ticket } = order;
  return (
    <div className={css.page}>
      <Facts>
        <Fact term={t`Guest`}>
          <bdi>{order.customer}</bdi>
        </Fact>
        {phone !== '' && (
          <Fact term={t`Phone`}>
            <Link href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>
              <bdi>{phone}</bdi>
            </Link>
          </Fact>
        )}
        {address !== '' && (
          <Fact term={t`Brought to`}>
            <bdi>{address}</bdi>
          </Fact>
        )}
        {table !== '' && (
          <Fact term={t`Table`}>
            <bdi>{table}</bdi>
          </Fact>
        )}
        <Fact term={t`Service`}>
          <bdi>{format.names(order.serviceNames)}</bdi>
        </Fact>
        <Fact term={t`Store`}>
          <bdi>{order.sName}</bdi>
        </Fact>
        <Fact term={t`Ordered`}>{format.instant(order.at, timeZone)}</Fact>
        <Fact term={wanted === null ? t`Due` : t`Wanted for`}>{format.instant(order.due, timeZone)}</Fact>
        <Fact term={t`Payment`}>{order.isPaid ? t`Paid` : t`To be paid`}</Fact>
        {note !== '' && (
          <Fact term={t`Note`}>
            <bdi>{note}</bdi>
          </Fact>
        )}
        {ticket && (
          <Fact term={t`Ticket`}>
            <Link href={`/documents/sales/tickets?id=${ticket.id}`}>{String(ticket.number)}</Link>
          </Fact>
        )}
      </Facts>
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
                    {[...modifiers.map((one) => one.name), ...(own === '' ? [] : [own])].join(', ')}
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
    </div>
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
