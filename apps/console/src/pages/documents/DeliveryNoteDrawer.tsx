import { type AnswerOf, deliveryNoteCalls } from '@comanda/api/calls';
import { dimensionLabel } from '@comanda/api/reports';
import { Button } from '@comanda/ui/Button';
import { Drawer } from '@comanda/ui/Drawer';
import { FieldValue } from '@comanda/ui/FieldValue';
import { Status } from '@comanda/ui/Status';
import { useLingui } from '@lingui/react/macro';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { useAllowed, useCallQuery, useFormat, useLabel } from '../../app/index.ts';
import { QueryState } from '../list/QueryState.tsx';
import { DeliveryNoteMark } from './DeliveryNoteMark.tsx';
import { InvoiceDialog } from './InvoiceDialog.tsx';
import { InvoiceDrawer } from './InvoiceDrawer.tsx';
import { TicketTables } from './TicketTables.tsx';
import * as css from './tickets.css.ts';

interface DeliveryNoteDrawerProps {
  readonly id: string;
  /** Shows another one in its place: the one that this one is about. */
  readonly onOpen: (id: string) => void;
  readonly onClose: () => void;
}
type Note = AnswerOf<typeof deliveryNoteCalls.get>;

/** One delivery note: what went to whom, and its invoice or the way to one. */
export function DeliveryNoteDrawer({ id, onOpen, onClose }: DeliveryNoteDrawerProps) {
  const { t } = useLingui();
  const query = useCallQuery(deliveryNoteCalls.get, { params: { id } });
  const note = query.data;
  return (
    <Drawer
      title={note ? t`Delivery note ${note.number} · ${note.terminal}` : t`Delivery note`}
      size="md"
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <QueryState query={query} />
      {note && <Whole note={note} onOpen={onOpen} />}
    </Drawer>
  );
}

interface WholeProps extends Pick<DeliveryNoteDrawerProps, 'onOpen'> {
  readonly note: Note;
}

function Whole({ note, onOpen }: WholeProps) {
  const { t } = useLingui();
  const label = useLabel();
  const format = useFormat();
  // A company may have changed its currency since.
  const money = (minor: number): string => format.money(minor, note.currency);
  const { amends, amendedBy } = note;
  const facts: readonly (readonly [name: string, value: string | null])[] = [
    [label(dimensionLabel('customer')), note.customer],
    [t`Store`, note.sName],
    [t`When`, format.instant(note.at, note.timeZone)],
    [label(dimensionLabel('employee')), note.employee],
    [t`Note`, note.note === '' ? null : note.note],
  ];
  return (
    <div className={css.stack}>
      <Actions note={note} />
      {(amends !== null || amendedBy.length > 0) && (
        <div className={css.line}>
          <DeliveryNoteMark kind={note.kind} />
          {amends !== null && (
            <Button
              size="sm"
              onPress={() => onOpen(amends.id)}
            >{t`About delivery note ${amends.number}`}</Button>
          )}
          {amendedBy.map((other) => (
            <Button key={other.id} size="sm" onPress={() => onOpen(other.id)}>
              {other.kind === 'A'
                ? t`Came back on ${other.number}: ${money(other.total)}`
                : t`Amendment ${other.number}: ${money(other.total)}`}
            </Button>
          ))}
        </div>
      )}
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
      <TicketTables ticket={note} write={{ ...format, money }} />
    </div>
  );
}

/** Its invoice, or the way to one. */
function Actions({ note: { id, state, invoice } }: Pick<WholeProps, 'note'>) {
  const { t } = useLingui();
  const [isAsked, setAsked] = useState(false);
  const [shown, setShown] = useState<string>();
  const mayMake = useAllowed('ALLOW_COMPANY_INVOICE_CREATE');
  return (
    <div className={css.line}>
      {state === 'I' ? (
        <Status tone="success" text={t`Invoiced`} />
      ) : (
        <Status tone="neutral" text={t`Not invoiced`} />
      )}
      {invoice && (
        <Button
          iconStart={FileText}
          onPress={() => setShown(invoice.id)}
        >{t`Invoice ${invoice.label}`}</Button>
      )}
      {!invoice && mayMake && (
        <Button iconStart={FileText} onPress={() => setAsked(true)}>{t`Make an invoice`}</Button>
      )}
      {isAsked && (
        <InvoiceDialog
          of="delivered"
          ids={[id]}
          onClose={() => setAsked(false)}
          onMade={(made) => {
            setAsked(false);
            setShown(made);
          }}
        />
      )}
      {shown !== undefined && (
        <InvoiceDrawer id={shown} onOpen={setShown} onClose={() => setShown(undefined)} />
      )}
    </div>
  );
}
