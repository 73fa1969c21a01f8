import type { Relink } from '../rules/index.ts';

/** `empty` nothing to take back · `holding` there are operations of this device. */
export type UndoState = 'empty' | 'holding';

/** Why an operation cannot be taken back now: somebody moved a task since, or it is too long ago. */
export type UndoBar = 'moved' | 'late';

/** An operation of this device. */
export interface Undoable {
  readonly opId: string;
  /** What the cook reads: "Burger ×2, order 41". */
  readonly label: string;
  /** When it was asked, milliseconds of the server's clock. */
  readonly at: number;
  /** Its tasks, each with its `rev` right after the operation as soon as the server has answered. */
  readonly tasks: Readonly<Record<string, number | null>>;
}
export type UndoEvent =
  | { readonly type: 'RESTORED'; readonly entries: readonly Undoable[] }
  | {
      readonly type: 'ASKED';
      readonly opId: string;
      readonly label: string;
      readonly at: number;
      readonly tasks: readonly string[];
    }
  /** The answer: the tasks that it moved, each with its `rev` then. Those that another cook had moved are not there. */
  | { readonly type: 'TOLD'; readonly opId: string; readonly moved: Readonly<Record<string, number>> }
  /** Something was taken back: what was done before it stands on top again. */
  | { readonly type: 'RELINKED'; readonly relink: Relink }
  /** The server has this of a task, whoever moved it. */
  | { readonly type: 'SEEN'; readonly task: string; readonly rev: number }
  /** The operation never counted: it was not on the disk, or was taken back before it was sent. */
  | { readonly type: 'GONE'; readonly opId: string }
  /** The cook wants this one back. */
  | { readonly type: 'TAKE_BACK'; readonly opId: string; readonly at: number };
export type UndoEventType = UndoEvent['type'];

export type UndoCommand =
  /** Kept on the disk, for the next time. */
  | { readonly type: 'PERSIST'; readonly entries: readonly Undoable[] }
  /** Put an UNDO of it into the outbox. */
  | { readonly type: 'UNDO'; readonly target: string };

export interface UndoContext {
  /** The newest last. */
  readonly entries: readonly Undoable[];
  /** The highest `rev` that the server was seen with, of the tasks of the entries. */
  readonly seen: Readonly<Record<string, number>>;
}
