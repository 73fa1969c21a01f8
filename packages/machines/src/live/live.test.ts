import { createActor, initialTransition, transition } from 'xstate';
import { getSimplePaths } from 'xstate/graph';
import { describe, expect, test } from 'vitest';
import { drive, timersAfter } from '../testing/drive.ts';
import { explore, observedTable, writtenTable } from '../testing/explore.ts';
import { PATIENCE_MS } from '../testing/patience.ts';
import { liveMachine } from './live.machine.ts';
import { liveTable } from './live.table.ts';
import type { LiveCommand, LiveContext, LiveEvent, LiveTimer } from './live.types.ts';

const start: LiveEvent = { type: 'START', email: 'ana@example.test', token: 'S1', isOnline: true };
const opened: LiveEvent = { type: 'OPENED' };
const ready = (heads: Record<string, number> = { c: 5 }, at = 100): LiveEvent => ({
  type: 'READY',
  heads,
  at,
});
const notice = { class: 'TRACKER', id: 't1', data: { idCompany: 'c' } };
const arrives = (seq: number, channel = 'c', at = 200): LiveEvent => ({
  type: 'NOTICE',
  channel,
  seq,
  notice,
  at,
});
const token = (value: string): LiveEvent => ({ type: 'TOKEN', token: value });
const closed: LiveEvent = { type: 'CLOSED', jitter: 0.5 };
const refused = (reason: 'token' | 'too_many'): LiveEvent => ({ type: 'REFUSED', reason, jitter: 0 });
const review: LiveCommand = { type: 'REVIEW_RIGHTS' };
const silent = (at: number): LiveEvent => ({ type: 'T_SILENT', at, jitter: 0.5 });
const timeout: LiveEvent = { type: 'T_TIMEOUT', jitter: 0.5 };

const events: readonly LiveEvent[] = [
  start,
  { type: 'START', email: 'ana@example.test', token: 'S1', isOnline: false },
  { type: 'STOP' },
  { type: 'ONLINE' },
  { type: 'OFFLINE' },
  { type: 'RETRY' },
  token('S1'),
  token('S2'),
  opened,
  closed,
  ready({ c: 1 }),
  ready({ c: 3, d: 1 }),
  refused('token'),
  refused('too_many'),
  arrives(1),
  arrives(2),
  arrives(4),
  { type: 'RELOAD', channel: 'c', at: 200 },
  { type: 'BEAT', at: 200 },
  timeout,
  { type: 'T_RESEND' },
  { type: 'T_RETRY' },
  silent(150),
  silent(99_000),
];

const key = ({ value, context }: { value: unknown; context: LiveContext }): string =>
  JSON.stringify([value, { ...context, losses: Math.min(context.losses, 4), pause: 0 }]);

const [first] = initialTransition(liveMachine);
const edges = explore({
  start: first,
  next: (snapshot, event: LiveEvent) => transition(liveMachine, snapshot, event),
  events: () => events,
  key,
});

const run = (...sent: readonly LiveEvent[]) =>
  drive((hear: (command: LiveCommand) => void) => {
    const actor = createActor(liveMachine);
    actor.on('*', hear);
    return actor.start();
  }, sent);

describe('live table', () => {
  test('says for every state and event what the machine does, and no more', () => {
    expect(observedTable(edges)).toEqual(writtenTable(liveTable));
  });
});

describe('live paths', () => {
  test(
    'every simple path ends where the graph says and visits every state',
    () => {
      const paths = getSimplePaths(liveMachine, {
        events: [
          start,
          { type: 'START', email: 'ana@example.test', token: 'S1', isOnline: false },
          { type: 'STOP' },
          { type: 'ONLINE' },
          { type: 'OFFLINE' },
          { type: 'RETRY' },
          token('S2'),
          opened,
          closed,
          ready(),
          refused('token'),
          refused('too_many'),
          timeout,
          { type: 'T_RETRY' },
          silent(99_000),
        ],
        // A new token in passing changes no state; it has its own tests.
        filterEvents: (snapshot, event) =>
          snapshot.can(event) && (event.type !== 'TOKEN' || snapshot.matches('awaitingToken')),
        serializeState: ({ value, context }) => `${value} ${context.token} ${context.saidToken}`,
      });
      const visited = new Set<string>();
      for (const { state, steps } of paths) {
        const actor = createActor(liveMachine).start();
        for (const { event } of steps) actor.send(event);
        expect(actor.getSnapshot().value).toBe(state.value);
        visited.add(state.value);
      }
      expect([...visited].toSorted()).toEqual(Object.keys(liveTable).toSorted());

      expect(paths.length).toBeGreaterThan(400);
    },
    PATIENCE_MS,
  );
});

describe('live invariants', () => {
  const timersOf: Record<string, readonly LiveTimer[]> = {
    idle: [],
    waitingNetwork: [],
    connecting: ['T_TIMEOUT'],
    authenticating: ['T_RESEND', 'T_TIMEOUT'],
    live: ['T_SILENT'],
    backoff: ['T_RETRY'],
    awaitingToken: ['T_RETRY'],
  };

  test('1: the timers that run are those of the state, on every edge', () => {
    for (const { from, to, event, commands } of edges)
      expect(timersAfter(timersOf[from.value] ?? [], event, commands)).toEqual(timersOf[to.value]);
  });

  test('2: a number never goes back on one line', () => {
    for (const { from, to, event } of edges) {
      if (!from.matches('live') || !to.matches('live')) continue;
      for (const [channel, seq] of Object.entries(from.context.since)) {
        const isStillOffered = event.type !== 'READY' || channel in event.heads;
        if (isStillOffered) expect(to.context.since[channel]).toBeGreaterThanOrEqual(seq);
      }
    }
  });

  test('3: no loss, refusal or new token touches a position', () => {
    const kept = [
      'CLOSED',
      'T_TIMEOUT',
      'T_SILENT',
      'T_RETRY',
      'RETRY',
      'REFUSED',
      'TOKEN',
      'ONLINE',
      'OFFLINE',
    ];
    for (const { from, to, event } of edges) {
      if (kept.includes(event.type)) expect(to.context.since).toEqual(from.context.since);
    }
  });

  test('4: nobody is known in idle', () => {
    for (const { to } of edges) {
      if (to.matches('idle')) expect([to.context.token, to.context.since]).toEqual(['', {}]);
    }
  });
});

describe('live connection', () => {
  test('signs in on the open socket, again each second, and gives up after five', () => {
    const open = run(start, opened);
    const signIn = { type: 'SIGN_IN', email: 'ana@example.test', token: 'S1' };
    expect(run(start).commands).toEqual([{ type: 'CONNECT' }]);
    expect(run(start).timers).toEqual(new Map([['T_TIMEOUT', 5000]]));
    expect(open.commands).toEqual([signIn]);
    expect(open.timers).toEqual(
      new Map([
        ['T_RESEND', 1000],
        ['T_TIMEOUT', 5000],
      ]),
    );
    const again = run(start, opened, { type: 'T_RESEND' });
    expect([again.commands, again.timers.get('T_RESEND')]).toEqual([[signIn], 1000]);
    const late = run(start, opened, timeout);
    expect([late.state, late.commands]).toEqual(['backoff', [{ type: 'DISCONNECT' }]]);
    expect([late.timers, run(start, timeout).timers]).toEqual([
      new Map([['T_RETRY', 500]]),
      new Map([['T_RETRY', 500]]),
    ]);
  });

  test('takes the newest numbers at first and loads the lists, which may be older than the line', () => {
    const { state, context, commands } = run(start, opened, ready({ c: 5, d: 0 }));
    expect(state).toBe('live');
    expect(context.since).toEqual({ c: 5, d: 0 });
    expect(commands).toEqual([{ type: 'RELOAD_LISTS', channels: ['c', 'd'] }]);
  });

  test('delivers the next, drops a duplicate, and loads the lists after a gap', () => {
    const delivered = { type: 'DELIVER', channel: 'c', notice };
    expect(run(start, opened, ready(), arrives(6)).commands).toEqual([delivered]);
    expect(run(start, opened, ready(), arrives(5)).commands).toEqual([]);
    expect(run(start, opened, ready(), arrives(6), arrives(6)).commands).toEqual([]);
    const gap = run(start, opened, ready(), arrives(8));
    expect(gap.commands).toEqual([delivered, { type: 'RELOAD_LISTS', channels: ['c'] }]);
    expect(gap.context.since).toEqual({ c: 8 });
    expect(run(start, opened, ready(), arrives(8), arrives(7)).commands).toEqual([]);
  });

  test('takes the first number of a company that is new', () => {
    expect(run(start, opened, ready(), arrives(1, 'new')).commands).toEqual([
      { type: 'DELIVER', channel: 'new', notice },
    ]);
    expect(run(start, opened, ready(), arrives(2, 'new')).commands).toContainEqual({
      type: 'RELOAD_LISTS',
      channels: ['new'],
    });
  });

  test('comes back with what it saw last', () => {
    const history = [
      start,
      opened,
      ready({ c: 5, gone: 3 }),
      arrives(6),
      closed,
      { type: 'T_RETRY' },
      opened,
    ] as const;
    const back = run(...history, ready({ c: 9 }));
    expect(back.commands).toEqual([review, { type: 'RESUME', since: { c: 6 } }]);
    expect(back.context.since).toEqual({ c: 6 });
    expect(run(...history, ready({ c: 6 })).commands).toEqual([review, { type: 'RESUME', since: { c: 6 } }]);
  });

  test('resumes the channels that it knows beside one that is new', () => {
    const back = run(
      start,
      opened,
      ready({ c: 5 }),
      closed,
      { type: 'T_RETRY' },
      opened,
      ready({ c: 6, new: 3 }),
    );
    expect(back.commands).toEqual([
      review,
      { type: 'RESUME', since: { c: 5, new: 3 } },
      { type: 'RELOAD_LISTS', channels: ['new'] },
    ]);
  });

  test('begins anew where the server counts anew', () => {
    const back = run(start, opened, ready({ c: 5 }), closed, { type: 'T_RETRY' }, opened, ready({ c: 2 }));
    expect(back.commands).toEqual([review, { type: 'RELOAD_LISTS', channels: ['c'] }]);
    expect(back.context.since).toEqual({ c: 2 });
  });

  test('loads the lists when what was missed is gone, and goes on from the newest number', () => {
    const reload: LiveEvent = { type: 'RELOAD', channel: 'c', at: 300 };
    const history = [
      start,
      opened,
      ready({ c: 5 }),
      closed,
      { type: 'T_RETRY' },
      opened,
      ready({ c: 90 }),
    ] as const;
    const back = run(...history, reload);
    expect(back.commands).toEqual([{ type: 'RELOAD_LISTS', channels: ['c'] }]);
    expect(back.context.since).toEqual({ c: 90 });
    expect(run(...history, arrives(91), reload).context.since).toEqual({ c: 91 });
    expect(run(start, opened, ready(), { type: 'RELOAD', channel: 'x', at: 1 }).context.since).toEqual({
      c: 5,
      x: 0,
    });
  });

  test('signs in again with a new token on the same line and keeps its place', () => {
    const signIn = { type: 'SIGN_IN', email: 'ana@example.test', token: 'S2' };
    const live = run(start, opened, ready(), arrives(6), token('S2'));
    expect([live.state, live.commands, live.context.since]).toEqual(['live', [signIn], { c: 6 }]);
    const answered = run(start, opened, ready(), arrives(6), token('S2'), ready({ c: 5, new: 4 }));
    expect(answered.commands).toEqual([review, { type: 'RELOAD_LISTS', channels: ['new'] }]);
    expect(answered.context.since).toEqual({ c: 6, new: 4 });
    expect(run(start, opened, token('S2')).commands).toEqual([signIn]);
    expect(run(start, token('S2')).commands).toEqual([]);
    expect(run(start, token('S2'), opened).commands).toEqual([signIn]);
  });

  test('reviews what the person may do at every answer but the first of a session', () => {
    expect(run(start, opened, ready()).commands).not.toContainEqual(review);
    // A role changed, a company stayed: the server says the same numbers once more.
    expect(run(start, opened, ready(), ready()).commands).toEqual([review]);
    const away = [start, opened, ready(), closed, { type: 'T_RETRY' }, opened] as const;
    expect(run(...away, ready()).commands).toContainEqual(review);
    expect(run(...away, { type: 'STOP' }, start, opened, ready()).commands).not.toContainEqual(review);
  });

  test('asks for a token that the server takes, again each 30 s, and connects with it', () => {
    const needed = { type: 'TOKEN_NEEDED', token: 'S1' };
    const waiting = run(start, opened, refused('token'));
    expect([waiting.state, waiting.commands]).toEqual(['awaitingToken', [{ type: 'DISCONNECT' }, needed]]);
    expect(waiting.timers).toEqual(new Map([['T_RETRY', 30_000]]));
    expect(run(start, opened, refused('token'), { type: 'T_RETRY' }).commands).toEqual([needed]);
    expect(run(start, opened, refused('token'), token('S1')).state).toBe('awaitingToken');
    expect(run(start, opened, refused('token'), token('S2')).commands).toEqual([{ type: 'CONNECT' }]);
    expect(run(start, opened, ready(), refused('token')).state).toBe('awaitingToken');
  });

  test('tries the newest token before it asks for another', () => {
    const old = run(start, opened, token('S2'), refused('token'));
    expect([old.state, old.commands]).toEqual(['connecting', [{ type: 'DISCONNECT' }, { type: 'CONNECT' }]]);
    const both = run(start, opened, token('S2'), refused('token'), opened, refused('token'));
    expect(both.commands).toContainEqual({ type: 'TOKEN_NEEDED', token: 'S2' });
    expect(run(start, opened, ready(), token('S2'), ready(), refused('token')).state).toBe('awaitingToken');
  });

  test('comes back late when there are too many sockets', () => {
    expect(run(start, opened, refused('too_many')).timers).toEqual(new Map([['T_RETRY', 20_000]]));
    const crowded = run(start, opened, ready(), refused('too_many'));
    expect([crowded.commands, crowded.timers]).toEqual([
      [{ type: 'DISCONNECT' }],
      new Map([['T_RETRY', 20_000]]),
    ]);
  });

  test('tries twice at once, then after 10 to 30 s, for ever', () => {
    const lost: readonly LiveEvent[] = [closed, { type: 'T_RETRY' }];
    const after = (losses: number): number | undefined =>
      run(start, ...Array.from({ length: losses - 1 }, () => lost).flat(), closed).timers.get('T_RETRY');
    expect([1, 2, 3, 4, 5, 99].map(after)).toEqual([500, 500, 15_000, 25_000, 25_000, 25_000]);
    expect(run(start, ...lost, ...lost, ...lost, opened, ready(), closed).timers.get('T_RETRY')).toBe(500);
  });

  test('does not wait when the person, or the network, says so', () => {
    const losses = [closed, { type: 'T_RETRY' }, closed, { type: 'T_RETRY' }, closed] as const;
    for (const event of [{ type: 'RETRY' }, { type: 'ONLINE' }] as const) {
      const { state, context } = run(start, ...losses, event);
      expect([state, context.losses]).toEqual(['connecting', 0]);
    }
  });

  test('closes when the browser goes offline and comes back online', () => {
    const offline = run(start, opened, ready(), { type: 'OFFLINE' });
    expect([offline.state, offline.commands]).toEqual(['waitingNetwork', [{ type: 'DISCONNECT' }]]);
    expect(run(start, opened, ready(), { type: 'OFFLINE' }, { type: 'ONLINE' }).commands).toEqual([
      { type: 'CONNECT' },
    ]);
    expect(run({ ...start, isOnline: false }).state).toBe('waitingNetwork');
  });

  test('takes an open socket for lost after 30 s of silence, counted from the last word', () => {
    expect(run(start, opened, ready()).timers).toEqual(new Map([['T_SILENT', 30_000]]));
    const lost = run(start, opened, ready(), silent(30_100));
    expect([lost.state, lost.commands]).toEqual(['backoff', [{ type: 'DISCONNECT' }]]);
    expect(lost.timers).toEqual(new Map([['T_RETRY', 500]]));
    for (const word of [
      { type: 'BEAT', at: 20_100 },
      arrives(6, 'c', 20_100),
      arrives(1, 'c', 20_100),
      ready({ c: 5 }, 20_100),
      { type: 'RELOAD', channel: 'c', at: 20_100 },
    ] as const) {
      const heard = run(start, opened, ready(), word, silent(30_100));
      expect([heard.state, heard.timers.get('T_SILENT')]).toEqual(['live', 20_000]);
    }
  });

  test('stops with the session', () => {
    const { state, context, commands, timers } = run(start, opened, ready(), { type: 'STOP' });
    expect([state, commands, timers.size]).toEqual(['idle', [{ type: 'DISCONNECT' }], 0]);
    expect(context.provenAt).toBeUndefined();
  });
});
