import type { ClosingBlocks, ClosingOwn, Ticket } from '@comanda/api/calls';
import type { Shop } from './shop.ts';

/* What tickets come to, by plain sums of what tills have sent: of what the platform reckons with nothing is in here. */

export interface Sold {
  readonly shop: Shop;
  readonly ticket: Ticket;
}
export type Figures = Readonly<Record<string, number | string>>;

export const sum = <T>(rows: readonly T[], of: (row: T) => number): number =>
  rows.reduce((all, row) => all + of(row), 0);
export const stands = ({ voided, training }: Ticket): boolean => voided === null && !training;
export const grouped = <T>(
  rows: readonly T[],
  key: (row: T) => string,
): ReadonlyMap<string, readonly T[]> => {
  const groups = new Map<string, T[]>();
  for (const row of rows) groups.set(key(row), [...(groups.get(key(row)) ?? []), row]);
  return groups;
};

/* What clocks show. */
const clocks = new Map<string, Intl.DateTimeFormat>();
export const clockOf = (
  timeZone: string,
  at: string,
): { readonly date: string; readonly time: string; readonly hour: string } => {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  clocks.set(timeZone, clock);
  const text = clock.format(new Date(at));
  return { date: text.slice(0, 10), time: text.slice(11, 19), hour: String(Number(text.slice(11, 13))) };
};
const dayMs = 86_400_000;
const noon = (day: string): number => Date.parse(`${day}T12:00:00Z`);
export const dayAfter = (day: string, days: number): string =>
  new Date(noon(day) + days * dayMs).toISOString().slice(0, 10);
export const dayOf = ({ shop, ticket }: Sold): string => {
  const { date, time } = clockOf(shop.timeZone, ticket.at);
  return time < `${shop.cut}:00` ? dayAfter(date, -1) : date;
};
export const hourOf = ({ shop, ticket }: Sold): string => clockOf(shop.timeZone, ticket.at).hour;
export const weekdayOf = (sold: Sold): string =>
  String(((new Date(noon(dayOf(sold))).getUTCDay() + 6) % 7) + 1);
export const weekOf = (sold: Sold): string => dayAfter(dayOf(sold), 1 - Number(weekdayOf(sold)));

const offOf = ({ lines }: Ticket): number =>
  sum(lines, ({ discounts, share }) => sum(discounts, ({ amount }) => amount) + share);
const tipsOf = ({ payments }: Ticket): number =>
  sum(payments, ({ kind, amount }) => (kind === 'P' ? amount : 0));
const correctedOf = ({ corrections }: Ticket): number => sum(corrections, ({ amount }) => amount);

/** Of whole tickets. */
export const ofTickets = (all: readonly Ticket[]): Figures => {
  const counted = all.filter(({ training }) => !training);
  const own = counted.filter(stands);
  const kinds = (kind: Ticket['kind']) => own.filter((ticket) => ticket.kind === kind);
  return {
    gross: sum(own, ({ total }) => total),
    net: sum(own, ({ net }) => net),
    tax: sum(own, ({ taxes }) => sum(taxes, ({ tax }) => tax)),
    tickets: kinds('N').length,
    discounts: sum(own, offOf),
    discounted: own.filter((ticket) => offOf(ticket) !== 0).length,
    refunds: sum(kinds('A'), ({ total }) => 0 - total),
    refunded: kinds('A').length,
    voids: sum(counted, (ticket) => correctedOf(ticket) + (ticket.voided ? ticket.total : 0)),
    voided: counted.filter(({ voided }) => voided !== null).length,
    covers: sum(kinds('N'), ({ covers }) => covers),
    tips: sum(own, tipsOf),
    rounding: sum(own, ({ rounding }) => rounding),
  };
};

/** A part of a ticket: a line, a payment or a tax. */
interface Part {
  readonly key: string;
  readonly ticket: Ticket;
  readonly gross: number;
  readonly net?: number;
  readonly off?: number;
  readonly tips?: number;
}
export const linesIn = (
  tickets: readonly Ticket[],
  key: (line: Ticket['lines'][number]) => string,
): readonly Part[] =>
  tickets.filter(stands).flatMap((ticket) =>
    ticket.lines.map((line) => ({
      key: key(line),
      ticket,
      gross: line.total,
      off: sum(line.discounts, ({ amount }) => amount) + line.share,
    })),
  );
export const paymentsIn = (tickets: readonly Ticket[]): readonly Part[] =>
  tickets.filter(stands).flatMap((ticket) =>
    ticket.payments.map(({ kind, amount }) => ({
      key: kind,
      ticket,
      gross: kind === 'P' ? 0 : amount,
      tips: kind === 'P' ? amount : 0,
    })),
  );
export const taxesIn = (tickets: readonly Ticket[]): readonly Part[] =>
  tickets
    .filter(stands)
    .flatMap((ticket) =>
      ticket.taxes.map(({ idTax, base, tax }) => ({ key: idTax, ticket, gross: base + tax, net: base })),
    );
/** Of parts of tickets: a ticket counts once by each key that it has. */
export const ofParts = (parts: readonly Part[]): Figures => {
  const tickets = (kind: Ticket['kind']) =>
    new Set(parts.filter(({ ticket }) => ticket.kind === kind).map(({ ticket }) => ticket)).size;
  return {
    gross: sum(parts, ({ gross }) => gross),
    tickets: tickets('N'),
    refunds: sum(parts, ({ ticket, gross, tips = 0 }) => (ticket.kind === 'A' ? 0 - gross - tips : 0)),
    refunded: tickets('A'),
    ...(parts.some(({ off }) => off !== undefined) && { discounts: sum(parts, ({ off = 0 }) => off) }),
    ...(parts.some(({ tips }) => tips !== undefined) && { tips: sum(parts, ({ tips = 0 }) => tips) }),
    ...(parts.some(({ net }) => net !== undefined) && {
      net: sum(parts, ({ net = 0 }) => net),
      tax: sum(parts, ({ gross, net = 0 }) => gross - net),
    }),
  };
};
export const isNothing = (figures: object): boolean => Object.values(figures).every((figure) => figure === 0);
/** What each key comes to; keys of which nothing counts are left out. */
export const by = <T>(
  rows: readonly T[],
  key: (row: T) => string,
  of: (rows: readonly T[]) => Figures,
): Readonly<Record<string, Figures>> =>
  Object.fromEntries(
    [...grouped(rows, key)]
      .map(([name, group]) => [name, of(group)] as const)
      .filter(([, figures]) => !isNothing(figures)),
  );

type Listed = readonly { readonly key: string | null; readonly count: number; readonly amount: number }[];
const inOrder = <T extends { readonly key: string | null }>(rows: readonly T[]): readonly T[] =>
  rows.toSorted((a, b) => (String(a.key) < String(b.key) ? -1 : 1));
const listed = <T>(
  rows: readonly T[],
  key: (row: T) => string | null,
  of: { readonly count: (row: T) => number; readonly amount: (row: T) => number },
): Listed =>
  inOrder(
    [...grouped(rows, (row) => String(key(row)))].map(([name, group]) => ({
      key: name === 'null' ? null : name,
      count: sum(group, of.count),
      amount: sum(group, of.amount),
    })),
  );

/** Blocks of a closing without names, in one order: as the oracle and the platform are compared. */
export const comparable = ({ own: _own, average: _average, ...blocks }: ClosingBlocks) => ({
  ...blocks,
  services: inOrder(blocks.services.map(({ name: _name, ...rest }) => rest)),
  departments: inOrder(blocks.departments.map(({ name: _name, ...rest }) => rest)),
  employees: inOrder(blocks.employees.map(({ name: _name, ...rest }) => rest)),
  payments: blocks.payments.toSorted((a, b) => (a.kind < b.kind ? -1 : 1)),
  discounts: blocks.discounts.toSorted((a, b) => (a.kind < b.kind ? -1 : 1)),
});
const counted = (rows: readonly Ticket[], of: (ticket: Ticket) => number) => ({
  count: rows.length,
  amount: sum(rows, of),
});
const isSale = ({ kind }: Ticket): number => (kind === 'N' ? 1 : 0);
const total = ({ total: figure }: Ticket): number => figure;
/** What a closing says besides what the till has said itself. */
export const blocksOf = (
  tickets: readonly Ticket[],
  { float, payIns, payOuts, drops, counted: coins }: ClosingOwn,
  departmentOf: (idProduct: string | null) => string | null,
) => {
  const own = tickets.filter(stands);
  const practised = tickets.filter(({ training }) => training);
  const meant = tickets.filter(({ training }) => !training);
  const sales = own.filter(({ kind }) => kind === 'N');
  const cash = own.flatMap(({ payments }) => payments).filter(({ kind }) => kind === 'C');
  const taken = sum(cash, ({ amount }) => Math.max(0, amount));
  const given = sum(cash, ({ amount }) => Math.max(0, -amount));
  const expected =
    float +
    sum(payIns, ({ amount }) => amount) +
    taken -
    given -
    sum(payOuts, ({ amount }) => amount) -
    drops;
  const found = coins && sum(coins, ({ value, count }) => value * count);
  const off = own.flatMap(({ discounts, lines }) => [
    ...discounts,
    ...lines.flatMap((line) => line.discounts),
  ]);
  return {
    discounts: [...grouped(off, ({ kind }) => kind)]
      .map(([kind, group]) => ({ kind, count: group.length, amount: sum(group, ({ amount }) => amount) }))
      .toSorted((a, b) => (a.kind < b.kind ? -1 : 1)),
    refunds: counted(
      own.filter(({ kind }) => kind === 'A'),
      (ticket) => 0 - ticket.total,
    ),
    amended: counted(
      own.filter(({ kind }) => kind === 'B'),
      total,
    ),
    covers: sum(sales, ({ covers }) => covers),
    services: listed(own, ({ serviceKind }) => serviceKind, { count: isSale, amount: total }),
    departments: listed(
      own.flatMap(({ lines }) => lines),
      ({ idProduct }) => departmentOf(idProduct ?? null),
      { count: () => 1, amount: (line) => line.total },
    ),
    employees: listed(own, ({ idEmployee }) => idEmployee ?? null, { count: isSale, amount: total }),
    payments: [
      ...grouped(
        own.flatMap(({ payments }) => payments),
        ({ kind }) => kind,
      ),
    ]
      .map(([kind, group]) => ({
        kind,
        count: group.length,
        amount: sum(group, ({ amount }) => amount),
        change: sum(group, ({ change }) => change),
        refunds: sum(group, ({ amount }) => Math.max(0, -amount)),
      }))
      .toSorted((a, b) => (a.kind < b.kind ? -1 : 1)),
    tips: sum(own, tipsOf),
    rounding: sum(own, ({ rounding }) => rounding),
    voids: counted(
      meant.filter(({ voided }) => voided !== null),
      total,
    ),
    corrections: {
      count: sum(meant, ({ corrections }) => corrections.length),
      amount: sum(meant, correctedOf),
    },
    copies: {
      count: sum(own, ({ copies }) => copies),
      amount: sum(own, ({ copies, total: figure }) => copies * figure),
    },
    training: counted(practised, total),
    gaps: [],
    cash: {
      sales: taken,
      refunds: given,
      expected,
      counted: found,
      difference: found === null ? null : found - expected,
    },
  };
};
