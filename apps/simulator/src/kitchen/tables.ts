import type { SentOrder, Ticket } from '@comanda/api/calls';
import type { Draws } from '../random.ts';
import { type Seat, seatFor } from '../seats.ts';
import type { Visit } from '../visit.ts';
import type { Dish, SentLine } from './dishes.ts';
import { wordsIn } from './words.ts';

/** An order of which something more is to come: what its till will do, and when, in milliseconds of the shop's clock. */
export interface Table {
  readonly order: SentOrder;
  /** Where its guests sit. */
  readonly seat?: Seat | undefined;
  /** Lines that nobody wanted, until somebody sees it. */
  readonly slips: readonly { readonly line: number; readonly at: number }[];
  /** When its guests order again. */
  readonly again: number | null;
  /** When some of its lines are put on a bill of their own, and the number of that. */
  readonly split?:
    | { readonly lines: readonly number[]; readonly number: number; readonly at: number }
    | undefined;
}

/** Shares of lines that are voided before they are begun, and after; of tables that order again. */
const voidedBefore = 0.02;
const voidedAfter = 0.005;
const ordersAgain = 0.15;
/** Share of orders that are taken away or delivered and are wanted at a time, and in how many minutes that is. */
const forLater = { share: 0.2, from: 20, to: 75 };

/** Share of orders that go first: a courier who waits, a guest whose dish was forgotten. */
const goesFirst = 0.03;

const between = (draws: Draws, from: number, to: number): number =>
  (from + draws.share() * (to - from)) * 60_000;

/** The lines of an order with those that come to it: the dishes, and now and then one pressed twice. */
const withDishes = (
  before: readonly SentLine[],
  dishes: readonly Dish[],
  draws: Draws,
  now: number,
): { readonly lines: SentLine[]; readonly slips: Table['slips']; readonly wanted: readonly number[] } => {
  const wanted: number[] = [];
  const slips: { line: number; at: number }[] = [];
  const lines = [...before];
  const add = (dish: Dish): number => {
    lines.push({ ...dish, number: lines.length + 1, at: new Date(now).toISOString() });
    return lines.length;
  };
  for (const dish of dishes) {
    wanted.push(add(dish));
    const share = draws.share();
    if (share < voidedBefore) slips.push({ line: add(dish), at: now + between(draws, 0.1, 0.7) });
    else if (share < voidedBefore + voidedAfter)
      slips.push({ line: add(dish), at: now + between(draws, 4, 8) });
  }
  return { lines, slips, wanted };
};

export interface Sold {
  readonly ticket: Ticket;
  readonly visit: Visit;
  readonly dishes: readonly Dish[];
  readonly language: string | undefined;
  /** Where its bill is split: how many of its dishes stay on it, and the number of the other one. */
  readonly split?: { readonly stays: number; readonly number: number } | undefined;
}

/** Whether guests who have ordered already are the ones who order now. */
const joins = (table: Table, visit: Visit, now: number): boolean =>
  visit.guests > 0 && table.again !== null && table.again <= now;

/** Where those who come now sit: at the table that orders again, or at one that is free. */
export const seated = (
  visit: Visit,
  seats: readonly Seat[],
  tables: readonly Table[],
  now: number,
  draws: Draws,
): Visit => {
  if (visit.guests === 0) return visit;
  const known = tables.find((table) => joins(table, visit, now))?.seat;
  const taken = new Set(tables.flatMap(({ seat }) => (seat ? [seat.number] : [])));
  const seat = known ?? seatFor(seats, taken, visit.guests, draws);
  return seat ? { ...visit, seat } : visit;
};

/** Where it goes: to a table, or to whoever gave a name; a number is called by the order's own. */
const placeOf = ({ ticket, visit, language }: Sold): string => {
  const { table, names } = wordsIn(language);
  if (visit.guests > 0) return visit.seat ? `${table} ${visit.seat.number}` : '';
  return visit.serviceKind === '01' ? (names[ticket.number % names.length] ?? '') : '';
};

/** Who takes something away or has it brought often says when; on the quarter of an hour, as people do. */
const wantedBy = ({ visit }: Sold, draws: Draws, now: number): Pick<SentOrder, 'wanted'> => {
  if (visit.serviceKind === '00' || draws.share() >= forLater.share) return {};
  const quarter = 15 * 60_000;
  const at = now + between(draws, forLater.from, forLater.to);
  return { wanted: new Date(Math.ceil(at / quarter) * quarter).toISOString() };
};

/**
 * What a sale asks of the kitchen: an order of its own, or more for the table that was to order again. Answers the
 * orders that more will come of, and what to send.
 */
export const ordered = (
  tables: readonly Table[],
  sold: Sold,
  draws: Draws,
): { readonly tables: readonly Table[]; readonly sent: SentOrder | undefined } => {
  const { ticket, visit, dishes, language } = sold;
  if (dishes.length === 0) return { tables, sent: undefined };
  const now = Date.parse(ticket.at);
  const known = tables.find((table) => joins(table, visit, now));
  const { lines, slips, wanted } = withDishes(known?.order.lines ?? [], dishes, draws, now);
  const order: SentOrder = known
    ? { ...known.order, revision: known.order.revision + 1, lines }
    : {
        number: ticket.number,
        revision: 1,
        at: ticket.at,
        ...wantedBy(sold, draws, now),
        serviceKind: visit.serviceKind,
        emitter: visit.emitter,
        place: placeOf(sold),
        guests: visit.guests,
        note: draws.share() < 0.04 ? (draws.pick(wordsIn(language).notes, () => 1) ?? '') : '',
        ...(draws.share() < goesFirst && { isRush: true }),
        lines,
      };
  const again =
    !known && visit.guests > 0 && draws.share() < ordersAgain ? now + between(draws, 4, 20) : null;
  const parted = sold.split ? wanted.slice(sold.split.stays) : [];
  const split =
    sold.split && parted.length > 0
      ? { lines: parted, number: sold.split.number, at: now + between(draws, 2, 9) }
      : known?.split;
  const table: Table = {
    order,
    seat: known?.seat ?? visit.seat,
    slips: [...(known?.slips ?? []), ...slips],
    again,
    split,
  };
  return { tables: open([...tables.filter((other) => other !== known), table]), sent: order };
};

/** Orders of which nothing more is to come are the kitchen's alone. */
const open = (tables: readonly Table[]): readonly Table[] =>
  tables.filter(({ slips, again, split }) => slips.length > 0 || again !== null || split !== undefined);

const voiding = (order: SentOrder, numbers: ReadonlySet<number>): SentOrder => ({
  ...order,
  revision: order.revision + 1,
  lines: order.lines.map((line) => (numbers.has(line.number) ? { ...line, isVoided: true } : line)),
});
/** The bill that a table was split into, and what stays of the old one: in the order in which a kitchen has to hear it. */
const parted = (
  order: SentOrder,
  { lines, number }: NonNullable<Table['split']>,
  now: number,
): SentOrder[] => {
  const moved = order.lines.filter((line) => lines.includes(line.number) && line.isVoided !== true);
  if (moved.length === 0) return [];
  const at = new Date(now).toISOString();
  const other: SentOrder = {
    ...order,
    number,
    revision: 1,
    at,
    lines: moved.map((line, index) => ({
      ...line,
      number: index + 1,
      at,
      from: { order: order.number, line: line.number },
    })),
  };
  return [other, voiding(order, new Set(moved.map((line) => line.number)))];
};

/** Splits and voids what is due; answers each order that changed, to be sent. */
export const corrected = (
  tables: readonly Table[],
  now: number,
): { readonly tables: readonly Table[]; readonly sent: readonly SentOrder[] } => {
  const sent: SentOrder[] = [];
  const next = tables.map((before): Table => {
    const bills = before.split && before.split.at <= now ? parted(before.order, before.split, now) : [];
    sent.push(...bills);
    const table =
      before.split && before.split.at <= now
        ? { ...before, order: bills.at(-1) ?? before.order, split: undefined }
        : before;
    const due = new Set(table.slips.filter(({ at }) => at <= now).map(({ line }) => line));
    if (due.size === 0) return table;
    const order = voiding(table.order, due);
    sent.push(order);
    return { ...table, order, slips: table.slips.filter(({ line }) => !due.has(line)) };
  });
  return { tables: open(next), sent };
};

/** When the next void or split is due, in milliseconds of the shop's clock. */
export const nextCorrection = (tables: readonly Table[]): number =>
  Math.min(
    Infinity,
    ...tables.flatMap(({ slips, split }) => [...slips.map(({ at }) => at), split?.at ?? Infinity]),
  );
