import { initialTransition, transition } from 'xstate';
import { getSimplePaths } from 'xstate/graph';
import { describe, expect, test } from 'vitest';
import { explore, observedTable, writtenTable } from '../../testing/explore.ts';
import {
  type Applied,
  backwardRows,
  cleared,
  firedTask,
  forwardRows,
  judge,
  type Judgement,
  type Mover,
  orderStatusOf,
  type Task,
  type TaskStatus,
  taskStatuses,
  transferRow,
  undo,
  voided,
} from '../rules/index.ts';
import { orderMachine, type OrderEvent, type TaskEvent, taskMachine } from './task.machine.ts';
import { taskTable } from './task.table.ts';

const events: readonly TaskEvent[] = [
  ...(
    [
      'START',
      'FINISH',
      'READY',
      'DELIVER',
      'HOLD',
      'FIRE',
      'RUSH',
      'UNRUSH',
      'TRANSFER',
      'CLEAR',
      'DISCARD',
      'VOID',
      'RECALL',
    ] as const
  ).map((type): TaskEvent => ({ type })),
  ...taskStatuses.flatMap((to): TaskEvent[] => [
    { type: 'REOPEN', to },
    { type: 'UNDO', to },
  ]),
];
const [first] = initialTransition(taskMachine);
const edges = explore({
  start: first,
  next: (snapshot, event: TaskEvent) => transition(taskMachine, snapshot, event),
  events: () => events,
  key: ({ value }) => value,
});

const cook: Mover = {
  kind: 'FULLORDER',
  sections: ['grill', 'fry'],
  skipsStart: true,
  mayDiscard: true,
  handsTo: ['grill', 'fry'],
};
const circuit = { hasPreparation: true };
const send = (task: Task, event: TaskEvent, done: readonly Applied[]): Judgement => {
  if (event.type === 'VOID') return voided(task, 1);
  if (event.type === 'CLEAR') return cleared(task, 1);
  if (event.type === 'UNDO') {
    const target = done.find(({ before, rev }) => before.status === event.to && rev === task.rev);
    return target ? undo(task, target) : { outcome: 'conflict', task };
  }
  const { id, status: from, epoch, rev } = task;
  const row =
    forwardRows.find((known) => known.event === event.type && known.from === from) ??
    backwardRows.find(
      (known) =>
        known.event === event.type &&
        known.from.some((stage) => stage === from) &&
        (event.type === 'RECALL' || ('to' in event && event.to === known.to)),
    );
  const to =
    event.type === 'DISCARD' ? 'DSC' : event.type === 'TRANSFER' ? transferRow.to : (row?.to ?? from);
  const section = task.section === 'grill' ? 'fry' : 'grill';
  const isAllowed = row === undefined || row.by.includes(cook.kind);
  const mover = isAllowed ? cook : { ...cook, kind: row.by[0] ?? cook.kind };
  const intent = { task: id, from, to, epoch, rev, ...(event.type === 'TRANSFER' && { section }) };
  return judge(task, event.type, intent, mover, circuit, 1);
};

describe('task table', () => {
  test('says for every state and event what the machine does, and no more', () => {
    expect(observedTable(edges)).toEqual(writtenTable(taskTable));
  });
  test('the rules walk every simple path of it, and nothing beside it', () => {
    const paths = getSimplePaths(taskMachine, {
      events: [...events],
      filterEvents: (snapshot, event) => snapshot.can(event),
    });
    expect(paths.length).toBeGreaterThan(10);
    for (const { steps } of paths) {
      let task = firedTask({ id: 't', line: 'l', section: 'grill' }, 0);
      const done: Applied[] = [];
      for (const { event } of steps) {
        // The graph begins each path with an event of its own.
        if (!events.some(({ type }) => type === event.type)) continue;
        const judged = send(task, event, done);
        const { status, times, rev } = task;
        done.push({ task: 't', before: { status, times, rev }, rev: judged.task.rev });
        if (event.type !== 'UNDO') expect([event.type, judged.outcome]).toEqual([event.type, 'applied']);
        // A path may take back what this history did not do; the rules leave that, and the path goes on.
        task = event.type === 'UNDO' ? { ...judged.task, status: event.to } : judged.task;
      }
    }
    for (const { from, event, isIgnored } of edges) {
      if (event.type === 'UNDO' || event.type === 'VOID' || event.type === 'CLEAR') continue;
      const fresh = firedTask({ id: 't', line: 'l', section: 'grill' }, 0);
      const task: Task = {
        ...fresh,
        status: from.value,
        isHeld: event.type === 'FIRE',
        isRush: event.type === 'UNRUSH',
      };
      expect([from.value, event.type, send(task, event, []).outcome === 'applied']).toEqual([
        from.value,
        event.type,
        !isIgnored,
      ]);
    }
  });
});

const lines = (...statuses: readonly TaskStatus[]): OrderEvent => ({ type: 'LINES', lines: statuses });
const after = (...sent: readonly OrderEvent[]): TaskStatus =>
  sent.reduce(
    (snapshot, event) => transition(orderMachine, snapshot, event)[0],
    initialTransition(orderMachine)[0],
  ).value;

describe('order', () => {
  test('is where its lines are, in every mixture of three', () => {
    for (const one of taskStatuses)
      for (const two of taskStatuses)
        for (const three of taskStatuses)
          expect(after(lines(one, two, three))).toBe(orderStatusOf([one, two, three]));
  });
  test('begins with the first line, is cooked with the last, and forgets what was given up', () => {
    expect(after(lines('PND', 'PND'))).toBe('PND');
    expect(after(lines('PND', 'CRT'))).toBe('CRT');
    expect(after(lines('PND', 'RDY'))).toBe('CRT');
    expect(after(lines('FNL', 'RDY'))).toBe('FNL');
    expect(after(lines('FNL', 'DSC'))).toBe('FNL');
    expect(after(lines('DSC', 'DSC'))).toBe('DSC');
    expect(after(lines())).toBe('DSC');
    expect(after(lines('RDY'), lines('CRT'))).toBe('CRT');
  });
});
