import { setup } from 'xstate';
import {
  backwardRows,
  discardRow,
  forwardRows,
  orderStatusOf,
  rushRows,
  taskStatuses,
  type TaskStatus,
  transferRow,
  waitingRows,
} from '../rules/index.ts';

export type TaskEvent =
  | {
      readonly type:
        | 'START'
        | 'FINISH'
        | 'READY'
        | 'DELIVER'
        | 'HOLD'
        | 'FIRE'
        | 'RUSH'
        | 'UNRUSH'
        | 'TRANSFER'
        | 'CLEAR'
        | 'DISCARD'
        | 'VOID'
        | 'RECALL';
    }
  /** Back to the stage that a wrong press has left. */
  | { readonly type: 'REOPEN'; readonly to: TaskStatus }
  /** Back to where it was before the operation that is taken back. */
  | { readonly type: 'UNDO'; readonly to: TaskStatus };
export type TaskEventType = TaskEvent['type'];

/** Where an operation may have found a task that stands here now. */
const cameFrom: Readonly<Record<TaskStatus, readonly TaskStatus[]>> = {
  PND: ['CRT', 'FNL', 'RDY'],
  CRT: ['PND', 'FNL', 'RDY'],
  FNL: ['PND', 'CRT', 'RDY'],
  RDY: ['PND', 'CRT', 'FNL'],
  DLV: ['RDY'],
  DSC: discardRow.from,
};
const toOf = (targets: readonly TaskStatus[]) =>
  targets.map((to) => ({ guard: { type: 'isTo' as const, params: to }, target: to }));
const backFrom = (status: TaskStatus, kind: 'RECALL' | 'REOPEN') =>
  backwardRows.filter(({ event, from }) => event === kind && from.some((one) => one === status));
const ways = (status: TaskStatus) => ({
  ...Object.fromEntries(
    forwardRows.filter(({ from }) => from === status).map(({ event, to }) => [event, to] as const),
  ),
  ...(discardRow.from.some((from) => from === status) && { DISCARD: 'DSC' }),
  // It stays where it is, and waits for somebody or no longer.
  ...(status === 'PND' && Object.fromEntries(waitingRows.map(({ event }) => [event, 'PND'] as const))),
  ...(status !== 'DSC' &&
    status !== 'DLV' && {
      ...Object.fromEntries(rushRows.map(({ event }) => [event, status] as const)),
      VOID: 'DSC',
    }),
  ...(transferRow.from.some((from) => from === status) && { TRANSFER: transferRow.to }),
  // Nobody has collected it.
  ...(status === 'RDY' && { CLEAR: 'DLV' }),
  ...(backFrom(status, 'RECALL').length > 0 && { RECALL: 'PND' }),
  REOPEN: toOf(backFrom(status, 'REOPEN').map(({ to }) => to)),
  UNDO: toOf(cameFrom[status]),
});

/** The way of one task, made of the rules' own rows: whoever draws it or walks through it reads nothing else. */
export const taskMachine = setup({
  types: {} as { events: TaskEvent },
  guards: { isTo: ({ event }, to: TaskStatus) => 'to' in event && event.to === to },
}).createMachine({
  id: 'task',
  initial: 'PND',
  states: {
    PND: { on: ways('PND') },
    CRT: { on: ways('CRT') },
    FNL: { on: ways('FNL') },
    RDY: { on: ways('RDY') },
    DLV: { on: ways('DLV') },
    DSC: { on: ways('DSC') },
  },
});

/** What is known of an order's lines. */
export interface OrderEvent {
  readonly type: 'LINES';
  readonly lines: readonly TaskStatus[];
}
/** The status of an order: wherever its lines take it, back as well. */
export const orderMachine = setup({
  types: {} as { events: OrderEvent },
  guards: { isAt: ({ event }, status: TaskStatus) => orderStatusOf(event.lines) === status },
}).createMachine({
  id: 'order',
  initial: 'PND',
  on: {
    LINES: taskStatuses.map((status) => ({
      guard: { type: 'isAt' as const, params: status },
      target: `.${status}` as const,
    })),
  },
  states: { PND: {}, CRT: {}, FNL: {}, RDY: {}, DLV: {}, DSC: {} },
});
