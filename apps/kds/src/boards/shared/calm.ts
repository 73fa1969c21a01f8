import type { TicketLine } from '@comanda/ui/LineRow';
import type { Ticket } from '@comanda/ui/TicketCard';

type Doing = Pick<TicketLine, 'status' | 'action'>;
/** As it stood, but for what is done to it. */
const asItStood = <T extends Doing>({ action: _action, ...last }: T, { status, action }: Doing) => ({
  ...last,
  status,
  ...(action && { action }),
});
const isSame = (one: Doing, other: Doing): boolean =>
  one.status === other.status && one.action === other.action;

/** A dish that is done takes less room; it keeps what it had. */
const calmedLine = (last: TicketLine, next: TicketLine): TicketLine => {
  if (isSame(last, next)) return last;
  const line = asItStood(last, next);
  return line.status === 'finished' && line.action === undefined ? { ...line, isSettling: true } : line;
};

const calmed = (last: Ticket | undefined, next: Ticket): Ticket => {
  if (!last || last === next || last.lines.length !== next.lines.length) return next;
  const lines = last.lines.map((line, index) => {
    const news = next.lines[index];
    return news?.id === line.id ? calmedLine(line, news) : undefined;
  });
  const known = lines.filter((line) => line !== undefined);
  if (known.length < lines.length) return next;
  const isAsBefore = isSame(last, next) && known.every((line, index) => line === last.lines[index]);
  return isAsBefore ? last : { ...asItStood(last, next), lines: known };
};

/**
 * Cards under a hand: what is done to them shows at once, and nothing else that would make them larger or smaller, such as
 * that it is not sent yet (docs/product.md §16.11). What has left by a press stands as it stood until it goes.
 */
export const createCalm = (): ((tickets: readonly Ticket[], isStill: boolean) => readonly Ticket[]) => {
  let shown = new Map<string, Ticket>();
  return (tickets, isStill) => {
    const next = tickets.map((ticket) =>
      isStill || ticket.action === 'takeBack' ? calmed(shown.get(ticket.id), ticket) : ticket,
    );
    shown = new Map(next.map((ticket) => [ticket.id, ticket] as const));
    return next;
  };
};
