/*
 * What a history leaves behind for the checker, which knows nothing of the rules: who asked for what having seen what,
 * each change of a task with its cause, and each answer.
 */
export interface State {
  readonly status: string;
  readonly epoch: number;
  readonly rev: number;
  readonly section: string;
  readonly isHeld: boolean;
  readonly isRush?: boolean | undefined;
  readonly times: Readonly<Partial<Record<string, number>>>;
}
export interface Asked {
  readonly opId: string;
  readonly install: string;
  readonly kind: string;
  readonly target: string | undefined;
  readonly intents: readonly {
    readonly task: string;
    readonly from: string;
    readonly to: string;
    readonly epoch: number;
    readonly rev: number;
    readonly section?: string | undefined;
  }[];
}
export interface Change {
  readonly task: string;
  readonly line: string;
  readonly section: string;
  /** The operation, or what the till did. */
  readonly cause: string;
  readonly at: number;
  /** None when the task was fired. */
  readonly before: State | undefined;
  readonly after: State;
}
export interface Answer {
  readonly opId: string;
  /** Who sent it, as the platform knew them then. */
  readonly mover: {
    readonly kind: string;
    readonly sections: readonly string[];
    readonly skipsStart: boolean;
    readonly mayDiscard: boolean;
    readonly handsTo?: readonly string[] | undefined;
  };
  readonly at: number;
  readonly outcomes: Readonly<Record<string, string>>;
  /** What leaves the monitor by it, because a cook has seen that it was given up. */
  readonly acknowledged: readonly { readonly id: string; readonly epoch: number }[];
  /** How many changes had been made when it was given, and by then by this very answer. */
  readonly changesBefore: number;
  readonly changesAfter: number;
}
export interface History {
  readonly hasPreparation: boolean;
  readonly asked: readonly Asked[];
  readonly changes: readonly Change[];
  readonly answers: readonly Answer[];
  /** Operations that no screen has an answer for at the end. */
  readonly unanswered: readonly string[];
}
