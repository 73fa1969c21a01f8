import type { TicketLine } from '../LineRow/index.ts';
import { noon } from '../OrderTimer/OrderTimer.states.tsx';
import type { Ticket } from '../TicketCard/index.ts';

const dishes = [
  'Cheeseburger',
  'Grilled sea bass',
  'Fries',
  'Mushroom risotto',
  'Caesar salad',
  'Soup of the day',
  'Lamb chops with rosemary',
] as const;
const modifiers = [
  [],
  [{ sign: '-', name: 'Onion' }],
  [{ sign: '+', name: 'Extra cheese' }],
  [{ sign: '!', name: 'Nuts' }],
] as const;

const pick = <T,>(all: readonly T[], index: number): T => all[index % all.length] as T;

const lineOf = (order: number, index: number): TicketLine => {
  const isStarted = (order + index) % 4 === 0;
  return {
    id: `${String(order)}-${String(index)}`,
    quantity: String(1 + ((order + index) % 3)),
    isSeveral: (order + index) % 3 > 0,
    name: pick(dishes, order + index * 3),
    modifiers: pick(modifiers, order * 3 + index),
    status: isStarted ? 'started' : 'pending',
    action: isStarted ? 'finish' : 'start',
  };
};

/** The nth order of an evening, with so many lines. */
export const ticketOf = (order: number, lines: number): Ticket => ({
  id: String(order),
  number: String(order),
  place: `Table ${String(order % 23)}`,
  service: pick(['in', 'in', 'out', 'delivery'], order),
  since: noon - (200 - order) * 7000,
  level: order < 122 ? 'veryLate' : order < 124 ? 'late' : 'inTime',
  status: order % 3 === 0 ? 'started' : 'pending',
  action: order % 3 === 0 ? 'finish' : 'start',
  lines: Array.from({ length: lines }, (_, index) => lineOf(order, index)),
});

const evening = (count: number, lines: (order: number) => number): readonly Ticket[] =>
  Array.from({ length: count }, (_, index) => ticketOf(index + 120, lines(index)));

const doneOf = ({ id, quantity, name }: TicketLine): TicketLine => ({
  id,
  quantity,
  name,
  status: 'finished',
});

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  few: evening(4, (order) => 1 + (order % 3)),
  pages: evening(30, (order) => 1 + (order % 4)),
  long: [ticketOf(120, 3), ticketOf(121, 12), ticketOf(122, 2)],
  longLine: [
    {
      ...ticketOf(120, 1),
      lines: [
        {
          ...lineOf(120, 0),
          modifiers: Array.from({ length: 14 }, (_, index) => ({
            sign: '+' as const,
            name: `Ingredient number ${String(index)}`,
          })),
        },
      ],
    },
  ],
  /** Of the second some dishes are done. */
  partlyDone: evening(3, () => 5).map((ticket, index) =>
    index === 1
      ? { ...ticket, lines: ticket.lines.map((line, at) => (at < 3 ? doneOf(line) : line)) }
      : ticket,
  ),
  /** The first has a line that is higher than a place of two rows and cannot be parted. */
  highLine: evening(12, () => 1).map((ticket, index) =>
    index === 0
      ? {
          ...ticket,
          lines: [{ ...lineOf(120, 0), modifiers: [], note: 'Without anything made of milk. '.repeat(8) }],
        }
      : ticket,
  ),
  wall: evening(63, () => 6),
} satisfies Record<string, readonly Ticket[]>;
