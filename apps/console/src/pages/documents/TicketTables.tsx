import type { PaymentCard, PublicTicket } from '@comanda/api/calls';
import { Table } from '@comanda/ui/Table';
import { Text } from '@comanda/ui/Text';
import { useLingui } from '@lingui/react/macro';
import type { Format } from '../../app/format.ts';
import { useLabel } from '../../app/label.ts';
import * as css from './tickets.css.ts';

/** How a ticket's figures and names are written. */
export interface TicketWriting extends Pick<Format, 'decimal' | 'names'> {
  readonly money: (minor: number) => string;
}
type Line = PublicTicket['details'][number];

interface NameOfLineProps {
  readonly line: Line;
  readonly write: TicketWriting;
}

/** What was sold, and what was chosen with it: the answers to its modifiers, the products in its pack. */
function NameOfLine({ line, write }: NameOfLineProps) {
  const parts = [
    ...line.parts.map(({ quantity, name, supplement }) => ({
      text: quantity === '1' ? name : `${write.decimal(quantity)} × ${name}`,
      extra: supplement,
    })),
    ...line.modifiers.map(({ name, priceChange }) => ({ text: name, extra: priceChange })),
  ];
  return (
    <>
      <bdi>{line.name}</bdi>
      {parts.length > 0 && (
        <ul role="list" className={css.madeOf}>
          {parts.map(({ text, extra }, index) => (
            <li key={index}>
              <Text size="sm" tone="muted" weight="regular">
                <bdi>{text}</bdi>
                {extra !== 0 && (
                  <>
                    {' '}
                    <bdi>{write.money(extra)}</bdi>
                  </>
                )}
              </Text>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** `Visa · Debit · National`, as tariffs call cards. */
function CardLine({ card: { brand, kind, origin } }: { readonly card: PaymentCard }) {
  const label = useLabel();
  const words = [
    ...(brand ? [label({ id: `FPT.fees.brand.${brand}` })] : []),
    ...(kind ? [label({ id: `FPT.fees.card.${kind}` })] : []),
    ...(origin ? [label({ id: `FPT.fees.origin.${origin}` })] : []),
  ];
  return (
    <>
      {' '}
      <Text size="sm" tone="muted" weight="regular">
        {words.join(' · ')}
      </Text>
    </>
  );
}

/** A ticket is never changed, so the place of a line is its identity. */
const placeIn =
  <Entry,>(entries: readonly Entry[]) =>
  (entry: Entry): string =>
    String(entries.indexOf(entry));

/** The card that paid, as far as the office is told; a guest is not. */
type Paid = { readonly card?: PaymentCard | null | undefined };
type PaidTicket = { readonly payments: readonly (PublicTicket['payments'][number] & Paid)[] };

export interface TicketTablesProps {
  /** Without payments where it is paid by an invoice. */
  readonly ticket: Pick<PublicTicket, 'details' | 'taxes' | 'total'> & Partial<PaidTicket>;
  readonly write: TicketWriting;
}

/** A ticket as it was printed: lines, taxes, how it was paid. */
export function TicketTables({ ticket, write }: TicketTablesProps) {
  const { t } = useLingui();
  return (
    <>
      <Table
        caption={t`Lines`}
        isCaptionHidden
        columns={[
          {
            id: 'name',
            header: t`Line`,
            isRowHeader: true,
            cell: (line) => <NameOfLine line={line} write={write} />,
            footer: t`Total`,
          },
          {
            id: 'quantity',
            header: t`Quantity`,
            align: 'end',
            cell: ({ quantity }) => write.decimal(quantity),
          },
          {
            id: 'total',
            header: t`Total`,
            align: 'end',
            cell: ({ total }) => write.money(total),
            footer: write.money(ticket.total),
          },
        ]}
        rows={ticket.details}
        getRowId={placeIn(ticket.details)}
      />
      <Table
        caption={t`Taxes, included in the total`}
        columns={[
          {
            id: 'tax',
            header: t`Tax`,
            isRowHeader: true,
            cell: ({ code, names }) => (
              <>
                <bdi>{code}</bdi>{' '}
                <Text as="bdi" tone="muted" weight="regular">
                  {write.names(names)}
                </Text>
              </>
            ),
          },
          { id: 'base', header: t`Base`, align: 'end', cell: ({ base }) => write.money(base) },
          { id: 'amount', header: t`Amount`, align: 'end', cell: ({ tax }) => write.money(tax) },
        ]}
        rows={ticket.taxes}
        getRowId={placeIn(ticket.taxes)}
      />
      {ticket.payments && <Payments payments={ticket.payments} write={write} />}
    </>
  );
}

function Payments({ payments, write }: PaidTicket & Pick<TicketTablesProps, 'write'>) {
  const { t } = useLingui();
  const label = useLabel();
  return (
    <Table
      caption={t`Paid`}
      columns={[
        {
          id: 'kind',
          header: t`Payment method`,
          isRowHeader: true,
          cell: ({ kind, card }) => (
            <>
              {label({ id: `PMT.kind.${kind}` })}
              {card && <CardLine card={card} />}
            </>
          ),
        },
        {
          id: 'change',
          header: t`Change given`,
          align: 'end',
          cell: ({ change }) => change > 0 && write.money(change),
        },
        { id: 'amount', header: t`Amount`, align: 'end', cell: ({ amount }) => write.money(amount) },
      ]}
      rows={payments}
      getRowId={placeIn(payments)}
    />
  );
}
