import type { InvoiceDocument } from '@comanda/api/calls';
import { FieldValue } from '@comanda/ui/FieldValue';
import { Table } from '@comanda/ui/Table';
import { Text } from '@comanda/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { writeDay, writeInstant } from '../../app/dates.ts';
import type { TicketWriting } from './TicketTables.tsx';
import * as css from './tickets.css.ts';

export interface InvoiceSheetProps {
  readonly invoice: InvoiceDocument;
  readonly write: TicketWriting;
}
type Line = InvoiceDocument['lines'][number];

/** A day as its store's calendar has it. */
const dayIn = (at: string, timeZone: string): string =>
  writeDay(new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(new Date(at)));

/** An invoice as it was made: who sells to whom, what, and the taxes by rate. */
export function InvoiceSheet({ invoice, write }: InvoiceSheetProps) {
  const { t } = useLingui();
  const { at, timeZone, sName, amends, reason, creditedBy, tickets, lines, taxes, net, total } = invoice;
  return (
    <>
      <div className={css.facts}>
        <FieldValue label={t`Date`}>
          <bdi>{dayIn(at, timeZone)}</bdi>
        </FieldValue>
        <FieldValue label={t`Store`}>
          <bdi>{sName}</bdi>
        </FieldValue>
        {amends && <FieldValue label={t`Takes back invoice`}>{amends.label}</FieldValue>}
        {reason !== null && (
          <FieldValue label={t`Reason`}>
            <bdi>{reason}</bdi>
          </FieldValue>
        )}
        {creditedBy && <FieldValue label={t`Taken back by`}>{creditedBy.label}</FieldValue>}
      </div>
      <div className={css.parties}>
        <Seller invoice={invoice} />
        <Buyer invoice={invoice} />
      </div>
      {tickets.map(({ terminal, number, at: sold, document }, place) => (
        <Table<Line>
          key={place}
          caption={
            document === 'DLN'
              ? t`Delivery note ${number} · ${terminal} · ${writeInstant(sold, timeZone)}`
              : t`Ticket ${number} · ${terminal} · ${writeInstant(sold, timeZone)}`
          }
          rows={lines.filter(({ ticket }) => ticket === place)}
          getRowId={(line) => String(lines.indexOf(line))}
          columns={[
            { id: 'name', header: t`Line`, isRowHeader: true, cell: ({ name }) => <bdi>{name}</bdi> },
            {
              id: 'quantity',
              header: t`Quantity`,
              align: 'end',
              cell: ({ quantity }) => write.decimal(quantity),
            },
            {
              id: 'price',
              header: t`Price`,
              align: 'end',
              cell: ({ unitPrice, discount }) => (
                <>
                  <bdi>{write.money(unitPrice)}</bdi>
                  {discount !== 0 && (
                    <Text as="p" size="sm" tone="muted">
                      <bdi>{write.money(0 - discount)}</bdi>
                    </Text>
                  )}
                </>
              ),
            },
            { id: 'total', header: t`Total`, align: 'end', cell: (line) => write.money(line.total) },
          ]}
        />
      ))}
      <Table<InvoiceDocument['taxes'][number]>
        caption={t`Taxes`}
        isCaptionHidden
        rows={taxes}
        getRowId={(share) => String(taxes.indexOf(share))}
        columns={[
          {
            id: 'tax',
            header: t`Tax`,
            isRowHeader: true,
            cell: ({ code, names }) => <bdi>{write.names(names) || code}</bdi>,
            footer: t`Total`,
          },
          {
            id: 'rate',
            header: t`Rate`,
            align: 'end',
            cell: ({ rate }) => rate !== null && <bdi>{`${write.decimal(rate)}\u00a0%`}</bdi>,
          },
          {
            id: 'base',
            header: t`Base`,
            align: 'end',
            cell: ({ base }) => write.money(base),
            footer: write.money(net),
          },
          {
            id: 'amount',
            header: t`Tax amount`,
            align: 'end',
            cell: ({ tax }) => write.money(tax),
            footer: write.money(total),
          },
        ]}
      />
    </>
  );
}

type Part = Pick<InvoiceSheetProps, 'invoice'>;
/** Without the part of it, as in `ES-CT`. */
const countryOf = ({ country }: { readonly country: string }): string => country.slice(0, 2);
const lineOf = ({ street, zip, city }: { street: string; zip: string | null; city: string }): string =>
  [street, [zip, city].filter(Boolean).join(' ')].filter(Boolean).join(', ');

function Lines({ lines }: { readonly lines: readonly (string | null | undefined)[] }) {
  return lines.map(
    (line, index) =>
      line && (
        <Text key={index} as="p" size="sm">
          <bdi>{line}</bdi>
        </Text>
      ),
  );
}

/** Who sells, as an invoice has to name them. */
function Seller({ invoice: { seller } }: Part) {
  const { t } = useLingui();
  return (
    <FieldValue label={t`From`}>
      <Text weight="medium">
        <bdi>{seller.legalName}</bdi>
      </Text>
      <Lines lines={[t`Tax number ${seller.taxNumber}`, lineOf(seller), seller.phone, seller.email]} />
    </FieldValue>
  );
}

/** Who it is made out to. */
function Buyer({ invoice: { buyer, seller } }: Part) {
  const { t, i18n } = useLingui();
  const countries = new Intl.DisplayNames(i18n.locale, { type: 'region', fallback: 'code' });
  return (
    <FieldValue label={t`To`}>
      <Text weight="medium">
        <bdi>{buyer.name}</bdi>
      </Text>
      <Lines
        lines={[
          t`Tax number ${buyer.taxNumber}`,
          lineOf(buyer),
          ['', countryOf(seller)].includes(countryOf(buyer)) ? null : countries.of(countryOf(buyer)),
        ]}
      />
    </FieldValue>
  );
}
