import type { ClosingOwn } from '@comanda/api/calls';
import type { Employee } from '@comanda/api/areas/basics/employee';
import { activeOf, type Catalogue } from './catalogue.ts';
import type { Period } from './period.ts';
import type { Draws } from './random.ts';

/** A shop opens the drawer without a sale three times a day, and is wrong by a coin or two when it counts. */
const openings = 3;
const deviation = 200;
/** Once in fifty days a note is missing. */
const lost = { share: 0.02, amount: 2000 };

/** Coins and notes of a currency, the largest first. */
const pieces = [5000, 2000, 1000, 500, 200, 100, 50, 20, 10, 5, 2, 1];

const inPieces = (amount: number): NonNullable<ClosingOwn['counted']> => {
  let left = Math.max(0, amount);
  return pieces.flatMap((value) => {
    const count = Math.floor(left / value);
    left -= count * value;
    return count > 0 ? [{ value, count }] : [];
  });
};
/** About a bell, from twelve draws. */
const bell = (draws: Draws): number =>
  Array.from({ length: 12 }, () => draws.share()).reduce((sum, share) => sum + share, -6);

/** What a till tells of its drawer when it closes: what was in it at first, taken out, carried away, and counted. */
export const drawerOf = (
  catalogue: Catalogue,
  period: Period,
  decimals: number,
  draws: Draws,
): ClosingOwn => {
  const unit = 10 ** decimals / 100;
  const money = (cents: number): number => Math.round(cents * unit);
  const staff = activeOf<Employee>(catalogue, 'EMP').filter(({ access }) => access !== 'T');
  const cash = period.payments.find(({ kind }) => kind === 'C')?.amount ?? 0;
  const float = money(15_000);
  const payOuts =
    draws.share() < 0.3 ? [{ name: 'Hielo', amount: Math.min(money(1500), Math.max(0, cash)) }] : [];
  const out = payOuts.reduce((sum, { amount }) => sum + amount, 0);
  const drops = Math.max(0, Math.floor((cash - out) / money(10_000)) * money(10_000));
  const error = money(Math.round(bell(draws) * deviation) - (draws.share() < lost.share ? lost.amount : 0));
  return {
    idEmployee: draws.pick(staff, () => 1)?.id ?? null,
    software: 'simulator',
    drawerOpenings: draws.count(openings, 12) - 1,
    priceInquiries: draws.count(4, 20) - 1,
    proforma: { count: 0, amount: 0 },
    open: { count: 0, amount: 0 },
    float,
    payIns: [],
    payOuts,
    drops,
    counted: inPieces(float + cash - out - drops + error),
    blind: draws.share() < 0.5,
  };
};
