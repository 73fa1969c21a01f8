import { createActor, initialTransition, transition } from 'xstate';
import { getSimplePaths } from 'xstate/graph';
import { describe, expect, test } from 'vitest';
import { drive, timersAfter } from '../../testing/drive.ts';
import { explore, observedTable, writtenTable } from '../../testing/explore.ts';
import { PATIENCE_MS } from '../../testing/patience.ts';
import type { Operation } from '../rules/index.ts';
import { LARGEST_BATCH } from './batch.ts';
import { outboxMachine } from './outbox.machine.ts';
import { outboxTable } from './outbox.table.ts';
import type { OutboxCommand, OutboxContext, OutboxEvent, OutboxTimer } from './outbox.types.ts';

const bump = (opId: string): Operation => ({
  opId,
  install: 'i',
  kind: 'START',
  tasks: [{ task: 't', from: 'PND', to: 'CRT', epoch: 0, rev: 0 }],
});
const undo = (opId: string, target: string): Operation => ({ opId, install: 'i', kind: 'UNDO', target });
const restored: OutboxEvent = { type: 'RESTORED', install: 'i', lastDseq: 0, waiting: [] };
const asked = (op: Operation): OutboxEvent => ({ type: 'ASKED', op });
const stored = (opId: string): OutboxEvent => ({ type: 'STORED', opId });
const answered = (...opIds: readonly string[]): OutboxEvent => ({
  type: 'ANSWERED',
  answers: opIds.map((opId) => ({ opId, outcomes: { t: 'applied' } })),
});
const lost: OutboxEvent = { type: 'LOST', jitter: 0.5 };
const leads: OutboxEvent = { type: 'LEADS' };

const events: readonly OutboxEvent[] = [
  restored,
  { ...restored, lastDseq: 7, waiting: [{ op: bump('r'), dseq: 7 }] },
  asked(bump('a')),
  asked(undo('u', 'a')),
  stored('a'),
  stored('u'),
  { type: 'STORE_FAILED', opId: 'a' },
  { type: 'LEFT', opId: 'a' },
  { type: 'LEAVE_FAILED', opId: 'a' },
  leads,
  { type: 'FOLLOWS' },
  { type: 'NUMBERED' },
  { type: 'NUMBER_FAILED', jitter: 0.5 },
  answered('a'),
  answered('r'),
  answered('z'),
  lost,
  { type: 'REFUSED' },
  { type: 'INSTALL_KNOWN', install: 'j' },
  { type: 'SIGN_IN_NEEDED' },
  { type: 'SIGNED_IN' },
  { type: 'RETRY' },
  { type: 'T_TIMEOUT', jitter: 0.5 },
  { type: 'T_RETRY' },
];
/** Numbers grow for ever; here it counts that there is one. */
const key = ({ value, context }: { value: unknown; context: OutboxContext }): string =>
  JSON.stringify([
    value,
    context.waiting.map(({ op, isStored, isLeaving, isNumbered, dseq }) => [
      op.opId,
      op.install,
      isStored,
      isLeaving,
      isNumbered,
      dseq !== undefined,
    ]),
    context.isLeader,
    context.batch,
    Math.min(context.losses, 1),
    context.isAlone,
  ]);
const [first] = initialTransition(outboxMachine);
/** A cook asks once for each thing: the graph stays finite. */
const isWorthTrying = (context: OutboxContext, event: OutboxEvent): boolean =>
  event.type !== 'ASKED' || context.waiting.every(({ op }) => op.opId !== event.op.opId);
const edges = explore({
  start: first,
  next: (snapshot, event: OutboxEvent) => transition(outboxMachine, snapshot, event),
  events: ({ context }) => events.filter((event) => isWorthTrying(context, event)),
  key,
});

const run = (...sent: readonly OutboxEvent[]) =>
  drive((hear: (command: OutboxCommand) => void) => {
    const actor = createActor(outboxMachine);
    actor.on('*', hear);
    return actor.start();
  }, sent);
const idsSent = (commands: readonly OutboxCommand[]): readonly string[] =>
  commands.flatMap((command) => (command.type === 'SEND' ? command.ops.map(({ op }) => op.opId) : []));

describe('outbox table', () => {
  test('says for every state and event what the machine does, and no more', () => {
    expect(observedTable(edges)).toEqual(writtenTable(outboxTable));
  });
  test(
    'every simple path ends where the graph says and visits every state',
    () => {
      const paths = getSimplePaths(outboxMachine, {
        events: [
          restored,
          leads,
          asked(bump('a')),
          stored('a'),
          { type: 'NUMBERED' },
          answered('a'),
          lost,
          { type: 'SIGN_IN_NEEDED' },
          { type: 'SIGNED_IN' },
          { type: 'T_RETRY' },
        ],
        filterEvents: (snapshot, event) =>
          snapshot.can(event) && (event.type !== 'ASKED' || snapshot.context.waiting.length === 0),
        serializeState: (snapshot) => key(snapshot),
        limit: 200_000,
      });
      const visited = new Set<string>();
      for (const { state, steps } of paths) {
        const actor = createActor(outboxMachine).start();
        for (const { event } of steps) actor.send(event);
        expect(actor.getSnapshot().value).toBe(state.value);
        visited.add(state.value);
      }
      expect([...visited].toSorted()).toEqual(Object.keys(outboxTable).toSorted());
    },
    PATIENCE_MS,
  );
});

describe('outbox invariants', () => {
  test('1: nothing leaves it but by an answer, by its cook, or by failing aloud', () => {
    const silent = edges.filter(({ from, to, event, commands }) => {
      const stays = new Set(to.context.waiting.map(({ op }) => op.opId));
      const left = from.context.waiting.filter(({ op }) => !stays.has(op.opId));
      const told = left.length > 0 ? JSON.stringify(commands) : '';
      return left.some(({ op }) => event.type !== 'LEFT' && !told.includes(`"${op.opId}"`));
    });
    expect(silent).toEqual([]);
  });
  test('2: what is sent is on the disk with its number, in the order in which it was asked', () => {
    const wrong = edges.filter(({ to, commands }) => {
      const ids = idsSent(commands.filter((command) => isCommand(command)));
      const sent = to.context.waiting.slice(0, ids.length);
      const isReady = sent.every(
        ({ isStored, isLeaving, isNumbered }) => isStored && !isLeaving && isNumbered,
      );
      return !isReady || ids.join() !== sent.map(({ op }) => op.opId).join();
    });
    expect(wrong).toEqual([]);
  });
  test('3: the timers that run are those of the state', () => {
    const timersOf: Readonly<Record<string, readonly OutboxTimer[]>> = {
      sending: ['T_TIMEOUT'],
      waiting: ['T_RETRY'],
    };
    const wrong = edges.filter(
      ({ from, to, event, commands }) =>
        timersAfter(timersOf[from.value] ?? [], event, commands).join() !== (timersOf[to.value] ?? []).join(),
    );
    expect(wrong).toEqual([]);
  });
  test('4: a number is given once', () => {
    const wrong = edges.filter(({ to }) => {
      const numbers = to.context.waiting.flatMap(({ dseq }) => dseq ?? []);
      return new Set(numbers).size < numbers.length || Math.max(0, ...numbers) > to.context.lastDseq;
    });
    expect(wrong).toEqual([]);
  });
});
const isCommand = (command: unknown): command is OutboxCommand =>
  typeof command === 'object' && command !== null && 'type' in command;

describe('outbox', () => {
  const ready = [restored, leads] as const;
  test('stores, numbers on the disk, sends, and forgets when it is answered', () => {
    expect(run(...ready, asked(bump('a'))).commands).toEqual([{ type: 'STORE', op: bump('a') }]);
    expect(run(...ready, asked(bump('a')), stored('a')).commands).toEqual([
      { type: 'NUMBER', install: 'i', dseqs: { a: 1 } },
    ]);
    const sent = run(...ready, asked(bump('a')), stored('a'), { type: 'NUMBERED' });
    expect(sent.commands).toEqual([{ type: 'SEND', install: 'i', ops: [{ op: bump('a'), dseq: 1 }] }]);
    expect(sent.timers).toEqual(new Map([['T_TIMEOUT', 5000]]));
    const done = run(...ready, asked(bump('a')), stored('a'), { type: 'NUMBERED' }, answered('a'));
    expect(done.commands.map(({ type }) => type)).toEqual(['FORGET', 'TELL']);
    expect([done.state, done.context.waiting]).toEqual(['resting', []]);
  });
  test('waits for ever, ever longer, and goes at once when the line is there', () => {
    const start = [...ready, asked(bump('a')), stored('a'), { type: 'NUMBERED' }] as const;
    const again = Array.from({ length: 30 }).flatMap((): OutboxEvent[] => [lost, { type: 'T_RETRY' }]);
    const long = run(...start, ...again, lost);
    expect([long.state, long.timers.get('T_RETRY')]).toEqual(['waiting', 7500]);
    expect(run(...start, lost).timers.get('T_RETRY')).toBe(250);
    expect(idsSent(run(...start, ...again, lost, { type: 'RETRY' }).commands)).toEqual(['a']);
  });
  test('an answer that comes too late counts', () => {
    const late = run(
      ...ready,
      asked(bump('a')),
      stored('a'),
      { type: 'NUMBERED' },
      { type: 'T_TIMEOUT', jitter: 0.9 },
      answered('a'),
    );
    expect(late.context.waiting).toEqual([]);
  });
  test('a number that is not on the disk is written again before anything goes out', () => {
    const { commands } = run(
      ...ready,
      asked(bump('a')),
      stored('a'),
      { type: 'NUMBER_FAILED', jitter: 0.5 },
      { type: 'T_RETRY' },
    );
    expect(commands.at(-1)).toEqual({ type: 'NUMBER', install: 'i', dseqs: { a: 1 } });
  });
  test('taking back what was never sent sends nothing', () => {
    const both = run(restored, asked(bump('a')), stored('a'), asked(undo('u', 'a')));
    expect(both.commands).toEqual([{ type: 'LEAVE', opId: 'a' }]);
    expect(
      run(restored, asked(bump('a')), stored('a'), asked(undo('u', 'a')), { type: 'LEFT', opId: 'a' }).context
        .waiting,
    ).toEqual([]);
  });
  test('what may have been sent is taken back behind it', () => {
    const { commands } = run(...ready, asked(bump('a')), stored('a'), asked(undo('u', 'a')));
    expect(commands).toEqual([{ type: 'STORE', op: undo('u', 'a') }]);
  });
  test('a bump that is not on the disk is a failed bump', () => {
    const { commands, context } = run(...ready, asked(bump('a')), { type: 'STORE_FAILED', opId: 'a' });
    expect([commands, context.waiting]).toEqual([[{ type: 'TELL_NOT_STORED', op: bump('a') }], []]);
  });
  test('finds the one that the server will not have, and goes on with the others', () => {
    const three = ['a', 'b', 'c'].flatMap((id) => [asked(bump(id)), stored(id)]);
    const refused: OutboxEvent = { type: 'REFUSED' };
    const start = [restored, ...three, leads, { type: 'NUMBERED' }] as const;
    expect(idsSent(run(...start).commands)).toEqual(['a', 'b', 'c']);
    expect(idsSent(run(...start, refused).commands)).toEqual(['a']);
    expect(idsSent(run(...start, refused, answered('a')).commands)).toEqual(['b']);
    const aside = run(...start, refused, answered('a'), refused);
    expect(aside.commands[0]).toEqual({ type: 'SET_ASIDE', op: bump('b') });
    expect(idsSent(aside.commands)).toEqual(['c']);
  });
  test('begins anew as another install where the disk was copied', () => {
    const { context, commands } = run(
      ...ready,
      asked(bump('a')),
      stored('a'),
      { type: 'NUMBERED' },
      {
        type: 'INSTALL_KNOWN',
        install: 'j',
      },
    );
    expect(commands).toEqual([{ type: 'NUMBER', install: 'j', dseqs: { a: 1 } }]);
    expect(context.waiting[0]?.op.install).toBe('j');
  });
  test('waits for a person without touching what waits', () => {
    const { state, context } = run(
      ...ready,
      asked(bump('a')),
      stored('a'),
      { type: 'NUMBERED' },
      {
        type: 'SIGN_IN_NEEDED',
      },
    );
    expect([state, context.waiting.length]).toEqual(['paused', 1]);
  });
  test('sends a batch of fifty at most', () => {
    const waiting = Array.from({ length: 60 }, (_, index) => ({ op: bump(`o${index}`), dseq: index + 1 }));
    const { commands } = run({ type: 'RESTORED', install: 'i', lastDseq: 60, waiting }, leads);
    expect(idsSent(commands)).toHaveLength(LARGEST_BATCH);
  });
});
