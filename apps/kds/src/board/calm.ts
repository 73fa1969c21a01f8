import type { TicketLine } from '@comanda/ui/LineRow';
import type { Ticket } from '@comanda/ui/TicketCard';

type Doing = Pick<TicketLine, 'status' | 'action'>;
/** As it stood, but for what is done to it. */
const asItStood = <T extends Doing>({ action: _action, ...last }: T, { status, action }: Doing) => ({
  ...last,
  status,
  ...(action && { action }),
});

const hasSameLines = ({ lines: one }: Ticket, { lines: other }: Ticket): boolean =>
  one.length === other.length && one.every(({ id }, index) => id === other[index]?.id);

const calmed = (last: Ticket | undefined, next: Ticket): Ticket => {
  if (!last || last === next || !hasSameLines(last, next)) return next;
  const lines = next.lines.map((line, index) => {
    const before = last.lines[index];
    return before && before !== line ? asItStood(before, line) : line;
  });
  return { ...asItStood(last, next), lines };
};

/**
 * Cards under a hand: what is done to them shows at once, and nothing else that would make them larger or smaller, such as
 * that it is not sent yet (docs/product.md §16.11).
 */
export const createCalm = (): ((tickets: readonly Ticket[], isStill: boolean) => readonly Ticket[]) => {
  let shown = new Map<string, Ticket>();
  return (tickets, isStill) => {
    const next = isStill ? tickets.map((ticket) => calmed(shown.get(ticket.id), ticket)) : tickets;
    shown = new Map(next.map((ticket) => [ticket.id, ticket] as const));
    return next;
  };
};
