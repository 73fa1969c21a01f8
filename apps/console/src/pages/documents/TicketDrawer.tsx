import { type AnswerOf, ticketCalls } from '@comanda/api/calls';
import { dimensionLabel, keyLabel } from '@comanda/api/reports';
import { Banner } from '@comanda/ui/Banner';
import { Button } from '@comanda/ui/Button';
import { Link } from '@comanda/ui/Link';
import { Table } from '@comanda/ui/Table';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { useAllowed, useCallMutation, useCallQuery, useFormat, useLabel } from '../../app/index.ts';
import { DocumentDrawer, type DocumentFact, type Opening } from './DocumentDrawer.tsx';
import { FiscalPart } from './FiscalPart.tsx';
import { InvoiceAct } from './invoicing.tsx';
import { SendDialog } from './SendDialog.tsx';
import { TicketMarks } from './TicketMarks.tsx';
import { TicketTables } from './TicketTables.tsx';

type Ticket = AnswerOf<typeof ticketCalls.get>;

/** One ticket with all that happened to it, and the address that its guest may have. */
export function TicketDrawer(opening: Opening) {
  const { t } = useLingui();
  const format = useFormat();
  const factsOf = useFacts();
  const mayMake = useAllowed('ALLOW_COMPANY_INVOICE_CREATE');
  const query = useCallQuery(
    ticketCalls.get,
    { params: { id: opening.id } },
    // What the tax office says comes by itself.
    { refetchInterval: ({ state }) => (state.data?.fiscal?.state === 'W' ? 2_000 : false) },
  );
  return (
    <DocumentDrawer
      {...opening}
      kind={t`Ticket`}
      query={query}
      whole={(ticket) => {
        // A company may have changed its currency since: a ticket keeps the one that it was paid in.
        const money = (minor: number): string => format.money(minor, ticket.currency);
        const { id, idStore, voided, training, amends, amendedBy, corrections, fiscal, invoice } = ticket;
        const isSale = voided === null && !training;
        return {
          title: t`Ticket ${ticket.number} · ${ticket.terminal}`,
          total: money(ticket.total),
          state: <TicketMarks ticket={ticket} />,
          notice: voided && (
            <Banner tone="warning" title={t`Voided ${format.instant(voided.at, ticket.timeZone)}`}>
              {voided.reason}
            </Banner>
          ),
          related: [
            ...(amends ? [{ id: amends.id, text: t`About ticket ${amends.number}` }] : []),
            ...amendedBy.map((other) => ({
              id: other.id,
              text:
                other.kind === 'A'
                  ? t`Credit note ${other.number}: ${money(other.total)}`
                  : t`Amendment ${other.number}: ${money(other.total)}`,
            })),
          ],
          facts: factsOf(ticket, money),
          body: (
            <>
              <TicketTables ticket={ticket} write={{ ...format, money }} />
              {corrections.length > 0 && <Corrections corrections={corrections} money={money} />}
              {fiscal && (
                <FiscalPart idTicket={id} idStore={idStore} document={fiscal} timeZone={ticket.timeZone} />
              )}
              <Link
                href={`/public/ticket/${id}`}
                target="_blank"
              >{t`Open and print as the guest sees it`}</Link>
            </>
          ),
          acts: (invoice !== null || mayMake) && (
            <>
              {mayMake && <MailAct ticket={ticket} />}
              <InvoiceAct of="tickets" {...{ id, invoice, mayMake: mayMake && isSale }} />
            </>
          ),
        };
      }}
    />
  );
}

/** The mail that brings it to its guest. */
function MailAct({ ticket: { id, number } }: { readonly ticket: Pick<Ticket, 'id' | 'number'> }) {
  const { t, i18n } = useLingui();
  const [isAsked, setAsked] = useState(false);
  const send = useCallMutation(ticketCalls.email);
  return (
    <>
      <Button iconStart={Mail} onPress={() => setAsked(true)}>{t`Send by mail`}</Button>
      {isAsked && (
        <SendDialog
          title={t`Send ticket ${number}`}
          email={null}
          isPending={send.isPending}
          onSend={(email) => send.mutate({ params: { id, email, lang: i18n.locale } })}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}

type Money = (minor: number) => string;

/** Lines that were taken off or changed before anything was paid. */
function Corrections({ corrections, money }: Pick<Ticket, 'corrections'> & { readonly money: Money }) {
  const { t } = useLingui();
  const format = useFormat();
  return (
    <Table<Ticket['corrections'][number]>
      caption={t`Corrected before it was paid`}
      rows={corrections}
      getRowId={(line) => String(corrections.indexOf(line))}
      columns={[
        {
          id: 'name',
          header: t`Line`,
          isRowHeader: true,
          cell: ({ name, quantity }) => (
            <>
              {format.decimal(quantity)} × <bdi>{name}</bdi>
            </>
          ),
        },
        { id: 'reason', header: t`Reason`, cell: ({ reason }) => <bdi>{reason}</bdi> },
        { id: 'amount', header: t`Amount`, align: 'end', cell: ({ amount }) => money(amount) },
      ]}
    />
  );
}

/** Where, when, by whom and for whom; what was nobody's or nothing is left out. */
function useFacts() {
  const { t } = useLingui();
  const label = useLabel();
  const format = useFormat();
  return (ticket: Ticket, money: Money): readonly DocumentFact[] => {
    const guests = t`${plural(ticket.covers, { one: '# guest', other: '# guests' })}`;
    return [
      [t`Store`, ticket.sName],
      [t`When`, format.instant(ticket.at, ticket.timeZone)],
      [label(dimensionLabel('service')), label(keyLabel('service', ticket.serviceKind))],
      [label(dimensionLabel('employee')), ticket.employee],
      [label(dimensionLabel('customer')), ticket.customer],
      [t`Table`, ticket.table],
      [t`Guests`, ticket.covers > 0 ? guests : null],
      [label(dimensionLabel('source')), ticket.source],
      [t`Taken off`, ticket.discount === 0 ? null : money(ticket.discount)],
      [t`Tips`, ticket.tips === 0 ? null : money(ticket.tips)],
      [t`Rounding`, ticket.rounding === 0 ? null : money(ticket.rounding)],
      [t`Copies printed`, ticket.copies === 0 ? null : format.number(ticket.copies)],
      [t`Catalogue of publication`, format.number(ticket.commit)],
    ];
  };
}
