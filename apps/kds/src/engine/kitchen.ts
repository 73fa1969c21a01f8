import type { KitchenCard, MonitorSettings, Moved } from '@comanda/api/calls';
import type { LaterOrder } from './later.ts';
import type { Shown } from '@comanda/machines/kitchen/channel';
import type { MoveKind, MoveOutcome, Task } from '@comanda/machines/kitchen/rules';
import type { UndoBar } from '@comanda/machines/kitchen/undo';

/** Something that changes and says so; what it gives is the same object until then. */
export interface Readable<T> {
  readonly get: () => T;
  readonly subscribe: (listener: () => void) => () => void;
}

/** A task as the screen shows it: what the server has, with what this screen has still to tell it. */
export interface ShownTask extends Task {
  /** Touched here, and not answered yet. */
  readonly isPending: boolean;
  /** Its discarding was acknowledged at this monitor. */
  readonly isAcknowledged: boolean;
  /** Another section works on it. */
  readonly isForeign: boolean;
  /** When it came from its till, as long as nobody has moved it; milliseconds of the server's clock. */
  readonly arrivedAt?: number;
  /** Who was faster, where a touch of this screen did nothing: until its notice is closed or it is touched again. */
  readonly movedBy?: Moved;
}
/** An order of the board. Unchanged orders stay the same objects. */
export interface ShownOrder {
  readonly id: string;
  readonly card: Omit<KitchenCard, 'tasks'>;
  readonly tasks: readonly ShownTask[];
  readonly isPending: boolean;
}
export interface ShownUndo {
  readonly opId: string;
  readonly label: string;
  /** Milliseconds of the server's clock. */
  readonly at: number;
  readonly bar: UndoBar | undefined;
}

/** A task as a cook has it before them: what somebody does to it between that and the press was not meant. */
export type Sight = Pick<Task, 'id' | 'status' | 'epoch' | 'rev'>;
/** A task as this screen knew it when its cook touched it: whatever has a higher `rev` was moved by somebody else. */
export interface Stale {
  readonly id: string;
  readonly rev: number;
}
/** Something that a cook has to be told; it stays until it is dismissed or mended. */
export type Notice = {
  readonly id: string;
  readonly at: number;
  readonly label: string;
  /** What was touched in vain, where somebody was faster. */
  readonly tasks?: readonly Stale[];
} & (
  | { readonly kind: 'notStored' }
  /** Somebody moved it in another way meanwhile: nothing was done. */
  | { readonly kind: 'refused'; readonly outcomes: readonly MoveOutcome[] }
  | { readonly kind: 'notTakenBack' }
  /** The server calls the request wrong; it is kept aside on the disk. */
  | { readonly kind: 'setAside' }
  /** The browser had to begin its database anew: what was not sent is gone. */
  | { readonly kind: 'diskLost' }
  /** Somebody at the console has written it; its text is the label. */
  | { readonly kind: 'message'; readonly by: string }
  /** What came while the screen was cut off. */
  | { readonly kind: 'back'; readonly fired: number; readonly voided: number }
);

/** What a screen can be heard for. */
export type Sound = 'new' | 'changed' | 'void' | 'refused' | 'alarm';

/** How the line stands. It stays the same object while a proof only follows a proof: ages are asked for each second. */
export interface Line {
  /** What the head says at a moment of the screen's monotonic clock (`performance.now()`). */
  readonly shownAt: (now: number) => Shown;
  /** When the board was last proved, by the monotonic clock. */
  readonly provenAt: (() => number) | undefined;
  /** Since when nothing proves it: milliseconds of the server's clock, for "No connection since 12:31". */
  readonly lostSince: number | undefined;
  /** Bumps wait and the line is alive: what goes out is stuck. */
  readonly isOutStuck: boolean;
}

export interface KitchenState {
  /** Nothing has been shown yet: neither from the disk nor from the server. */
  readonly isEmpty: boolean;
  readonly settings: MonitorSettings | undefined;
  /** What is to be cooked and what was, in the order in which they were fired. */
  readonly orders: readonly ShownOrder[];
  /** What waits for its time, or for somebody to fire it. */
  readonly later: readonly LaterOrder[];
  /** The newest last. */
  readonly undo: readonly ShownUndo[];
  /** Operations that the server has not answered. */
  readonly waiting: number;
  readonly notices: readonly Notice[];
  readonly line: Line;
  /** The screen was revoked, or its monitor is gone: it has to be enrolled again; what waits is kept. */
  readonly isEnded: boolean;
  /** Whether the disk takes what is written to it. */
  readonly isDiskSound: boolean;
  /** It cannot be read: presses go straight to the server, and are lost where the page ends before they are answered. */
  readonly isDiskAway: boolean;
  /** Another window of this browser takes the bumps; this one shows and is silent until that one is closed. */
  readonly isElsewhere: boolean;
}

/** The kitchen of one screen, from enrolment to its end. It knows no React and no page. */
export interface Kitchen {
  readonly state: Readable<KitchenState>;
  /** The server's clock now, milliseconds. */
  readonly now: () => number;
  /**
   * What a cook wants of some tasks; painted at once. The label is what UNDO shows: "Burger ×2, order 41".
   * @returns the operation, where there is something to ask for
   */
  readonly move: (
    kind: Exclude<MoveKind, 'UNDO'>,
    seen: readonly Sight[],
    label: string,
    /** The section that dishes are handed to. */
    section?: string,
  ) => string | undefined;
  /** Takes an operation back, the newest that can be when none is named. */
  readonly takeBack: (opId?: string) => void;
  readonly dismiss: (notice: string) => void;
  /** The operations that the server has not answered; not known where another window sends them. */
  readonly unanswered: () => ReadonlySet<string> | undefined;
  /** Try the line now. */
  readonly retry: () => void;
  readonly onSound: (listener: (sound: Sound) => void) => () => void;
  /** Whether the page can be heard, told to the server. */
  readonly setAudible: (isAudible: boolean) => void;
  readonly stop: () => Promise<void>;
}
