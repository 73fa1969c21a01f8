import { ticketCalls } from '@comanda/api/calls';
import { Drawer } from '@comanda/ui/Drawer';
import { FieldValue } from '@comanda/ui/FieldValue';
import { Link } from '@comanda/ui/Link';
import { useLingui } from '@lingui/react/macro';
import { useCallQuery, useFormat } from '../../app/index.ts';
import { QueryState } from '../list/QueryState.tsx';
import { TicketTables } from './TicketTables.tsx';
import * as css from './tickets.css.ts';

interface TicketDrawerProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** One ticket, with the address that its guest may have. */
export function TicketDrawer({ id, onClose }: TicketDrawerProps) {
  const { t } = useLingui();
  const format = useFormat();
  const query = useCallQuery(ticketCalls.get, { params: { id } });
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
      {ticket && (
        <div className={css.stack}>
          <div className={css.facts}>
            <FieldValue label={t`Store`}>{ticket.sName}</FieldValue>
            <FieldValue label={t`When`}>{format.instant(ticket.at, ticket.timeZone)}</FieldValue>
            <FieldValue label={t`Catalogue of publication`}>{format.number(ticket.commit)}</FieldValue>
          </div>
          <TicketTables
            ticket={ticket}
            write={{
              ...format,
              // A company may have changed its currency since: a ticket keeps the one that it was paid in.
              money: (minor) => format.money(minor, ticket.currency),
            }}
          />
          <Link
            href={`/public/ticket/${ticket.id}`}
            target="_blank"
          >{t`Open and print as the guest sees it`}</Link>
        </div>
      )}
    </Drawer>
  );
}
