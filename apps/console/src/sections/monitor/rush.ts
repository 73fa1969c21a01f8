import type { KitchenView } from '@comanda/api/calls';
import type { Dish } from '@comanda/ui/DishBoard';
import type { TicketLine } from '@comanda/ui/LineRow';
import type { Ticket } from '@comanda/ui/TicketCard';

/** Names of dishes are the company's own elsewhere; these only show how long such names are. */
const dishes = [
  'Salmorejo cordobés',
  'Croquetas de jamón',
  'Lomo ibérico',
  'Ensalada mixta',
  'Solomillo de ternera',
  'Lubina a la espalda',
  'Sopa castellana',
  'Huevos rotos con jamón',
] as const;
const ways: readonly Partial<TicketLine>[] = [
  {},
  { modifiers: [{ sign: '-', name: 'cebolla' }] },
  {},
  { note: 'Sacar todo junto' },
  {},
  { modifiers: [{ sign: '!', name: 'gluten' }] },
];
/** Lines of ten orders; four is the one in the middle. */
const counts = [4, 2, 3, 5, 4, 1, 7, 4, 3, 6] as const;
const MINUTE = 60_000;
const noon = Date.UTC(2026, 0, 1, 12);
/** A clock that stands still: a picture of a rush does not grow older. */
export const rushNow = (): number => noon;

const lineOf = (order: number, index: number): TicketLine => {
  const isSeveral = (order + index) % 6 === 0;
  return {
    id: `${String(order)}-${String(index)}`,
    quantity: isSeveral ? '2' : '1',
    isSeveral,
    name: dishes[(order * 3 + index * 7) % dishes.length] ?? '',
    status: (order + index) % 5 === 0 ? 'started' : 'pending',
    action: 'start',
    ...ways[(order + index * 3) % ways.length],
  };
};

/** Forty orders of one noon, the longest waiting first. */
export const rushAt = (table: string): readonly Ticket[] =>
  Array.from({ length: 40 }, (_, order) => {
    const age = Math.max(0, 11 - order / 2);
    return {
      id: String(order),
      number: String(101 + order),
      service: order % 5 === 4 ? 'out' : 'in',
      place: order % 5 === 4 ? '' : `${table} ${String(1 + ((order * 7) % 40))}`,
      guests: order % 5 === 4 ? 0 : 2 + (order % 3),
      since: noon - age * MINUTE,
      level: age >= 8 ? 'veryLate' : age >= 5 ? 'late' : 'inTime',
      status: 'pending',
      action: 'start',
      lines: Array.from({ length: counts[order % counts.length] ?? 4 }, (_line, index) =>
        lineOf(order, index),
      ),
    };
  });

/** What is made elsewhere, or is still on its way: read, and not pressed. */
const awaited = ({ action: _action, ...line }: TicketLine): TicketLine => ({ ...line, status: 'awaited' });
const isElsewhere = (index: number): boolean => index % 3 === 2;
/** The same orders as a view of a kind of monitor has them (docs/product.md §16.21). */
export const inView = (tickets: readonly Ticket[], kind: string, view: KitchenView): readonly Ticket[] => {
  const isPass = kind === 'PREPARATION';
  const hasOthers = view === 'FULL_TICKET' || view === 'FULL_TICKET_READY' || view === 'SEPARATED_READY';
  if (!isPass && !hasOthers) return tickets;
  return tickets.map((ticket) => ({
    ...ticket,
    ...(isPass && { action: 'ready' }),
    lines: ticket.lines.map((line, index) =>
      hasOthers && isElsewhere(index)
        ? awaited(line)
        : isPass
          ? { ...line, action: 'ready', status: 'pending' }
          : line,
    ),
  }));
};

const grouped = <T>(all: readonly T[], keyOf: (one: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const key = keyOf(one);
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return groups;
};
/** The same dishes over all of these orders. */
export const dishesOf = (tickets: readonly Ticket[]): readonly Dish[] => {
  const all = tickets.flatMap((ticket) => ticket.lines.map((line) => ({ ticket, line })));
  return [...grouped(all, ({ line }) => line.name)].map(([name, entries]) => {
    const [first] = entries;
    const sum = (of: typeof entries): string =>
      String(of.reduce((total, { line }) => total + Number(line.quantity), 0));
    const portions = grouped(entries, ({ line: { status, modifiers, note } }) =>
      JSON.stringify([status, modifiers, note]),
    );
    return {
      id: name,
      name,
      quantity: sum(entries),
      since: first?.ticket.since ?? noon,
      level: first?.ticket.level ?? 'inTime',
      orders: [...new Set(entries.map(({ ticket }) => ticket.number))],
      action: 'start',
      portions: [...portions.values()].flatMap((made) => {
        const [one] = made;
        return one ? [{ ...one.line, quantity: sum(made) }] : [];
      }),
    };
  });
};

const numbers = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: String(from + index), number: String(from + index) }));
/** Numbers of the same noon, for a monitor that calls them. */
export const called = { preparing: numbers(118, 7), ready: numbers(112, 4) };
