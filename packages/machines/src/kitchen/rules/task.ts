import type { Stage, TaskStatus } from './status.ts';

/** When a task reached each stage, in milliseconds of the server's clock. */
export type Times = Readonly<Partial<Record<TaskStatus, number>>>;

/** What one section has to do for one line of an order, as the server has it. */
export interface Task {
  readonly id: string;
  /** The line of the order that it belongs to. */
  readonly line: string;
  readonly section: string;
  readonly status: TaskStatus;
  /** Grows with each move that is not forward: who has not seen it may not move the task. */
  readonly epoch: number;
  /** Grows with each move. */
  readonly rev: number;
  readonly isHeld: boolean;
  readonly times: Times;
}

/** What a screen knew of a task when its cook touched it, and what the touch is meant to do. */
export interface Intent {
  readonly task: string;
  readonly from: TaskStatus;
  readonly to: TaskStatus;
  readonly epoch: number;
  readonly rev: number;
}
/** What an operation did to a task: all that its undoing needs. */
export interface Applied {
  readonly task: string;
  readonly before: Pick<Task, 'status' | 'times' | 'rev'>;
  /** The task's `rev` right after it. */
  readonly rev: number;
}

export const firedTask = (
  { id, line, section }: Pick<Task, 'id' | 'line' | 'section'>,
  at: number,
): Task => ({
  id,
  line,
  section,
  status: 'PND',
  epoch: 0,
  rev: 0,
  isHeld: false,
  times: { PND: at },
});

/** Forward on its way. A stage that is passed over gets the time of the one that is reached. */
export const advanced = (task: Task, through: readonly Stage[], at: number): Task => ({
  ...task,
  status: through.at(-1) ?? task.status,
  rev: task.rev + 1,
  times: { ...task.times, ...Object.fromEntries(through.map((stage) => [stage, at])) },
});
export const discarded = (task: Task, at: number): Task => ({
  ...task,
  status: 'DSC',
  epoch: task.epoch + 1,
  rev: task.rev + 1,
  times: { ...task.times, DSC: at },
});
/** As it was before an operation, timers included. */
export const restored = (task: Task, { status, times }: Pick<Task, 'status' | 'times'>): Task => ({
  ...task,
  status,
  times,
  epoch: task.epoch + 1,
  rev: task.rev + 1,
});
