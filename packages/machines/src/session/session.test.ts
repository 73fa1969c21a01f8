import { createActor, initialTransition, transition } from 'xstate';
import { getSimplePaths } from 'xstate/graph';
import { describe, expect, test } from 'vitest';
import { explore, observedTable, writtenTable } from '../testing/explore.ts';
import { PATIENCE_MS } from '../testing/patience.ts';
import { sessionMachine } from './session.machine.ts';
import {
  ana,
  anaRefreshed,
  anaRotated,
  ben,
  credentials,
  events,
  input,
  refusedSignIn,
} from './session.samples.ts';
import { sessionTable } from './session.table.ts';
import { KEPT_AT_SIGN_OUT } from './session.types.ts';
import type { SessionCommand, SessionContext, SessionEvent } from './session.types.ts';

const key = (snapshot: { value: unknown; context: SessionContext }): string =>
  JSON.stringify([snapshot.value, snapshot.context]);

const [start] = initialTransition(sessionMachine, input);
const edges = explore({
  start,
  next: (snapshot, event: SessionEvent) => transition(sessionMachine, snapshot, event),
  events: () => events,
  key,
});

function run(...sent: readonly SessionEvent[]): {
  state: string;
  context: SessionContext;
  commands: readonly SessionCommand[];
} {
  const actor = createActor(sessionMachine, { input });
  let commands: SessionCommand[] = [];
  actor.on('*', (command) => commands.push(command));
  actor.start();
  for (const event of sent) {
    commands = [];
    actor.send(event);
  }
  const { value, context } = actor.getSnapshot();
  return { state: value, context, commands };
}

const restored: SessionEvent = { type: 'RESTORED', tokens: ana, isStale: false, lastSubject: 'ana' };
const nobody: SessionEvent = { type: 'RESTORED', tokens: undefined, isStale: false, lastSubject: undefined };
const wanted: SessionEvent = { type: 'PATH.WANTED', path: '/settings/basics/taxes' };
const refused = (call: string, session = 'S1', attempt: 1 | 2 = 1): SessionEvent => ({
  type: 'CALL.REFUSED',
  call,
  attempt,
  subject: 'ana',
  session,
  isOurs: true,
});
const limited = { kind: 'limited', retryAfter: 30 } as const;
const signIn: SessionEvent = { type: 'SIGN_IN.ASKED', credentials };

function isCommand(command: unknown, type: string): boolean {
  return typeof command === 'object' && command !== null && 'type' in command && command.type === type;
}

const commandsOf = (type: SessionCommand['type']) =>
  edges.filter(({ commands }) => commands.some((command) => isCommand(command, type)));

describe('session table', () => {
  test('says for every state and event what the machine does, and no more', () => {
    expect(observedTable(edges)).toEqual(writtenTable(sessionTable));
  });
});

describe('session paths', () => {
  const paths = getSimplePaths(sessionMachine, {
    input,
    events: [
      restored,
      nobody,
      { type: 'RESTORED', tokens: ana, isStale: true, lastSubject: 'ana' },
      signIn,
      { type: 'SIGN_IN.DONE', tokens: ana },
      { type: 'SIGN_IN.FAILED', problem: refusedSignIn },
      refused('c1'),
      refused('c1', 'S1', 2),
      { type: 'REFRESH.DONE', asked: 'L1', session: 'S1', login: undefined },
      { type: 'REFRESH.REFUSED', asked: 'L1' },
      { type: 'TOKENS_CHANGED', tokens: ana },
      { type: 'TOKENS_GONE', isSignOut: false },
      { type: 'SIGN_OUT.ASKED' },
      { type: 'SIGN_OUT.CANCELLED' },
      { type: 'SIGN_OUT.CONFIRMED' },
    ],
    filterEvents: (snapshot, event) => snapshot.can(event),
    serializeState: ({ value, context }) => `${value}${context.isSignOutAsked ? ' asked' : ''}`,
  });

  test(
    'every simple path ends where the graph says and visits every state',
    () => {
      const visited = new Set<string>();
      for (const { state, steps } of paths) {
        const actor = createActor(sessionMachine, { input }).start();
        for (const { event } of steps) actor.send(event);
        expect(actor.getSnapshot().value).toBe(state.value);
        visited.add(state.value);
      }
      expect([...visited].toSorted()).toEqual(Object.keys(sessionTable).toSorted());

      expect(paths.length).toBeGreaterThan(50);
    },
    PATIENCE_MS,
  );
});

describe('session invariants, on every edge', () => {
  test('1: tokens are held exactly while signed in or refreshing', () => {
    for (const { to } of edges) {
      expect(to.context.tokens !== undefined).toBe(to.matches('signedIn') || to.matches('refreshing'));
    }
  });
  test('2: calls wait only for a refresh', () => {
    for (const { to } of edges) {
      if (!to.matches('refreshing')) expect(to.context.waiting).toEqual([]);
      expect(new Set(to.context.waiting).size).toBe(to.context.waiting.length);
    }
  });
  test('3: a refresh is asked for only by entering refreshing', () => {
    expect(commandsOf('REFRESH').length).toBeGreaterThan(0);
    for (const { from, to } of commandsOf('REFRESH')) {
      expect(from.matches('refreshing')).toBe(false);
      expect(to.matches('refreshing')).toBe(true);
    }
  });
  test('4: a 511 that is not ours changes nothing and fails as offline', () => {
    const foreign = edges.filter(({ event }) => event.type === 'CALL.REFUSED' && !event.isOurs);
    expect(foreign.length).toBeGreaterThan(0);
    for (const { from, to, commands } of foreign) {
      expect(key(to)).toBe(key(from));
      expect(commands).toEqual([{ type: 'FAIL', calls: ['c1'], reason: 'offline' }]);
    }
  });
  test('5: no call is retried with the token that was refused, or for another person', () => {
    for (const { event, to, commands } of edges) {
      if (event.type !== 'CALL.REFUSED') continue;
      for (const command of commands) {
        if (!isCommand(command, 'RETRY')) continue;
        expect(event.attempt).toBe(1);
        expect(to.context.tokens?.subject).toBe(event.subject);
        expect(to.context.tokens?.session).not.toBe(event.session);
      }
    }
  });
  test('6: only a confirmed sign-out revokes', () => {
    expect(commandsOf('REVOKE').length).toBeGreaterThan(0);
    for (const { from, event } of commandsOf('REVOKE')) {
      expect(event.type).toBe('SIGN_OUT.CONFIRMED');
      expect(from.context.isSignOutAsked).toBe(true);
    }
  });
  test('7: a remembered path is a safe one', () => {
    for (const { to } of edges)
      expect([undefined, '/settings/basics/taxes']).toContain(to.context.wantedPath);
  });
  test('8: whoever enters over the data of another person resets it first and goes home', () => {
    for (const { from, to, commands } of commandsOf('ENTER')) {
      const isAnother = ![undefined, to.context.tokens?.subject].includes(from.context.lastSubject);
      expect(commands.some((command) => isCommand(command, 'RESET'))).toBe(isAnother);
      if (isAnother) expect(commands.at(-1)).toEqual({ type: 'ENTER', path: '/' });
    }
  });
  test('9: a question to sign out is open only while there is a session', () => {
    for (const { to } of edges) if (to.context.isSignOutAsked) expect(to.context.tokens).toBeDefined();
  });
  test('10: an answer to calls names at least one', () => {
    for (const { commands } of [...commandsOf('RETRY'), ...commandsOf('FAIL')]) {
      for (const command of commands) expect(command).not.toHaveProperty('calls', []);
    }
  });
});

describe('session', () => {
  test('returns after sign-in to the page that was asked for', () => {
    expect(run(nobody, wanted).commands).toEqual([{ type: 'GO_TO_SIGN_IN' }]);
    expect(run(wanted, nobody).commands).toEqual([{ type: 'GO_TO_SIGN_IN' }]);
    expect(run(nobody).commands).toEqual([]);
    expect(run(nobody, wanted, signIn).commands).toEqual([{ type: 'SIGN_IN', credentials }]);
    expect(run(nobody, wanted, signIn, { type: 'SIGN_IN.DONE', tokens: ana }).commands).toEqual([
      { type: 'STORE_TOKENS', tokens: ana },
      { type: 'ENTER', path: '/settings/basics/taxes' },
    ]);
  });

  test('goes home when the page that was asked for is not ours', () => {
    const hostile: SessionEvent = { type: 'PATH.WANTED', path: '//evil.example' };
    expect(run(nobody, hostile, signIn, { type: 'SIGN_IN.DONE', tokens: ana }).commands.at(-1)).toEqual({
      type: 'ENTER',
      path: '/',
    });
  });

  test('takes a page and a sign-in also after the session has expired', () => {
    const gone: SessionEvent = { type: 'TOKENS_GONE', isSignOut: false };
    const asked = run(restored, gone, wanted);
    expect([asked.context.wantedPath, asked.commands]).toEqual([
      '/settings/basics/taxes',
      [{ type: 'GO_TO_SIGN_IN' }],
    ]);
    expect(run(restored, gone, signIn).commands).toEqual([{ type: 'SIGN_IN', credentials }]);
  });

  test('knows at start whose data the browser holds, tokens or not', () => {
    const bens: SessionEvent = { type: 'RESTORED', tokens: undefined, isStale: false, lastSubject: 'ben' };
    for (const begin of [[bens], [wanted, bens]]) {
      expect(run(...begin, signIn, { type: 'SIGN_IN.DONE', tokens: ana }).commands).toEqual([
        { type: 'STORE_TOKENS', tokens: ana },
        { type: 'RESET', keep: KEPT_AT_SIGN_OUT },
        { type: 'ENTER', path: '/' },
      ]);
    }
  });

  test('says why a sign-in did not happen until the next try', () => {
    const failed = run(nobody, signIn, { type: 'SIGN_IN.FAILED', problem: limited });
    expect([failed.state, failed.context.problem]).toEqual(['signedOut', limited]);
    expect(
      run(nobody, signIn, { type: 'SIGN_IN.FAILED', problem: limited }, signIn).context.problem,
    ).toBeUndefined();
  });

  test('asks for one refresh for all calls that wait, and retries each once', () => {
    expect(run(restored, refused('c1')).commands).toEqual([{ type: 'REFRESH', tokens: ana }]);
    expect(run(restored, refused('c1'), refused('c2')).commands).toEqual([]);
    const done: SessionEvent = { type: 'REFRESH.DONE', asked: 'L1', session: 'S3', login: 'L2' };
    const after = run(restored, refused('c1'), refused('c2'), done);
    expect(after.commands).toEqual([{ type: 'RETRY', calls: ['c1', 'c2'], session: 'S3' }]);
    expect(after.context.tokens).toEqual(anaRotated);
    expect(run(restored, refused('c1'), done, refused('late')).commands).toEqual([
      { type: 'RETRY', calls: ['late'], session: 'S3' },
    ]);
  });

  test('keeps the login token that was not rotated', () => {
    const done: SessionEvent = { type: 'REFRESH.DONE', asked: 'L1', session: 'S2', login: undefined };
    expect(run(restored, refused('c1'), done).context.tokens).toEqual(anaRefreshed);
    const late: SessionEvent = { type: 'REFRESH.DONE', asked: 'L1', session: 'S3', login: 'L2' };
    expect(run(restored, refused('c1'), done, late).context.tokens).toEqual(anaRotated);
  });

  test('expires when the retry is refused with the newest token', () => {
    const done: SessionEvent = { type: 'REFRESH.DONE', asked: 'L1', session: 'S2', login: undefined };
    const after = run(restored, wanted, refused('c1'), done, refused('c1', 'S2', 2));
    expect(after.state).toBe('expired');
    expect(after.context.wantedPath).toBe('/settings/basics/taxes');
    expect(after.commands).toEqual([
      { type: 'FAIL', calls: ['c1'], reason: 'expired' },
      { type: 'FORGET_TOKENS', tokens: anaRefreshed, isSignOut: false },
      { type: 'GO_TO_SIGN_IN' },
    ]);
  });

  test('gives a retry back, and stays, when the token that it was sent with is an old one', () => {
    const after = run(restored, { type: 'TOKENS_CHANGED', tokens: anaRefreshed }, refused('c1', 'S1', 2));
    expect([after.state, after.commands]).toEqual([
      'signedIn',
      [{ type: 'FAIL', calls: ['c1'], reason: 'expired' }],
    ]);
  });

  test('gives a retry back while a refresh is under way', () => {
    expect(run(restored, refused('c1'), refused('c2', 'S1', 2)).commands).toEqual([
      { type: 'FAIL', calls: ['c2'], reason: 'expired' },
    ]);
  });

  test('keeps the session when the refresh does not reach the server', () => {
    const after = run(restored, refused('c1'), { type: 'REFRESH.FAILED', asked: 'L1' });
    expect([after.state, after.commands]).toEqual([
      'signedIn',
      [{ type: 'FAIL', calls: ['c1'], reason: 'offline' }],
    ]);
  });

  test('expires, remembering the page, when the refresh is refused', () => {
    const refusal: SessionEvent = { type: 'REFRESH.REFUSED', asked: 'L1' };
    expect(run(restored, refused('c1'), refusal).commands).toEqual([
      { type: 'FAIL', calls: ['c1'], reason: 'expired' },
      { type: 'FORGET_TOKENS', tokens: ana, isSignOut: false },
      { type: 'GO_TO_SIGN_IN' },
    ]);
    const back: SessionEvent = { type: 'SIGN_IN.DONE', tokens: ana };
    expect(run(restored, wanted, refused('c1'), refusal, signIn, back).commands).toEqual([
      { type: 'STORE_TOKENS', tokens: ana },
      { type: 'ENTER', path: '/settings/basics/taxes' },
    ]);
    expect(
      run(restored, wanted, refused('c1'), refusal, signIn, { type: 'SIGN_IN.DONE', tokens: ben }).commands,
    ).toEqual([
      { type: 'STORE_TOKENS', tokens: ben },
      { type: 'RESET', keep: KEPT_AT_SIGN_OUT },
      { type: 'ENTER', path: '/' },
    ]);
  });

  test('refreshes at start when the stored session token has expired', () => {
    expect(run({ type: 'RESTORED', tokens: ana, isStale: true, lastSubject: 'ana' }).commands).toEqual([
      { type: 'REFRESH', tokens: ana },
    ]);
  });

  test('refreshes for a socket only when its token is the newest', () => {
    expect(run(restored, { type: 'SESSION.STALE', session: 'S1' }).commands).toEqual([
      { type: 'REFRESH', tokens: ana },
    ]);
    expect(run(restored, { type: 'SESSION.STALE', session: 'S0' }).state).toBe('signedIn');
  });

  test('adopts the tokens of another tab and retries with them', () => {
    const changed: SessionEvent = { type: 'TOKENS_CHANGED', tokens: anaRefreshed };
    expect(run(restored, changed).context.tokens).toEqual(anaRefreshed);
    expect(run(restored, refused('c1'), changed).commands).toEqual([
      { type: 'RETRY', calls: ['c1'], session: 'S2' },
    ]);
    expect(run(restored, refused('c1'), { type: 'TOKENS_CHANGED', tokens: ana }).state).toBe('refreshing');
  });

  test('never gives the calls of one person to another', () => {
    const changed: SessionEvent = { type: 'TOKENS_CHANGED', tokens: ben };
    expect(run(restored, wanted, refused('c1'), changed).commands).toEqual([
      { type: 'FAIL', calls: ['c1'], reason: 'signedOut' },
      { type: 'RESET', keep: KEPT_AT_SIGN_OUT },
      { type: 'ENTER', path: '/' },
    ]);
    expect(run(restored, changed, refused('c1')).commands).toEqual([
      { type: 'FAIL', calls: ['c1'], reason: 'signedOut' },
    ]);
  });

  test('signs out after a confirmation, once', () => {
    const ask: SessionEvent = { type: 'SIGN_OUT.ASKED' };
    const confirm: SessionEvent = { type: 'SIGN_OUT.CONFIRMED' };
    expect(run(restored, confirm).state).toBe('signedIn');
    expect(run(restored, ask).commands).toEqual([{ type: 'CONFIRM_SIGN_OUT' }]);
    expect(run(restored, ask, { type: 'SIGN_OUT.CANCELLED' }, confirm).state).toBe('signedIn');
    expect(run(restored, wanted, refused('c1'), ask, confirm).commands).toEqual([
      { type: 'FAIL', calls: ['c1'], reason: 'signedOut' },
      { type: 'REVOKE', tokens: ana },
      { type: 'FORGET_TOKENS', tokens: ana, isSignOut: true },
      { type: 'RESET', keep: ['theme', 'language'] },
      { type: 'GO_TO_SIGN_IN' },
    ]);
    expect(run(restored, ask, confirm, confirm).commands).toEqual([]);
    expect(run(restored, wanted, ask, confirm).context.wantedPath).toBeUndefined();
  });

  test('follows another tab out: by sign-out with a reset, by expiry without', () => {
    expect(run(restored, refused('c1'), { type: 'TOKENS_GONE', isSignOut: true }).commands).toEqual([
      { type: 'FAIL', calls: ['c1'], reason: 'signedOut' },
      { type: 'RESET', keep: KEPT_AT_SIGN_OUT },
      { type: 'GO_TO_SIGN_IN' },
    ]);
    expect(run(restored, refused('c1'), { type: 'TOKENS_GONE', isSignOut: false }).commands).toEqual([
      { type: 'FAIL', calls: ['c1'], reason: 'expired' },
      { type: 'FORGET_TOKENS', tokens: ana, isSignOut: false },
      { type: 'GO_TO_SIGN_IN' },
    ]);
  });

  test('a late answer to the refresh of a session that ended brings nothing back', () => {
    const done: SessionEvent = { type: 'REFRESH.DONE', asked: 'L1', session: 'S3', login: 'L2' };
    const out: readonly SessionEvent[] = [{ type: 'SIGN_OUT.ASKED' }, { type: 'SIGN_OUT.CONFIRMED' }];
    expect(run(restored, refused('c1'), ...out, done).context.tokens).toBeUndefined();
    expect(
      run(restored, refused('c1'), ...out, signIn, { type: 'SIGN_IN.DONE', tokens: ben }, done).context
        .tokens,
    ).toEqual(ben);
  });
});
