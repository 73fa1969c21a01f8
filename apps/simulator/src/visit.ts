import type { KitchenEmitter, Ticket } from '@comanda/api/calls';
import type { Draws } from './random.ts';
import type { Seat } from './seats.ts';

/** Who comes: how they are served, how many of them sit down, and how much they order. */
export interface Visit {
  readonly serviceKind: Ticket['serviceKind'];
  /** What takes their order. */
  readonly emitter: KitchenEmitter;
  /** 0 where nobody sits at a table. */
  readonly guests: number;
  /** Where they sit, once that is known. */
  readonly seat?: Seat;
  /** Mean lines of what they buy. */
  readonly lines: number;
}

/** Shares of guests of fast food who order at a kiosk, and of tables that order by their own telephone. */
const atKiosk = 0.4;
const byTelephone = 0.12;
/** What comes from others' platforms comes by the hub; who sits down or stands at a counter may need no till. */
const emitterOf = (
  serviceKind: Visit['serviceKind'],
  guests: number,
  isFast: boolean,
  draws: Draws,
): KitchenEmitter => {
  const share = draws.share();
  if (serviceKind === '03') return 'HUB';
  if (guests > 0) return share < byTelephone ? 'QR' : 'POS';
  return isFast && serviceKind !== '02' && share < atKiosk ? 'KSK' : 'POS';
};

const kinds = ['00', '01', '02', '03'] as const;
/** Shares of sales inside, over the counter, delivered, and by others' platforms. */
const restaurant: readonly number[] = [78, 12, 5, 5];
const fastFood: readonly number[] = [45, 35, 5, 15];
/** Parties by their size: the shares of tables for one or two, three or four, five to eight, and more. */
const parties = [
  { share: 55, from: 1, to: 2 },
  { share: 33, from: 3, to: 4 },
  { share: 10, from: 5, to: 8 },
  { share: 2, from: 9, to: 14 },
] as const;

const partyOf = (draws: Draws): number => {
  const party = draws.pick(parties, ({ share }) => share);
  return party ? party.from + Math.floor(draws.share() * (party.to - party.from + 1)) : 1;
};

/** Few lines over the counter, and more with each guest at a table. */
const linesOf = (guests: number): number => (guests === 0 ? 2.6 : 1.4 + 0.8 * guests);

/** By business kind (docs/product.md §14.1): in fast food nobody is served at a table. `hunger` is 1 on a usual day. */
export const visitOf = (businessKind: string, draws: Draws, hunger = 1): Visit => {
  const isFast = businessKind === '5';
  const shares = isFast ? fastFood : restaurant;
  const serviceKind = draws.pick(kinds, (kind) => shares[kinds.indexOf(kind)] ?? 0) ?? '00';
  const guests = serviceKind === '00' && !isFast ? partyOf(draws) : 0;
  const emitter = emitterOf(serviceKind, guests, isFast, draws);
  return { serviceKind, guests, emitter, lines: linesOf(guests) * hunger };
};
