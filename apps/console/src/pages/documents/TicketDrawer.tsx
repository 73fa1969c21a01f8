import { type AnswerOf, ticketCalls } from '@comanda/api/calls';
import { dimensionLabel, keyLabel } from '@comanda/api/reports';
import { Banner } from '@comanda/ui/Banner';
import { Button } from '@comanda/ui/Button';
import { Drawer } from '@comanda/ui/Drawer';
import { FieldValue } from '@comanda/ui/FieldValue';
import { Link } from '@comanda/ui/Link';
import { FileText, Mail } from 'lucide-react';
import { useState } from 'react';
import { Table } from '@comanda/ui/Table';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useAllowed, useCallMutation, useCallQuery, useFormat, useLabel } from '../../app/index.ts';
import { QueryState } from '../list/QueryState.tsx';
import { FiscalPart } from './FiscalPart.tsx';
import { InvoiceDialog } from './InvoiceDialog.tsx';
import { InvoiceDrawer } from './InvoiceDrawer.tsx';
import { SendDialog } from './SendDialog.tsx';
import { TicketMarks } from './TicketMarks.tsx';
import { TicketTables } from './TicketTables.tsx';
import * as css from './tickets.css.ts';

interface TicketDrawerProps {
  readonly id: string;
  /** Shows another ticket in its place: the one that this one is about. */
  readonly onOpen: (id: string) => void;
  readonly onClose: () => void;
}
type Ticket = AnswerOf<typeof ticketCalls.get>;

/** One ticket with all that happened to it, and the address that its guest may have. */
export function TicketDrawer({ id, onOpen, onClose }: TicketDrawerProps) {
  const { t } = useLingui();
  const query = useCallQuery(
    ticketCalls.get,
    { params: { id } },
    // What the tax office says comes by itself.
    { refetchInterval: ({ state }) => (state.data?.fiscal?.state === 'W' ? 2_000 : false) },
  );
  const ticket = query.data;
  return (
    <Drawer
      title={ticket ? t`Ticket ${ticket.number} · ${ticket.terminal}` : t`Ticket`}
      size="md"
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <QueryState query={query} />
      {ticket && <Whole ticket={ticket} onOpen={onOpen} />}
    </Drawer>
  );
}

interface WholeProps extends Pick<TicketDrawerProps, 'onOpen'> {
  readonly ticket: Ticket;
}

function Whole({ ticket, onOpen }: WholeProps) {
  const { t } = useLingui();
  const format = useFormat();
  // A company may have changed its currency since: a ticket keeps the one that it was paid in.
  const money = (minor: number): string => format.money(minor, ticket.currency);
  const { voided, amends, amendedBy, corrections } = ticket;
  return (
    <div className={css.stack}>
      {voided && (
        <Banner tone="warning" title={t`Voided ${format.instant(voided.at, ticket.timeZone)}`}>
          {voided.reason}
        </Banner>
      )}
      {(amends !== null || amendedBy.length > 0) && (
        <div className={css.line}>
          <TicketMarks ticket={ticket} />
          {amends !== null && (
            <Button size="sm" onPress={() => onOpen(amends.id)}>{t`About ticket ${amends.number}`}</Button>
          )}
          {amendedBy.map((other) => (
            <Button key={other.id} size="sm" onPress={() => onOpen(other.id)}>
              {other.kind === 'A'
                ? t`Credit note ${other.number}: ${money(other.total)}`
                : t`Amendment ${other.number}: ${money(other.total)}`}
            </Button>
          ))}
        </div>
      )}
      <Actions ticket={ticket} />
      <TicketFacts ticket={ticket} money={money} />
      <TicketTables ticket={ticket} write={{ ...format, money }} />
      {corrections.length > 0 && (
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
      )}
      {ticket.fiscal && (
        <FiscalPart
          idTicket={ticket.id}
          idStore={ticket.idStore}
          document={ticket.fiscal}
          timeZone={ticket.timeZone}
        />
      )}
      <Link
        href={`/public/ticket/${ticket.id}`}
        target="_blank"
      >{t`Open and print as the guest sees it`}</Link>
    </div>
  );
}

/** Its invoice, or the way to one; and the mail that brings it to its guest. */
function Actions({ ticket }: { readonly ticket: Ticket }) {
  const { t, i18n } = useLingui();
  const [asked, setAsked] = useState<'make' | 'send'>();
  const [shown, setShown] = useState<string>();
  const send = useCallMutation(ticketCalls.email);
  const mayMake = useAllowed('ALLOW_COMPANY_INVOICE_CREATE');
  const { id, number, invoice, voided, training } = ticket;
  const isSale = voided === null && !training;
  return (
    <div className={css.line}>
      {invoice && (
        <Button
          iconStart={FileText}
          onPress={() => setShown(invoice.id)}
        >{t`Invoice ${invoice.label}`}</Button>
      )}
      {!invoice && isSale && mayMake && (
        <Button iconStart={FileText} onPress={() => setAsked('make')}>{t`Make an invoice`}</Button>
      )}
      {mayMake && <Button iconStart={Mail} onPress={() => setAsked('send')}>{t`Send by mail`}</Button>}
      {asked === 'make' && (
        <InvoiceDialog
          ids={[id]}
          onClose={() => setAsked(undefined)}
          onMade={(made) => {
            setAsked(undefined);
            setShown(made);
          }}
        />
      )}
      {asked === 'send' && (
        <SendDialog
          title={t`Send ticket ${number}`}
          email={null}
          isPending={send.isPending}
          onSend={(email) => send.mutate({ params: { id, email, lang: i18n.locale } })}
          onClose={() => setAsked(undefined)}
        />
      )}
      {shown !== undefined && (
        <InvoiceDrawer id={shown} onOpen={setShown} onClose={() => setShown(undefined)} />
      )}
    </div>
  );
}

interface FactsProps {
  readonly ticket: Ticket;
  readonly money: (minor: number) => string;
}

/** Where, when, by whom and for whom; what was nobody's or nothing is left out. */
function TicketFacts({ ticket, money }: FactsProps) {
  const { t } = useLingui();
  const label = useLabel();
  const format = useFormat();
  const guests = t`${plural(ticket.covers, { one: '# guest', other: '# guests' })}`;
  const facts: readonly (readonly [name: string, value: string | null])[] = [
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
  return (
    <div className={css.facts}>
      {facts.map(
        ([name, value]) =>
          value !== null && (
            <FieldValue key={name} label={name}>
              <bdi>{value}</bdi>
            </FieldValue>
          ),
      )}
    </div>
  );
}
