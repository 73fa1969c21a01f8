import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Fate } from './testing/loginServer.ts';
import { type Act, TabbedBrowser } from './testing/tabs.ts';

const tab = fc.nat(5);
const of = <K extends 'call' | 'die' | 'sign out' | 'sleep'>(kind: K) =>
  fc.record({ kind: fc.constant(kind), tab });
const fates: readonly Fate[] = ['granted', 'granted', 'rotated', 'rotated', 'lost', 'unheard'];
const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 8, arbitrary: of('call') },
  { weight: 3, arbitrary: fc.constant({ kind: 'expire' as const }) },
  { weight: 2, arbitrary: of('die') },
  { weight: 1, arbitrary: of('sleep') },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('open' as const), isStale: fc.boolean() }) },
  { weight: 2, arbitrary: fc.constantFrom(...fates).map((fate) => ({ kind: 'fate' as const, fate })) },
  { weight: 20, arbitrary: fc.record({ kind: fc.constant('happen' as const), pick: fc.nat(40) }) },
);
const script = fc.array(act, { maxLength: 60, size: 'max' });
const leaving = fc.array(fc.oneof({ weight: 20, arbitrary: act }, { weight: 1, arbitrary: of('sign out') }), {
  maxLength: 60,
  size: 'max',
});
const count = fc.integer({ min: 1, max: 6 });
/** Of a run that may draw 10,000 schedules. */
const PATIENCE_MS = 120_000;
/** Schedules; each change has a third of what `npm run test:full` draws. */
const many = process.env['COMANDA_FULL'] === '1' ? 7000 : 2450;
const some = many / 7;

const play = async (tabs: number, hasLocks: boolean, acts: readonly Act[]): Promise<TabbedBrowser> => {
  const browser = new TabbedBrowser(tabs, hasLocks);
  for (const next of acts) await browser.do(next);
  await browser.settle();
  for (const { tab: caller, said, attempts } of browser.outcomes) {
    if (!caller.isDead) expect(said).toHaveLength(1);
    expect(attempts).toBeLessThanOrEqual(2);
  }
  expect(browser.server.isCopySuspected).toBe(false);
  for (const { session } of browser.living) {
    const { value, context } = session.getSnapshot();
    expect(value).not.toBe('refreshing');
    expect(context.tokens).toEqual(browser.kept.tokens);
  }
  return browser;
};

test(
  'whatever the order, each session is renewed once, nobody is signed out, and the tabs agree',
  async () => {
    const seen = { renewals: 0, deaths: 0, answered: 0 };
    await fc.assert(
      fc.asyncProperty(count, script, async (tabs, acts) => {
        const browser = await play(tabs, true, acts);
        const { server, spared, expiries, living } = browser;
        expect(server.renewed.length).toBeLessThanOrEqual(expiries + spared);
        if (spared === 0) expect(new Set(server.renewed).size).toBe(server.renewed.length);
        // Over once more between a renewal and the call that waited for it: then the person signs in again.
        if (expiries === 0 || (expiries === 1 && spared === 0))
          for (const { visited } of living) expect(visited).toEqual([]);
        seen.renewals += server.renewed.length;
        seen.deaths += browser.tabs.length - living.length;
        seen.answered += browser.outcomes.filter(({ said }) => said[0] === 'answered').length;
      }),
      { numRuns: many },
    );
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(some);
  },
  PATIENCE_MS,
);

test(
  'without locks the tabs agree all the same, and no login is taken for a copied one',
  async () => {
    await fc.assert(
      fc.asyncProperty(count, script, (tabs, acts) => play(tabs, false, acts).then(() => undefined)),
      { numRuns: some },
    );
  },
  PATIENCE_MS,
);

test(
  'who signs out in one tab is out in all, whatever comes in late',
  async () => {
    await fc.assert(
      fc.asyncProperty(count, fc.boolean(), leaving, async (tabs, hasLocks, acts) => {
        const { isSignedOut, kept, living } = await play(tabs, hasLocks, acts);
        if (!isSignedOut) return;
        expect(kept.tokens).toBeUndefined();
        for (const { visited } of living) expect(visited).not.toContain('enter');
      }),
      { numRuns: some },
    );
  },
  PATIENCE_MS,
);

test(
  'a refused renewal sends every tab to the sign-in once and is not asked for again',
  async () => {
    await fc.assert(
      fc.asyncProperty(count, script, async (tabs, acts) => {
        const { server, kept, living } = await play(tabs, true, [
          { kind: 'fate', fate: 'refused' },
          ...acts.filter(({ kind }) => kind !== 'fate' && kind !== 'open'),
        ]);
        expect(server.renewed).toEqual([]);
        for (const { visited } of living) expect(visited).toEqual(kept.tokens ? [] : ['sign in']);
      }),
      { numRuns: some },
    );
  },
  PATIENCE_MS,
);
