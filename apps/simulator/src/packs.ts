import { type Demand, meanGap } from './demand.ts';

const minute = 60_000;

/** What a run puts its tills through, by the milliseconds that have passed in the shop. */
export interface Course {
  /** Mean milliseconds to the next sale. */
  readonly gap: (demand: Demand, hour: number, passed: number) => number;
  /** How much guests order, by a usual day. */
  readonly hunger: number;
  /** Whether the platform cannot be reached. */
  readonly isCut: (passed: number) => boolean;
}

/** Guests wait for a shop to open: a kitchen that has just been started is not empty for long. */
const opening = { lasts: 2 * minute, times: 3 };
const usual: Course = {
  gap: (demand, hour, passed) => meanGap(demand, hour) / (passed < opening.lasts ? opening.times : 1),
  hunger: 1,
  isCut: () => false,
};

/**
 * Orders an hour of the store that is in a rush, and the ten minutes of each hour in which three times as many come.
 * Whole families order: 13 lines a minute at each of four sections.
 */
const rush = {
  ordersAnHour: 300,
  hunger: 3.4,
  burst: { every: 60 * minute, from: 20 * minute, to: 30 * minute, times: 3 },
};
const rushOf = (tills: number): Course => {
  const { every, from, to, times } = rush.burst;
  const share = (to - from) / every;
  const calm = rush.ordersAnHour / tills / (1 + (times - 1) * share);
  return {
    gap: (_demand, _hour, passed) => {
      const within = passed % every;
      return (60 * minute) / (calm * (within >= from && within < to ? times : 1));
    },
    hunger: rush.hunger,
    isCut: () => false,
  };
};

/** The line goes half an hour after the start, for three hours that are all as busy as the busiest one. */
const cut = { from: 30 * minute, to: 210 * minute };
const internetCut: Course = {
  hunger: 1,
  gap: (demand) => meanGap(demand, demand.byHour.indexOf(Math.max(...demand.byHour))),
  isCut: (passed) => passed >= cut.from && passed < cut.to,
};

/** `ENCINA MAD` of `ENCINA MAD Barra`. */
export const storeOf = (till: string): string => till.split(' ').slice(0, 2).join(' ');

/** Runs by name, besides the usual day. */
const packs: Readonly<Record<string, (till: string, tills: readonly string[]) => Course>> = {
  'friday-rush': (till, tills) => {
    const [first = ''] = tills;
    const ofStore = tills.filter((other) => storeOf(other) === storeOf(first));
    return ofStore.includes(till) ? rushOf(ofStore.length) : usual;
  },
  'internet-cut': () => internetCut,
};
export const packNames: readonly string[] = Object.keys(packs);

/** The course of a till in a run: that of the pack if one is named, else the usual one. */
export const courseOf = (pack: string | undefined, till: string, tills: readonly string[]): Course => {
  if (pack === undefined) return usual;
  const made = packs[pack];
  if (!made) throw new Error(`There is no pack ${pack}; there are ${packNames.join(' and ')}.`);
  return made(till, tills);
};
