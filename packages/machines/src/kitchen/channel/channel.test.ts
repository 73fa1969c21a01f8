import { createActor, initialTransition, transition } from 'xstate';
import { getSimplePaths } from 'xstate/graph';
import { describe, expect, test } from 'vitest';
import { drive, timersAfter } from '../../testing/drive.ts';
import { explore, observedTable, writtenTable } from '../../testing/explore.ts';
import { PATIENCE_MS } from '../../testing/patience.ts';
import { channelMachine } from './channel.machine.ts';
import { channelTable } from './channel.table.ts';
import type {
  ChannelCommand,
  ChannelContext,
  ChannelEvent,
  ChannelTimer,
  Position,
} from './channel.types.ts';
import { shownOf } from './shown.ts';

const start: ChannelEvent = { type: 'START', monitor: 'm', isOnline: true };
const at = (seq: number, epoch = 'e'): Position => ({ epoch, seq });
const frame = (seq: number, prev = seq - 1, epoch = 'e'): ChannelEvent => ({
  type: 'FRAME',
  frame: { position: at(seq, epoch), prev, data: {} },
  at: 200,
});
const beat = (head: Position, when = 200): ChannelEvent => ({ type: 'BEAT', head, ahead: 5, at: when });
const pulled = (asOf: Position, when = 200): ChannelEvent => ({ type: 'PULLED', asOf, ahead: 5, at: when });
const opened: ChannelEvent = { type: 'OPENED' };
const closed: ChannelEvent = { type: 'CLOSED', jitter: 0.5 };
const timeout: ChannelEvent = { type: 'T_TIMEOUT', jitter: 0.5 };
const silent = (when: number): ChannelEvent => ({ type: 'T_SILENT', at: when, jitter: 0.5 });
const plain = (
  type: 'STOP' | 'OFFLINE' | 'WAKE' | 'RETRY' | 'SIGN_IN_NEEDED' | 'SIGNED_IN' | 'MONITOR_GONE' | 'PULL_LOST',
): ChannelEvent => ({ type });
const tick = (type: 'T_ACK' | 'T_RETRY' | 'T_PULL'): ChannelEvent => ({ type });
const online: ChannelEvent = { type: 'ONLINE', jitter: 0.5 };
const reset: ChannelEvent = { type: 'RESET', at: 200 };

const events: readonly ChannelEvent[] = [
  start,
  { ...start, isOnline: false },
  plain('STOP'),
  online,
  plain('OFFLINE'),
  plain('WAKE'),
  plain('RETRY'),
  opened,
  closed,
  plain('SIGN_IN_NEEDED'),
  plain('SIGNED_IN'),
  plain('MONITOR_GONE'),
  frame(1),
  frame(2),
  frame(2, 2, 'f'),
  beat(at(0)),
  beat(at(2)),
  reset,
  pulled(at(0)),
  pulled(at(2)),
  plain('PULL_LOST'),
  timeout,
  tick('T_ACK'),
  silent(150),
  silent(99_000),
  tick('T_RETRY'),
  tick('T_PULL'),
];
const key = ({ value, context }: { value: unknown; context: ChannelContext }): string =>
  JSON.stringify([
    value,
    context.position,
    context.pull,
    context.isAckDue,
    Math.min(context.losses, 3),
    context.monitor,
    context.heardAt === undefined,
    context.provenAt === undefined,
  ]);
const [first] = initialTransition(channelMachine);
const edges = explore({
  start: first,
  next: (snapshot, event: ChannelEvent) => transition(channelMachine, snapshot, event),
  events: () => events,
  key,
});
const isPull = (command: unknown): boolean => JSON.stringify(command).includes('"PULL"');
const run = (...sent: readonly ChannelEvent[]) => {
  const driven = drive((hear: (command: ChannelCommand) => void) => {
    const actor = createActor(channelMachine);
    actor.on('*', hear);
    return actor.start();
  }, sent);
  return { ...driven, shown: shownOf(driven.state, driven.context, 200) };
};

describe('channel table', () => {
  test('says for every state and event what the machine does, and no more', () => {
    expect(observedTable(edges)).toEqual(writtenTable(channelTable));
  });
  test(
    'every simple path ends where the graph says and visits every state',
    () => {
      const paths = getSimplePaths(channelMachine, {
        events: [
          start,
          { ...start, isOnline: false },
          plain('STOP'),
          online,
          plain('OFFLINE'),
          plain('RETRY'),
          opened,
          closed,
          plain('SIGN_IN_NEEDED'),
          plain('SIGNED_IN'),
          plain('MONITOR_GONE'),
          beat(at(0)),
          timeout,
          silent(99_000),
          tick('T_RETRY'),
        ],
        filterEvents: (snapshot, event) => snapshot.can(event),
        serializeState: ({ value }) => value,
      });
      const visited = new Set<string>();
      for (const { state, steps } of paths) {
        const actor = createActor(channelMachine).start();
        for (const { event } of steps) actor.send(event);
        expect(actor.getSnapshot().value).toBe(state.value);
        visited.add(state.value);
      }
      expect([...visited].toSorted()).toEqual(Object.keys(channelTable).toSorted());
      expect(paths.length).toBeGreaterThan(100);
    },
    PATIENCE_MS,
  );
});

describe('channel invariants', () => {
  const timersOf: Readonly<Record<string, readonly ChannelTimer[]>> = {
    offline: ['T_PULL'],
    connecting: ['T_PULL', 'T_TIMEOUT'],
    greeting: ['T_PULL', 'T_TIMEOUT'],
    live: ['T_ACK', 'T_SILENT'],
    backoff: ['T_PULL', 'T_RETRY'],
  };
  test('1: the timers that run are those of the state; live may wait for a fetch', () => {
    const wrong = edges.filter(({ from, to, event, commands }) => {
      const running = timersAfter(timersOf[from.value] ?? [], event, commands);
      const due = timersOf[to.value] ?? [];
      const isWaiting = to.matches('live') && running.includes('T_PULL');
      return running.join() !== [...due, ...(isWaiting ? ['T_PULL'] : [])].toSorted().join();
    });
    expect(wrong.map(({ from, event, to }) => [from.value, event.type, to.value])).toEqual([]);
  });
  test('2: a position only grows, unless the server counts anew', () => {
    const wrong = edges.filter(({ from, to, event }) => {
      const [before, after] = [from.context.position, to.context.position];
      if (!before || ['RESET', 'STOP', 'START'].includes(event.type)) return false;
      return !after || (after.epoch === before.epoch && after.seq < before.seq);
    });
    expect(wrong).toEqual([]);
  });
  test('3: one board is fetched at a time', () => {
    const wrong = edges.filter(
      ({ from, commands }) => commands.some(isPull) && from.context.pull !== 'none' && from.value !== 'idle',
    );
    expect(wrong).toEqual([]);
  });
  test('4: what is missing is being fetched, or will be', () => {
    const gaps = edges.filter(
      ({ from, to, event }) =>
        to.matches('live') &&
        from.matches('live') &&
        event.type === 'BEAT' &&
        to.context.provenAt !== event.at,
    );
    expect(gaps.length).toBeGreaterThan(0);
    expect(gaps.filter(({ to }) => to.context.pull === 'none')).toEqual([]);
  });
});

describe('channel', () => {
  const live = [start, pulled(at(5)), opened, beat(at(5))] as const;
  test('fetches the board and opens the line at once', () => {
    expect(run(start).commands).toEqual([
      { type: 'PULL', monitor: 'm', since: undefined },
      { type: 'CONNECT', monitor: 'm' },
    ]);
    expect(run(start, pulled(at(5)), opened).commands).toEqual([{ type: 'HELLO', since: at(5) }]);
    expect(run(...live).shown).toBe('live');
  });
  test('takes the next, drops what it knows, fetches after a gap', () => {
    expect(run(...live, frame(6)).commands.map(({ type }) => type)).toEqual(['DELIVER']);
    expect(run(...live, frame(9, 4)).context.position).toEqual(at(9));
    expect(run(...live, frame(5)).commands).toEqual([]);
    const gap = run(...live, frame(8));
    expect(gap.commands.map(({ type }) => type)).toEqual(['DELIVER', 'PULL']);
    expect([gap.context.position, gap.shown]).toEqual([at(5), 'catchingUp']);
    expect(run(...live, frame(8), pulled(at(8))).context.position).toEqual(at(8));
  });
  test('a beat that knows more than the screen is a gap', () => {
    expect(run(...live, beat(at(6))).commands).toEqual([{ type: 'PULL', monitor: 'm', since: at(5) }]);
    expect(run(...live, beat(at(5, 'new'))).commands).toHaveLength(1);
  });
  test('fetches once more, a little later, what came during a fetch', () => {
    const { context, timers, commands } = run(...live, frame(8), frame(10), pulled(at(8)));
    expect([context.pull, commands, timers.get('T_PULL')]).toEqual(['none', [], 250]);
  });
  test('tries at once, then every quarter of a minute, and never ends', () => {
    const lose: readonly ChannelEvent[] = [tick('T_RETRY'), closed];
    const states = [0, 1, 2, 3, 9].map((times) => {
      const { state, timers } = run(...live, closed, ...Array.from({ length: times }).flatMap(() => lose));
      return [state, timers.get('T_RETRY'), timers.get('T_PULL')];
    });
    expect(states).toEqual([
      ['backoff', 500, 15_000],
      ['backoff', 15_000, 15_000],
      ['backoff', 15_000, 15_000],
      ['backoff', 15_000, 15_000],
      ['backoff', 15_000, 15_000],
    ]);
  });
  test('says that it polls from the third loss on, through every probe, until the line is live', () => {
    const lost = [...live, closed, tick('T_RETRY'), closed, tick('T_RETRY'), closed] as const;
    const shown = (...more: readonly ChannelEvent[]) => run(...lost, pulled(at(5)), ...more).shown;
    expect(run(...live, closed, pulled(at(5))).shown).toBe('catchingUp');
    expect([shown(), shown(tick('T_RETRY')), shown(tick('T_RETRY'), opened)]).toEqual([
      'polling',
      'polling',
      'polling',
    ]);
    expect(shown(tick('T_RETRY'), opened, beat(at(5)))).toBe('live');
  });
  test('does not believe for ever that there is no network', () => {
    const dark = [...live, plain('OFFLINE')] as const;
    expect(run(...dark).timers.get('T_PULL')).toBe(15_000);
    expect(run(...dark, tick('T_PULL')).commands).toEqual([{ type: 'PULL', monitor: 'm', since: at(5) }]);
    const found = run(...dark, tick('T_PULL'), pulled(at(7)));
    expect([found.state, found.context.position]).toEqual(['connecting', at(7)]);
    expect(run(...dark, plain('RETRY')).state).toBe('connecting');
  });
  test('an open line that says nothing is lost; one that sleeps is not believed', () => {
    expect(run(...live, silent(30_300)).state).toBe('backoff');
    expect(run(...live, silent(20_200)).timers.get('T_SILENT')).toBe(10_000);
    expect(run(...live, plain('WAKE')).state).toBe('connecting');
    const { state, context } = run(...live);
    expect(shownOf(state, context, 200 + 35_001)).toBe('old');
  });
  test('tells the server soon what it has shown, and always every quarter of a minute', () => {
    expect(run(...live).timers.get('T_ACK')).toBe(15_000);
    expect(run(...live, frame(6)).timers.get('T_ACK')).toBe(1000);
    expect(run(...live, frame(6), frame(7)).commands.map(({ type }) => type)).toEqual(['DELIVER']);
    const { commands, timers } = run(...live, frame(6), tick('T_ACK'));
    expect([commands, timers.get('T_ACK')]).toEqual([[{ type: 'ACK', position: at(6) }], 15_000]);
  });
  test('begins anew where the server cannot go on', () => {
    const { commands, context } = run(...live, reset);
    expect([commands, context.position]).toEqual([
      [{ type: 'PULL', monitor: 'm', since: undefined }],
      undefined,
    ]);
  });
});
