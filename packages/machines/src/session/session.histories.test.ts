import * as fc from 'fast-check';
import { createActor } from 'xstate';
import type { Actor } from 'xstate';
import { expect, test } from 'vitest';
import { checkHistories } from '../testing/histories.ts';
import { PATIENCE_MS } from '../testing/patience.ts';
import { sessionMachine } from './session.machine.ts';
import { ana, events, input } from './session.samples.ts';
import type { SessionCommand, SessionEvent } from './session.types.ts';

/** What a bookkeeper outside sees: who is in, which calls are owed an answer, whether a refresh is under way. */
interface Books {
  isSigningIn: boolean;
  isAskedToLeave: boolean;
  who: string | undefined;
  login: string | undefined;
  session: string | undefined;
  refreshing: boolean;
  owed: Map<string, { subject: string; session: string; attempt: 1 | 2 }>;
}

interface Real {
  actor: Actor<typeof sessionMachine>;
  commands: SessionCommand[];
}

function hold(books: Books, tokens: { subject: string; login: string; session: string } | undefined): void {
  if (books.who !== tokens?.subject) books.isAskedToLeave = false;
  books.who = tokens?.subject;
  books.login = tokens?.login;
  books.session = tokens?.session;
  books.refreshing = false;
  books.isSigningIn = false;
}

function record(books: Books, event: SessionEvent): void {
  switch (event.type) {
    case 'SIGN_IN.ASKED':
      if (books.who === undefined) books.isSigningIn = true;
      break;
    case 'SIGN_IN.DONE':
      if (books.isSigningIn) hold(books, event.tokens);
      break;
    case 'SIGN_IN.FAILED':
      books.isSigningIn = false;
      break;
    case 'CALL.REFUSED': {
      books.owed.set(event.call, event);
      const isOfThisSession = event.isOurs && event.subject === books.who && event.session === books.session;
      if (!isOfThisSession || books.refreshing) break;
      if (event.attempt === 1) books.refreshing = true;
      else hold(books, undefined);
      break;
    }
    case 'SESSION.STALE':
      if (event.session === books.session) books.refreshing = true;
      break;
    case 'REFRESH.DONE':
      if (books.who === undefined || event.asked !== books.login) break;
      hold(books, { subject: books.who, session: event.session, login: event.login ?? books.login });
      break;
    case 'REFRESH.REFUSED':
      if (books.refreshing && event.asked === books.login) hold(books, undefined);
      break;
    case 'REFRESH.FAILED':
      if (event.asked === books.login) books.refreshing = false;
      break;
    case 'TOKENS_CHANGED':
      if (!books.isSigningIn && event.tokens.session !== books.session) hold(books, event.tokens);
      break;
    case 'TOKENS_GONE':
      if (books.who !== undefined) hold(books, undefined);
      break;
    case 'SIGN_OUT.ASKED':
      books.isAskedToLeave = books.who !== undefined;
      break;
    case 'SIGN_OUT.CANCELLED':
      books.isAskedToLeave = false;
      break;
    case 'SIGN_OUT.CONFIRMED':
      if (books.isAskedToLeave) hold(books, undefined);
      break;
    case 'RESTORED':
    case 'PATH.WANTED':
      break;
  }
}

function settle(books: Books, commands: readonly SessionCommand[]): void {
  for (const command of commands) {
    if (command.type !== 'RETRY' && command.type !== 'FAIL') continue;
    for (const call of command.calls) {
      const owed = books.owed.get(call);
      expect(owed, `${call} is answered once`).toBeDefined();
      books.owed.delete(call);
      if (command.type === 'RETRY') {
        expect([owed?.attempt, owed?.subject, command.session]).toEqual([1, books.who, books.session]);
      }
    }
  }
}

const call = fc.record({
  type: fc.constant('CALL.REFUSED' as const),
  call: fc.constantFrom('c1', 'c2', 'c3', 'c4'),
  attempt: fc.constantFrom(1, 1, 2),
  subject: fc.constantFrom('ana', 'ana', 'ana', 'ben'),
  session: fc.constantFrom('S1', 'S2', 'S3', 'T1'),
  isOurs: fc.constantFrom(true, true, true, false),
});

test(
  'any history agrees with the books: who is in, one refresh at a time, every call answered once',
  () => {
    const seen = { refreshes: 0, retries: 0 };
    checkHistories<SessionEvent, Books, Real>({
      event: fc.oneof({ weight: 2, arbitrary: call }, { weight: 3, arbitrary: fc.constantFrom(...events) }),
      isPossible: (books, event) => event.type !== 'CALL.REFUSED' || !books.owed.has(event.call),
      runs: 1000,
      longest: 40,
      setup: () => {
        const actor = createActor(sessionMachine, { input });
        const real: Real = { actor, commands: [] };
        actor.on('*', (command) => real.commands.push(command));
        actor.start();
        const start: SessionEvent = { type: 'RESTORED', tokens: ana, isStale: false, lastSubject: 'ana' };
        actor.send(start);
        const model: Books = {
          isSigningIn: false,
          isAskedToLeave: false,
          who: 'ana',
          login: 'L1',
          session: 'S1',
          refreshing: false,
          owed: new Map(),
        };
        return { model, real };
      },
      step: (books, real, event) => {
        const wasRefreshing = books.refreshing;
        real.commands = [];
        real.actor.send(event);
        record(books, event);
        settle(books, real.commands);
        const { value, context } = real.actor.getSnapshot();
        const refreshes = real.commands.filter(({ type }) => type === 'REFRESH').length;
        seen.refreshes += refreshes;
        seen.retries += real.commands.filter(({ type }) => type === 'RETRY').length;
        expect(refreshes).toBe(books.refreshing && !wasRefreshing ? 1 : 0);
        expect(value === 'refreshing').toBe(books.refreshing);
        expect([context.tokens?.subject, context.tokens?.login, context.tokens?.session]).toEqual([
          books.who,
          books.login,
          books.session,
        ]);
        expect(context.isSignOutAsked).toBe(books.isAskedToLeave);
        expect([...books.owed.keys()].toSorted()).toEqual(context.waiting.toSorted());
        if (!books.refreshing) expect(books.owed.size).toBe(0);
      },
    });
    expect(seen.refreshes).toBeGreaterThan(100);
    expect(seen.retries).toBeGreaterThan(100);
  },
  PATIENCE_MS,
);
