import { deliveryNoteCalls } from '@comanda/api/calls';
import { dimensionLabel } from '@comanda/api/reports';
import { useLingui } from '@lingui/react/macro';
import { useAllowed, useCallQuery, useFormat, useLabel } from '../../app/index.ts';
import { DeliveryNoteMark } from './DeliveryNoteMark.tsx';
import { DeliveryNoteState } from './DeliveryNoteState.tsx';
import { DocumentDrawer, type Opening } from './DocumentDrawer.tsx';
import { InvoiceAct } from './invoicing.tsx';
import { TicketTables } from './TicketTables.tsx';

/** One delivery note: what went to whom, and its invoice or the way to one. */
export function DeliveryNoteDrawer(opening: Opening) {
  const { t } = useLingui();
  const label = useLabel();
  const format = useFormat();
  const mayMake = useAllowed('ALLOW_COMPANY_INVOICE_CREATE');
  const query = useCallQuery(deliveryNoteCalls.get, { params: { id: opening.id } });
  return (
    <DocumentDrawer
      {...opening}
      kind={t`Delivery note`}
      query={query}
      whole={(note) => {
        const { id, kind, state, amends, amendedBy, invoice } = note;
        // A company may have changed its currency since.
        const money = (minor: number): string => format.money(minor, note.currency);
        return {
          title: t`Delivery note ${note.number} · ${note.terminal}`,
          total: money(note.total),
          state: (
            <>
              <DeliveryNoteMark kind={kind} />
              <DeliveryNoteState state={state} />
            </>
          ),
          related: [
            ...(amends ? [{ id: amends.id, text: t`About delivery note ${amends.number}` }] : []),
            ...amendedBy.map((other) => ({
              id: other.id,
              text:
                other.kind === 'A'
                  ? t`Came back on ${other.number}: ${money(other.total)}`
                  : t`Amendment ${other.number}: ${money(other.total)}`,
            })),
          ],
          facts: [
            [label(dimensionLabel('customer')), note.customer],
            [t`Store`, note.sName],
            [t`When`, format.instant(note.at, note.timeZone)],
            [label(dimensionLabel('employee')), note.employee],
            [t`Note`, note.note === '' ? null : note.note],
          ],
          body: <TicketTables ticket={note} write={{ ...format, money }} />,
          acts: (invoice !== null || mayMake) && <InvoiceAct of="delivered" {...{ id, invoice, mayMake }} />,
        };
      }}
    />
  );
}
