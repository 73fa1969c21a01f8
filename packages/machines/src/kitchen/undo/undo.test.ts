import * as fc from 'fast-check';
import { createActor, initialTransition, transition } from 'xstate';
import { getSimplePaths } from 'xstate/graph';
import { describe, expect, test } from 'vitest';
import { explore, observedTable, writtenTable } from '../../testing/explore.ts';
import { UNDO_DEPTH, UNDO_LIMIT_MS } from '../rules/index.ts';
import { barOf, nextUndo } from './entries.ts';
import { undoMachine } from './undo.machine.ts';
import { undoTable } from './undo.table.ts';
import type { Undoable, UndoCommand, UndoContext, UndoEvent } from './undo.types.ts';

const asked = (opId: string, task = 't', at = 0): UndoEvent => ({
  type: 'ASKED',
  opId,
  label: opId,
  at,
  tasks: [task],
});
const told = (opId: string, moved: Readonly<Record<string, number>> = { t: 1 }): UndoEvent => ({
  type: 'TOLD',
  opId,
  moved,
});
const seen = (rev: number, task = 't'): UndoEvent => ({ type: 'SEEN', task, rev });
const takeBack = (opId: string, at = 1): UndoEvent => ({ type: 'TAKE_BACK', opId, at });
const relinked = (from: number, to: number): UndoEvent => ({
  type: 'RELINKED',
  relink: { task: 't', from, to },
});
const old: Undoable = { opId: 'r', label: 'r', at: 0, tasks: { t: 1 } };

const events: readonly UndoEvent[] = [
  { type: 'RESTORED', entries: [] },
  { type: 'RESTORED', entries: [old] },
  asked('a'),
  asked('b'),
  told('a'),
  told('b', { t: 2 }),
  told('a', {}),
  relinked(1, 3),
  seen(1),
  seen(2),
  seen(1, 'other'),
  { type: 'GONE', opId: 'a' },
  takeBack('a'),
  takeBack('b'),
  takeBack('r', UNDO_LIMIT_MS + 1),
];
const key = ({ value, context }: { value: unknown; context: UndoContext }): string =>
  JSON.stringify([value, context]);
const [first] = initialTransition(undoMachine);
const edges = explore({
  start: first,
  next: (snapshot, event: UndoEvent) => transition(undoMachine, snapshot, event),
  events: () => events,
  key,
});
const run = (...sent: readonly UndoEvent[]) => {
  const actor = createActor(undoMachine);
  let commands: UndoCommand[] = [];
  actor.on('*', (command) => commands.push(command));
  actor.start();
  for (const event of sent) {
    commands = [];
    actor.send(event);
  }
  return { ...actor.getSnapshot(), commands };
};
const next = (now: number, ...sent: readonly UndoEvent[]): string | undefined =>
  nextUndo(run(...sent).context, now)?.opId;

describe('undo table', () => {
  test('says for every state and event what the machine does, and no more', () => {
    expect(observedTable(edges)).toEqual(writtenTable(undoTable));
  });
  test('every simple path ends where the graph says and visits every state', () => {
    const paths = getSimplePaths(undoMachine, {
      events: [asked('a'), told('a'), told('a', {}), seen(2), takeBack('a'), { type: 'GONE', opId: 'a' }],
      filterEvents: (snapshot, event) => snapshot.can(event),
      serializeState: (snapshot) => key(snapshot),
    });
    const visited = new Set<string>();
    for (const { state, steps } of paths) {
      const actor = createActor(undoMachine).start();
      for (const { event } of steps) actor.send(event);
      expect(actor.getSnapshot().value).toBe(state.value);
      visited.add(state.value);
    }
    expect([...visited].toSorted()).toEqual(Object.keys(undoTable).toSorted());
  });
});

describe('undo invariants', () => {
  test('1: what the disk holds is what the screen shows', () => {
    const wrong = edges.filter(({ from, to, commands }) => {
      const kept = commands.findLast((command) => JSON.stringify(command).includes('"PERSIST"'));
      const isChanged = JSON.stringify(from.context.entries) !== JSON.stringify(to.context.entries);
      return (
        isChanged && JSON.stringify(kept) !== JSON.stringify({ type: 'PERSIST', entries: to.context.entries })
      );
    });
    expect(wrong).toEqual([]);
  });
  test('2: an UNDO goes out once, for what was there and not barred', () => {
    const wrong = edges.filter(({ from, to, event, commands }) => {
      const isSent = commands.some((command) => JSON.stringify(command).includes('"UNDO"'));
      if (!isSent || event.type !== 'TAKE_BACK') return isSent;
      const entry = from.context.entries.find(({ opId }) => opId === event.opId);
      const isGone = to.context.entries.every(({ opId }) => opId !== event.opId);
      return !entry || !isGone || barOf(entry, from.context, event.at) !== undefined;
    });
    expect(wrong).toEqual([]);
  });
  test('3: never more than ten, and the newest of them', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 30 }), { maxLength: 60 }), (numbers) => {
        const ids = numbers.map((number) => `o${number}`);
        const newest = ids.filter((id, index) => !ids.slice(index + 1).includes(id)).slice(-UNDO_DEPTH);
        expect(run(...ids.map((id) => asked(id))).context.entries.map(({ opId }) => opId)).toEqual(newest);
      }),
    );
  });
});

describe('undo', () => {
  test('offers the newest that nobody has touched since', () => {
    expect(next(1, asked('a'), told('a'))).toBe('a');
    expect(next(1, asked('a'), told('a'), seen(1))).toBe('a');
    expect(next(1, asked('a'), told('a'), seen(2))).toBeUndefined();
    expect(next(1, asked('a', 'x'), told('a', { x: 1 }), asked('b'), told('b'), seen(2))).toBe('a');
  });
  test('offers a step once the one after it was taken back', () => {
    const two = [asked('a'), told('a', { t: 1 }), asked('b'), told('b', { t: 2 }), seen(2)] as const;
    expect(next(1, ...two)).toBe('b');
    expect(next(1, ...two, takeBack('b'))).toBeUndefined();
    expect(next(1, ...two, takeBack('b'), seen(3), relinked(1, 3))).toBe('a');
  });
  test('does not offer what was another cook’s work', () => {
    expect(run(asked('a'), told('a', {})).context.entries).toEqual([]);
  });
  test('ends after a quarter of an hour', () => {
    expect(next(UNDO_LIMIT_MS, asked('a'))).toBe('a');
    expect(next(UNDO_LIMIT_MS + 1, asked('a'))).toBeUndefined();
  });
});
