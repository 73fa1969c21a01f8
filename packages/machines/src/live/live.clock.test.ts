import * as fc from 'fast-check';
import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { PATIENCE_MS } from '../testing/patience.ts';
import { liveMachine } from './live.machine.ts';
import type { LiveTimer } from './live.types.ts';
import { CONNECT_TIMEOUT_MS, LONGEST_PAUSE_MS, SHORTEST_PAUSE_MS } from './timing.ts';

/** What becomes of a try: nobody answers, or somebody says no at once. */
type Network = 'deaf' | 'shut';

/** The channel on a clock of its own, in front of a network that is lost at first. */
class Clocked {
  readonly #timers = new Map<LiveTimer, number>();
  readonly actor = createActor(liveMachine);
  now = 0;
  /** When each try began, and when it was given up. */
  readonly tries: { readonly began: number; ended?: number }[] = [];
  readonly #network: () => Network;
  readonly #jitter: () => number;

  constructor(network: () => Network, jitter: () => number) {
    this.#network = network;
    this.#jitter = jitter;
    const { actor } = this;
    actor.on('START_TIMER', ({ timer, delay }) => this.#timers.set(timer, this.now + delay));
    actor.on('STOP_TIMER', ({ timer }) => this.#timers.delete(timer));
    actor.on('CONNECT', () => this.tries.push({ began: this.now }));
    actor.subscribe(({ value }) => {
      const last = this.tries.at(-1);
      if (value === 'backoff' && last) last.ended ??= this.now;
    });
    actor.start();
    actor.send({ type: 'START', email: 'ana@example.test', token: 'S1', isOnline: true });
    actor.send({ type: 'OPENED' });
    actor.send({ type: 'READY', heads: { c: 1 }, at: 0 });
    actor.send({ type: 'CLOSED', jitter: jitter() });
  }

  /** Goes to the next thing that happens; says whether it came before `until`. */
  step(until: number): boolean {
    if (this.actor.getSnapshot().matches('connecting') && this.#network() === 'shut') {
      this.actor.send({ type: 'CLOSED', jitter: this.#jitter() });
      return true;
    }
    const [next] = [...this.#timers].toSorted(([, one], [, other]) => one - other);
    if (!next || next[1] > until) {
      this.now = until;
      return false;
    }
    const [type, at] = next;
    this.now = at;
    this.#timers.delete(type);
    if (type === 'T_SILENT') this.actor.send({ type, at, jitter: this.#jitter() });
    else if (type === 'T_TIMEOUT') this.actor.send({ type, jitter: this.#jitter() });
    else this.actor.send({ type });
    return true;
  }

  runUntil(until: number): this {
    while (this.step(until)) continue;
    return this;
  }

  get beginnings(): readonly number[] {
    return this.tries.map(({ began }) => began);
  }
}

test('two tries at once of 5 s each, then after 10 to 30 s for ever', () => {
  const clocked = new Clocked(
    () => 'deaf',
    () => 0.5,
  ).runUntil(150_000);
  // The first is the line that was lost; a try ends after 5 s, and is followed after 0.5, 0.5, 15, 25, 25 … s.
  expect(clocked.beginnings).toEqual([0, 500, 6_000, 26_000, 56_000, 86_000, 116_000, 146_000]);
});

test.each(['ONLINE', 'RETRY'] as const)('%s, as of a page that is looked at, tries at once', (type) => {
  const clocked = new Clocked(
    () => 'shut',
    () => 0.5,
  ).runUntil(40_000);
  expect(clocked.beginnings).toEqual([0, 500, 1_000, 16_000]);
  clocked.actor.send({ type });
  expect(clocked.beginnings.at(-1)).toBe(40_000);
  // And begins to count anew: two more at once.
  expect(clocked.runUntil(45_000).beginnings.slice(-3)).toEqual([40_000, 40_500, 41_000]);
});

test(
  'whatever the network does, the next try is never more than 30 s away, and the third never less than 10 s',
  () => {
    const fate = fc.record({
      network: fc.constantFrom<Network>('deaf', 'shut'),
      jitter: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(fate, { minLength: 1, maxLength: 20 }), (fates) => {
        let drawn = 0;
        const fateNow = () => fates[drawn % fates.length] ?? { network: 'deaf' as const, jitter: 0 };
        const clocked = new Clocked(
          () => fateNow().network,
          () => {
            drawn += 1;
            return fateNow().jitter;
          },
        ).runUntil(600_000);
        const pauses = clocked.tries.flatMap(({ ended }, index) => {
          const next = clocked.tries[index + 1];
          return ended === undefined || !next ? [] : [next.began - ended];
        });
        expect(pauses.length).toBeGreaterThan(15);
        for (const [index, pause] of pauses.entries()) {
          expect(pause).toBeLessThanOrEqual(LONGEST_PAUSE_MS);
          if (index > 1) expect(pause).toBeGreaterThanOrEqual(SHORTEST_PAUSE_MS);
        }
        for (const { began, ended = began } of clocked.tries)
          expect(ended - began).toBeLessThanOrEqual(CONNECT_TIMEOUT_MS);
      }),
      { numRuns: 300 },
    );
  },
  PATIENCE_MS,
);
