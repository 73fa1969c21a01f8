import { expect, test } from 'vitest';
import { PATIENCE_MS } from '../testing/patience.ts';
import { faultOfOffer, judge, type Offer, type TransferEvent, type TransferState } from './rules.ts';

/** Numbers below a bound, the same ones for the same seed. */
const drawing = (seed: number): ((below: number) => number) => {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return Math.floor(((state >>> 8) / 16_777_216) * below);
  };
};
const people = ['ana', 'ben', 'cleo', 'dan'] as const;
const shops = ['north', 'south', 'west'] as const;

/** What was asked for and what the world said to it: all that the checker is given. */
type Line =
  | {
      readonly what: 'offer';
      readonly nth: number;
      readonly giver: string;
      readonly taker: string;
      readonly shops: readonly string[];
      readonly at: number;
      readonly expires: number;
      readonly done: boolean;
    }
  | {
      readonly what: 'press';
      readonly nth: number;
      readonly key: string;
      readonly by: string;
      readonly at: number;
      readonly gave: boolean;
    };

/** Plays one history by the rules; answers the record, and who owns what at its end. */
const play = (seed: number): { record: Line[]; owners: Record<string, string> } => {
  const draw = drawing(seed);
  const pick = <T>(list: readonly T[]): T => list[draw(list.length)] as T;
  const owners: Record<string, string> = Object.fromEntries(shops.map((shop) => [shop, pick(people)]));
  const record: Line[] = shops.map((shop) => ({
    what: 'press',
    nth: -1,
    key: shop,
    by: owners[shop] ?? '',
    at: 0,
    gave: true,
  }));
  const offers: { offer: Offer; state: TransferState }[] = [];
  let now = 0;
  for (let step = 0; step < 12; step += 1) {
    now += draw(4);
    if (offers.length === 0 || draw(3) === 0) {
      const businesses = shops.filter(() => draw(2) === 0);
      const offer = { giver: pick(people), taker: pick(people), businesses, expires: now + 1 + draw(12) };
      for (const one of offers) one.state = judge(one.state, one.offer, { type: 'TIME', at: now }).state;
      const isOffered = (shop: string) =>
        offers.some(({ state, offer: other }) => state === 'offered' && other.businesses.includes(shop));
      const done = faultOfOffer(offer, { ownerOf: owners, isOffered }) === undefined;
      const { giver, taker, expires } = offer;
      record.push({
        what: 'offer',
        nth: offers.length,
        giver,
        taker,
        shops: businesses,
        at: now,
        expires,
        done,
      });
      if (done) offers.push({ offer, state: 'offered' });
      continue;
    }
    const nth = draw(offers.length);
    const known = offers[nth];
    if (!known) continue;
    const by = draw(3) === 0 ? pick(people) : draw(3) === 0 ? known.offer.giver : known.offer.taker;
    const key = pick(['ACCEPT', 'ACCEPT', 'REJECT', 'WITHDRAW'] as const);
    const event: TransferEvent =
      key === 'ACCEPT' ? { type: key, by, at: now, ownerOf: owners } : { type: key, by, at: now };
    const { state, handOver } = judge(known.state, known.offer, event);
    known.state = state;
    for (const shop of handOver?.businesses ?? []) owners[shop] = handOver?.to ?? '';
    record.push({ what: 'press', nth, key, by, at: now, gave: handOver !== undefined });
  }
  return { record, owners };
};

/**
 * Reads a record from its beginning, by the words of the product and by none of the rules: who must own each shop at its
 * end, and what was done that must not have been.
 */
const check = (record: readonly Line[]): { owners: Record<string, string[]>; wrong: string[] } => {
  const wrong: string[] = [];
  const titles = new Map<string, string[]>(shops.map((shop) => [shop, []]));
  const papers: { by: string; to: string; shops: readonly string[]; until: number; closed: boolean }[] = [];
  let clock = 0;
  for (const line of record) {
    if (line.what === 'press' && line.nth < 0) {
      titles.get(line.key)?.push(line.by);
      continue;
    }
    clock = line.at;
    if (line.what === 'offer') {
      const isBusy = papers.some(
        (paper) =>
          !paper.closed && paper.until > clock && paper.shops.some((shop) => line.shops.includes(shop)),
      );
      const isTheirs = line.shops.every((shop) => titles.get(shop)?.join() === line.giver);
      const should = line.shops.length > 0 && line.giver !== line.taker && isTheirs && !isBusy;
      if (should !== line.done) wrong.push(`an offer by ${line.giver}: ${String(line.done)}`);
      if (line.done)
        papers.push({
          by: line.giver,
          to: line.taker,
          shops: line.shops,
          until: line.expires,
          closed: false,
        });
      continue;
    }
    const paper = papers[line.nth];
    if (!paper) {
      wrong.push('pressed on nothing');
      continue;
    }
    const isOpen = !paper.closed && clock < paper.until;
    const gives = isOpen && line.key === 'ACCEPT' && line.by === paper.to;
    if (gives !== line.gave) wrong.push(`${line.key} by ${line.by} gave ${String(line.gave)}`);
    if (gives)
      for (const shop of paper.shops)
        titles.set(shop, [...(titles.get(shop) ?? []).filter((one) => one !== paper.by), paper.to]);
    const isEnd = line.key === 'WITHDRAW' ? line.by === paper.by : line.by === paper.to;
    if (isEnd || clock >= paper.until) paper.closed = true;
  }
  return { owners: Object.fromEntries(titles), wrong };
};

test(
  'in 100,000 histories nothing is ever owned by nobody or by two',
  () => {
    let given = 0;
    for (let seed = 1; seed <= 100_000; seed += 1) {
      const { record, owners } = play(seed);
      const judged = check(record);
      given += record.filter((line) => line.what === 'press' && line.nth >= 0 && line.gave).length;
      const isSound =
        judged.wrong.length === 0 && shops.every((shop) => judged.owners[shop]?.join() === owners[shop]);
      if (!isSound) expect({ seed, judged, record }).toEqual({ seed, owners });
    }
    expect(given).toBeGreaterThan(20_000);
  },
  PATIENCE_MS,
);

const begun = (shop: string, by: string): Line => ({
  what: 'press',
  nth: -1,
  key: shop,
  by,
  at: 0,
  gave: true,
});
const press = (at: number, gave: boolean): Line => ({
  what: 'press',
  nth: 0,
  key: 'ACCEPT',
  by: 'ben',
  at,
  gave,
});

test('the checker is no friend: it finds a giver who keeps, and a taker who is late', () => {
  const offered: Line = {
    what: 'offer',
    nth: 0,
    giver: 'ana',
    taker: 'ben',
    shops: ['north'],
    at: 0,
    expires: 5,
    done: true,
  };
  expect(check([begun('north', 'ana'), offered, press(1, false)]).wrong).toHaveLength(1);
  expect(check([begun('north', 'ana'), offered, press(5, true)]).wrong).toHaveLength(1);
  expect(check([begun('north', 'cleo'), offered]).wrong).toHaveLength(1);
  expect(check([begun('north', 'ana'), offered, press(1, true), press(2, true)]).wrong).toHaveLength(1);
});
