import { isWaiting } from './later.ts';
import { rankOf, type Stage, type TaskStatus, way } from './status.ts';

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
  /** How often it was made anew. */
  readonly attempt?: number | undefined;
  /** It goes first, whatever its age. */
  readonly isRush?: boolean | undefined;
}

/** What a screen knew of a task when its cook touched it, and what the touch is meant to do. */
export interface Intent {
  readonly task: string;
  readonly from: TaskStatus;
  readonly to: TaskStatus;
  readonly epoch: number;
  readonly rev: number;
  /** The section that it is handed to. */
  readonly section?: string | undefined;
}
/** What an operation did to a task: all that its undoing needs. */
export interface Applied {
  readonly task: string;
  readonly before: Pick<Task, 'status' | 'times' | 'rev' | 'attempt'> & {
    /** Where it was changed. */
    readonly isHeld?: boolean | undefined;
    readonly isRush?: boolean | undefined;
    readonly section?: string | undefined;
  };
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

/** Forward on its way. A stage that is passed over gets the time of the one that is reached; what waited has begun by it. */
export const advanced = (task: Task, through: readonly Stage[], at: number): Task => ({
  ...task,
  status: through.at(-1) ?? task.status,
  rev: task.rev + 1,
  times: {
    ...task.times,
    ...(isWaiting(task, at) && { PND: at }),
    ...Object.fromEntries(through.map((stage) => [stage, at])),
  },
});
/** It begins at another time than it was to. */
export const retimed = (task: Task, at: number): Task => ({
  ...task,
  rev: task.rev + 1,
  times: { ...task.times, PND: at },
});
/** Begun now, whatever it waited for: its age counts from here. */
export const begun = (task: Task, at: number): Task => ({ ...retimed(task, at), isHeld: false });
/** Nobody begins it until somebody fires it. */
export const held = (task: Task): Task => ({ ...task, isHeld: true, rev: task.rev + 1 });
export const rushed = (task: Task, isRush: boolean): Task => ({ ...task, isRush, rev: task.rev + 1 });
/** Made by another section, which has not begun it; it is as old as it was. */
export const handed = (task: Task, section: string): Task => ({ ...reopened(task, 'PND'), section });
export const discarded = (task: Task, at: number): Task => ({
  ...task,
  status: 'DSC',
  epoch: task.epoch + 1,
  rev: task.rev + 1,
  times: { ...task.times, DSC: at },
});
/** Back where a press was wrong: the times of what is undone so are forgotten, all others stay. */
export const reopened = (task: Task, to: Stage): Task => ({
  ...task,
  status: to,
  epoch: task.epoch + 1,
  rev: task.rev + 1,
  times: Object.fromEntries(
    way
      .filter((stage) => rankOf(stage) <= rankOf(to))
      .flatMap((stage) => {
        const at = task.times[stage];
        return at === undefined ? [] : [[stage, at] as const];
      }),
  ),
});
/** Made anew: as if it had been fired now. */
export const recalled = (task: Task, at: number): Task => ({
  ...task,
  status: 'PND',
  epoch: task.epoch + 1,
  rev: task.rev + 1,
  times: { PND: at },
  attempt: (task.attempt ?? 0) + 1,
});
/** As it was before an operation, timers included. */
export const restored = (
  task: Task,
  {
    status,
    times,
    attempt,
    isHeld = task.isHeld,
    isRush = task.isRush,
    section = task.section,
  }: Omit<Applied['before'], 'rev'>,
): Task => ({
  ...task,
  status,
  times,
  epoch: task.epoch + 1,
  rev: task.rev + 1,
  isHeld,
  section,
  ...(isRush !== undefined && { isRush }),
  ...(attempt !== task.attempt && { attempt: attempt ?? 0 }),
});
