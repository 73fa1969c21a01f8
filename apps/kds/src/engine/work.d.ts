import { type MoveKind, type Processed, type Task } from '@comanda/machines/kitchen/rules';
import type { Kept, KeptOperation } from './disk.ts';
import type { ShownUndo } from './kitchen.ts';
import type { Ports } from './ports.ts';
import { type Pending, type Replayed } from './replay.ts';
import type { Notices } from './notices.ts';
import type { Sounds } from './sounds.ts';
export type Move = Extract<MoveKind, 'START' | 'FINISH' | 'DISCARD' | 'ACK_DISCARD'>;
/** What the work needs to know of the board, and whom it tells. */
export interface WorkHost {
    readonly changed: () => void;
    /** The server's clock. */
    readonly now: () => number;
    readonly truthOf: (task: string) => Task | undefined;
    /** The truth with these on it. */
    readonly replay: (pending: readonly Pending[], done: ReadonlyMap<string, Processed>) => Replayed;
    readonly acknowledged: (tasks: readonly Pick<Task, 'id' | 'epoch'>[]) => void;
    readonly diskIs: (isSound: boolean) => void;
    readonly ended: () => void;
    readonly notices: Notices;
    readonly sounds: Sounds;
}
/** What the cook of this screen does: asked, kept, sent, answered, taken back (docs/product.md §16.5). */
export declare const createWork: (ports: Ports, monitor: string, host: WorkHost) => {
    /** Shows what lay on the disk, before anything is known of the line. */
    restore: (kept: Kept, own: string) => void;
    /** This window sends from now on: what the disk holds now. */
    lead: (kept: Kept) => void;
    follow: () => void;
    canAsk: () => boolean;
    move: (kind: Move, ids: readonly string[], label: string) => void;
    takeBack: (wanted?: string) => void;
    /** The truth has changed: what it includes by now need not be shown on top of it. */
    seen: (tasks: Iterable<Task>, fetchedFrom?: number) => void;
    pending: () => readonly Pending[];
    done: () => ReadonlyMap<string, Processed>;
    waiting: () => readonly KeptOperation[];
    install: () => string;
    undo: () => readonly ShownUndo[];
    retry: () => void;
    stop: () => void;
};
export type Work = ReturnType<typeof createWork>;
