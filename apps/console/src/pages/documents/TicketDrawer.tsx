import { ticketCalls, type TicketLine } from '@comanda/api/calls';
import { Drawer } from '@comanda/ui/Drawer';
import { FieldValue } from '@comanda/ui/FieldValue';
import { useLingui } from '@lingui/react/macro';
import { useCallQuery, useFormat, useLabel } from '../../app/index.ts';
import { QueryState } from '../list/QueryState.tsx';
import * as css from './tickets.css.ts';

interface TicketDrawerProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** What was chosen with a line: the answers to its modifiers, the products in its pack. */
function MadeOf({ line, money }: { readonly line: TicketLine; readonly money: (minor: number) => string }) {
  const format = useFormat();
  const parts = [
    ...line.parts.map(({ quantity, name, supplement }) => ({
      text: quantity === '1' ? name : `${format.decimal(quantity)} × ${name}`,
      extra: supplement,
    })),
    ...line.modifiers.map(({ name, priceChange }) => ({ text: name, extra: priceChange })),
  ];
  if (parts.length === 0) return null;
  return (
    <ul className={css.madeOf}>
      {parts.map(({ text, extra }, index) => (
        <li key={index} className={css.quiet}>
          <bdi>{text}</bdi>
          {extra !== 0 && <bdi> {money(extra)}</bdi>}
        </li>
      ))}
    </ul>
  );
}

/** One ticket as it was printed: lines, taxes, how it was paid. */
export function TicketDrawer({ id, onClose }: TicketDrawerProps) {
  const { t } = useLingui();
  const label = useLabel();
  const format = useFormat();
  const query = useCallQuery(ticketCalls.get, { params: { id } });
  const ticket = query.data;
  // A company may have changed its currency since: a ticket keeps the one that it was paid in.
  const money = (minor: number) => format.money(minor, ticket?.currency);
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
            <FieldValue label={t`When`}>{format.instant(ticket.at)}</FieldValue>
            <FieldValue label={t`Catalogue of publication`}>{format.number(ticket.commit)}</FieldValue>
          </div>
          <table className={css.table}>
            <thead>
              <tr>
                <th scope="col" className={css.start}>{t`Line`}</th>
                <th scope="col" className={css.end}>{t`Quantity`}</th>
                <th scope="col" className={css.end}>{t`Total`}</th>
              </tr>
            </thead>
            <tbody>
              {ticket.details.map((line, index) => (
                // A ticket is never changed, so a line's place is its identity.
                <tr key={index}>
                  <td className={css.start} dir="auto">
                    {line.name}
                    <MadeOf line={line} money={money} />
                  </td>
                  <td className={css.end}>{format.decimal(line.quantity)}</td>
                  <td className={css.end}>{money(line.total)}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row" colSpan={2} className={css.start}>{t`Total`}</th>
                <td className={css.sum}>{money(ticket.total)}</td>
              </tr>
            </tfoot>
          </table>
          <table className={css.table}>
            <caption className={css.caption}>{t`Taxes, included in the total`}</caption>
            <thead>
              <tr>
                <th scope="col" className={css.start}>{t`Tax`}</th>
                <th scope="col" className={css.end}>{t`Base`}</th>
                <th scope="col" className={css.end}>{t`Amount`}</th>
              </tr>
            </thead>
            <tbody>
              {ticket.taxes.map(({ idTax, code, names, base, tax }) => (
                <tr key={idTax}>
                  <td className={css.start}>
                    <bdi>{code}</bdi> <bdi className={css.quiet}>{format.names(names)}</bdi>
                  </td>
                  <td className={css.end}>{money(base)}</td>
                  <td className={css.end}>{money(tax)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <table className={css.table}>
            <caption className={css.caption}>{t`Paid`}</caption>
            <tbody>
              {ticket.payments.map(({ kind, amount, change }, index) => (
                <tr key={index}>
                  <td className={css.start}>{label({ id: `PMT.kind.${kind}` })}</td>
                  <td className={css.end}>
                    {change > 0 && <span className={css.quiet}>{t`change ${money(change)}`}</span>}
                  </td>
                  <td className={css.end}>{money(amount)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Drawer>
  );
}
