import * as fc from 'fast-check';
import { createActor } from 'xstate';
import type { Actor } from 'xstate';
import { expect, test } from 'vitest';
import { PATIENCE_MS } from '../testing/patience.ts';
import { sessionMachine } from './session.machine.ts';
import { ana, input } from './session.samples.ts';
import { planRefresh } from './tokens.ts';
import type { SessionTokens } from './tokens.ts';

type RefreshAnswer = 'granted' | 'refused' | 'unreachable';

type Act =
  | { readonly kind: 'call'; readonly tab: number }
  | { readonly kind: 'expire' }
  /** Lets one of the things that are under way happen. */
  | { readonly kind: 'happen'; readonly pick: number };

/** A browser with tabs that share storage, a lock and a channel, in front of one server; nothing takes time. */
class Browser {
  readonly #underWay: (() => void)[] = [];
  readonly #validSessions = new Set([ana.session]);
  #stored: SessionTokens | undefined = ana;
  readonly #lock: { isHeld: boolean; queue: (() => void)[] } = { isHeld: false, queue: [] };
  readonly #answer: RefreshAnswer;
  readonly tabs: readonly Actor<typeof sessionMachine>[];
  readonly refreshedSessions: string[] = [];
  readonly attempts = new Map<string, number>();
  readonly outcomes = new Map<string, string[]>();
  readonly signInVisits: number[] = [];
  expiries = 0;

  constructor(tabs: number, answer: RefreshAnswer) {
    this.#answer = answer;
    this.tabs = Array.from({ length: tabs }, (_, tab) => this.#open(tab));
  }

  do(act: Act): void {
    if (act.kind === 'call') this.#call(act.tab % this.tabs.length);
    else if (act.kind === 'expire') this.#expire();
    else this.#underWay.splice(act.pick % Math.max(1, this.#underWay.length), 1)[0]?.();
  }

  settle(): void {
    for (let next = this.#underWay.shift(); next !== undefined; next = this.#underWay.shift()) next();
  }

  #open(tab: number): Actor<typeof sessionMachine> {
    const actor = createActor(sessionMachine, { input });
    this.signInVisits.push(0);
    actor.on('REFRESH', ({ tokens }) => this.#refresh(tab, tokens));
    actor.on('RETRY', ({ calls, session }) => {
      for (const call of calls) this.#attempt(tab, call, session, 2);
    });
    actor.on('FAIL', ({ calls, reason }) => {
      for (const call of calls) this.outcomes.get(call)?.push(reason);
    });
    actor.on('FORGET_TOKENS', ({ tokens, isSignOut }) => {
      if (this.#stored?.session !== tokens.session) return;
      this.#stored = undefined;
      this.#tellOthers(tab, (other) => other.send({ type: 'TOKENS_GONE', isSignOut }));
    });
    actor.on('GO_TO_SIGN_IN', () => {
      this.signInVisits[tab] = (this.signInVisits[tab] ?? 0) + 1;
    });
    actor.start();
    actor.send({ type: 'RESTORED', tokens: ana, isStale: false, lastSubject: ana.subject });
    return actor;
  }

  #expire(): void {
    if (this.#validSessions.size === 0) return;
    this.#validSessions.clear();
    this.expiries += 1;
  }

  #call(tab: number): void {
    const call = `call ${this.attempts.size}`;
    this.outcomes.set(call, []);
    const session = this.tabs[tab]?.getSnapshot().context.tokens?.session;
    if (session === undefined) this.outcomes.get(call)?.push('not sent');
    this.#attempt(tab, call, session, 1);
  }

  #attempt(tab: number, call: string, session: string | undefined, attempt: 1 | 2): void {
    this.attempts.set(call, attempt);
    if (session === undefined) return;
    this.#underWay.push(() => {
      const isValid = this.#validSessions.has(session);
      this.#underWay.push(() => {
        if (isValid) this.outcomes.get(call)?.push('answered');
        else {
          const refused = { call, attempt, subject: ana.subject, session, isOurs: true };
          this.tabs[tab]?.send({ type: 'CALL.REFUSED', ...refused });
        }
      });
    });
  }

  #refresh(tab: number, asked: SessionTokens): void {
    const granted = (): void => {
      const actor = this.tabs[tab];
      const plan = planRefresh(asked, this.#stored);
      if (plan === 'call') {
        this.#underWay.push(() => this.#serve(tab, asked));
        return;
      }
      this.#release();
      if (plan === 'adopt' && this.#stored) actor?.send({ type: 'TOKENS_CHANGED', tokens: this.#stored });
      else actor?.send({ type: 'REFRESH.REFUSED', asked: asked.login });
    };
    this.#underWay.push(() => {
      if (this.#lock.isHeld) this.#lock.queue.push(granted);
      else {
        this.#lock.isHeld = true;
        granted();
      }
    });
  }

  #serve(tab: number, asked: SessionTokens): void {
    this.refreshedSessions.push(asked.session);
    const serial = this.refreshedSessions.length;
    const fresh = { session: `S${serial + 1}`, login: serial % 2 === 0 ? `L${serial}` : undefined };
    if (this.#answer === 'granted') this.#validSessions.add(fresh.session);
    this.#underWay.push(() => {
      const actor = this.tabs[tab];
      if (this.#answer === 'granted') {
        const tokens = { ...asked, session: fresh.session, login: fresh.login ?? asked.login };
        this.#stored = tokens;
        this.#tellOthers(tab, (other) => other.send({ type: 'TOKENS_CHANGED', tokens }));
        actor?.send({ type: 'REFRESH.DONE', asked: asked.login, ...fresh });
      } else if (this.#answer === 'refused') actor?.send({ type: 'REFRESH.REFUSED', asked: asked.login });
      else actor?.send({ type: 'REFRESH.FAILED', asked: asked.login });
      this.#release();
    });
  }

  #release(): void {
    const next = this.#lock.queue.shift();
    this.#lock.isHeld = next !== undefined;
    if (next) this.#underWay.push(next);
  }

  #tellOthers(tab: number, tell: (other: Actor<typeof sessionMachine>) => void): void {
    for (const [index, other] of this.tabs.entries()) {
      if (index !== tab) this.#underWay.push(() => tell(other));
    }
  }
}

const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('call' as const), tab: fc.nat(5) }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'expire' as const }) },
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('happen' as const), pick: fc.nat(40) }) },
);

function play(tabs: number, answer: RefreshAnswer, acts: readonly Act[]): Browser {
  const browser = new Browser(tabs, answer);
  for (const next of acts) browser.do(next);
  browser.settle();
  for (const outcomes of browser.outcomes.values()) expect(outcomes).toHaveLength(1);
  for (const attempts of browser.attempts.values()) expect(attempts).toBeLessThanOrEqual(2);
  for (const tab of browser.tabs) expect(tab.getSnapshot().value).not.toBe('refreshing');
  return browser;
}

const tabs = fc.integer({ min: 1, max: 6 });
const script = fc.array(act, { maxLength: 60, size: 'max' });

test(
  'whatever the order, a browser refreshes each session once and every call is answered once',
  () => {
    let refreshes = 0;
    fc.assert(
      fc.property(tabs, script, (count, acts) => {
        const browser = play(count, 'granted', acts);
        expect(new Set(browser.refreshedSessions).size).toBe(browser.refreshedSessions.length);
        expect(browser.refreshedSessions.length).toBeLessThanOrEqual(browser.expiries);
        if (browser.expiries <= 1) {
          for (const outcomes of browser.outcomes.values()) expect(outcomes).toEqual(['answered']);
          expect(Math.max(...browser.signInVisits)).toBe(0);
        }
        refreshes += browser.refreshedSessions.length;
      }),
      { numRuns: 1500 },
    );
    expect(refreshes).toBeGreaterThan(500);
  },
  PATIENCE_MS,
);

test(
  'a refused refresh sends every tab to sign-in once and is not asked for again',
  () => {
    fc.assert(
      fc.property(tabs, script, (count, acts) => {
        const browser = play(count, 'refused', acts);
        expect(browser.refreshedSessions.length).toBeLessThanOrEqual(1);
        expect(new Set(browser.signInVisits)).toEqual(new Set([browser.refreshedSessions.length]));
      }),
      { numRuns: 500 },
    );
  },
  PATIENCE_MS,
);

test(
  'an unreachable server signs nobody out',
  () => {
    fc.assert(
      fc.property(tabs, script, (count, acts) => {
        const browser = play(count, 'unreachable', acts);
        expect(Math.max(...browser.signInVisits)).toBe(0);
        for (const tab of browser.tabs) expect(tab.getSnapshot().value).toBe('signedIn');
      }),
      { numRuns: 500 },
    );
  },
  PATIENCE_MS,
);
