import { setMaxListeners } from 'node:events';
import { type AnyCall, deviceCalls, hubOrderCalls, kitchenOrderCalls } from '@comanda/api/calls';
import { describe, expect, it } from 'vitest';
import type { Clock } from './clock.ts';
import { courseOf } from './packs.ts';
import { cutWhile, type Platform, type Signed } from './platform.ts';
import { drawsOf } from './random.ts';
import { publishedChanges } from './shop.fixture.ts';
import { runTill } from './till.ts';

const minute = 60_000;
const tills = ['ENCINA MAD Barra', 'ENCINA MAD Sala', 'ENCINA LPA Barra'];

describe('friday-rush', () => {
  it('brings 300 orders an hour to one store, three times as many for ten minutes of each, and leaves others alone', () => {
    const demand = { ticketsADay: 90, byHour: [1] };
    const draws = drawsOf(4);
    const hours = 20;
    const arrivals = tills.slice(0, 2).flatMap((till) => {
      const course = courseOf('friday-rush', till, tills);
      const times: number[] = [];
      for (let now = 0; now < hours * 60 * minute; times.push(now))
        now += draws.exponential(course.gap(demand, 0, now));
      return times;
    });
    const within = (from: number, to: number): number =>
      arrivals.filter((at) => at % (60 * minute) >= from * minute && at % (60 * minute) < to * minute)
        .length /
      (to - from);
    expect(arrivals.length / hours).toBeGreaterThan(280);
    expect(arrivals.length / hours).toBeLessThan(320);
    expect(within(20, 30) / within(30, 60)).toBeGreaterThan(2.6);
    expect(within(20, 30) / within(30, 60)).toBeLessThan(3.4);
    const [, , other = ''] = tills;
    expect(courseOf('friday-rush', other, tills)).toBe(courseOf(undefined, other, tills));
    expect(() => courseOf('monday', other, tills)).toThrow('friday-rush and internet-cut');
  });
});

const id = '0190d6c0-0000-7000-8000-000000000001';
const signed: Signed = {
  token: 't',
  idTerminal: id,
  name: 'Barra',
  idStore: id,
  idRegion: 'mainland',
  sName: 'Madrid',
  timeZone: 'Europe/Madrid',
  dayBegins: '05:00',
  currency: 'EUR',
  decimals: 2,
  businessKind: '1',
  lastTicket: 0,
  lastDeliveryNote: 0,
  lastZ: 0,
  grandTotal: 0,
  openFrom: '2026-11-21T05:00:00.000Z',
};

/** A clock that goes on as soon as all who live by it wait, to whoever waits for the least. */
const clockFor = (lives: number): Clock => {
  let now = Date.parse('2026-11-21T12:00:00.000Z');
  const waiting: { readonly until: number; readonly wake: () => void }[] = [];
  return {
    now: () => new Date(now),
    pass: (milliseconds, signal) =>
      new Promise((resolve, reject) => {
        if (signal.aborted) return reject(new Error('aborted'));
        signal.addEventListener('abort', () => reject(new Error('aborted')));
        waiting.push({ until: now + Math.max(1, milliseconds), wake: resolve });
        if (waiting.length < lives) return;
        waiting.sort((a, b) => b.until - a.until);
        const next = waiting.pop();
        now = Math.max(now, next?.until ?? now);
        next?.wake();
      }),
  };
};

describe('internet-cut', () => {
  it('keeps three hours of sales at the till, and sends each of them once and in order', async () => {
    const stop = new AbortController();
    setMaxListeners(0, stop.signal);
    const clock = clockFor(2);
    const opened = clock.now().getTime();
    const passed = (): number => clock.now().getTime() - opened;
    const sent: {
      readonly name: string;
      readonly number: number;
      readonly revision: number;
      readonly at: number;
    }[] = [];
    let tried = 0;
    const answers = {
      [deviceCalls.pull.name]: { number: 1, reload: true, changes: publishedChanges },
      [kitchenOrderCalls.upload.name]: { id, number: 1, revision: 1, unattended: [] },
      [hubOrderCalls.ofDevice.name]: { make: [], takeBack: [], waiting: [], ready: [], services: [] },
    };
    const call = (asked: AnyCall, { data }: { readonly data?: unknown }): Promise<unknown> => {
      const body: { number?: number; revision?: number } = { ...Object(data) };
      if (asked === deviceCalls.ticket || asked === kitchenOrderCalls.upload) {
        sent.push({ name: asked.name, number: body.number ?? 0, revision: body.revision ?? 0, at: passed() });
        if (passed() > 240 * minute) stop.abort();
      }
      return Promise.resolve({ ok: true, data: answers[asked.name] ?? { id, number: 1 } });
    };
    // What the till asks for is what the answers above are written for.
    const platform = { call, signIn: () => Promise.resolve(signed) } as unknown as Platform;
    const course = courseOf('internet-cut', 'ENCINA MAD Barra', tills);
    await expect(
      runTill({
        past: 0,
        inTurn: (work) => work(),
        platform: cutWhile(platform, () => {
          const isCut = course.isCut(passed());
          if (isCut) tried += 1;
          return isCut;
        }),
        clock,
        course,
        seed: 3,
        storeOf: () => ({ read: () => Promise.resolve(undefined), write: () => Promise.resolve() }),
        pullEvery: 5 * minute,
        signal: stop.signal,
        say: () => undefined,
      }),
    ).rejects.toThrow('aborted');

    expect(tried).toBeGreaterThan(10);
    expect(sent.filter(({ at }) => at > 31 * minute && at < 209 * minute)).toEqual([]);
    const tickets = sent.filter(({ name }) => name === deviceCalls.ticket.name).map(({ number }) => number);
    expect(tickets).toEqual(tickets.map((_, index) => index + 1));
    // About one a minute, for four hours.
    expect(tickets.length).toBeGreaterThan(200);
    const orders = sent.filter(({ name }) => name === kitchenOrderCalls.upload.name);
    expect(new Set(orders.map(({ number, revision }) => `${number} ${revision}`)).size).toBe(orders.length);
    const latest = new Map<number, number>();
    for (const { number, revision } of orders) {
      expect(revision).toBe((latest.get(number) ?? 0) + 1);
      latest.set(number, revision);
    }
    expect(orders.length).toBeGreaterThan(tickets.length / 2);
  });
});
