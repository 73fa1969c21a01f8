import type { KitchenBoard, KitchenCard, KitchenTask, MonitorSettings } from '@comanda/api/calls';
import type { KitchenData } from '@comanda/api/live';
import type { KeptBoard } from './disk.ts';
/** An order as the server is known to have it. */
export interface KnownOrder {
    readonly card: Omit<KitchenCard, 'tasks'>;
    readonly tasks: readonly KitchenTask[];
    /** The last number of the stream that brought something of it; a board that was read before does not undo that. */
    readonly seq: number;
}
/** What the server is known to have. Parts that have not changed stay the same objects. */
export interface Truth {
    /** Of the stream; frames of another one are hints to fetch the board, and nothing else. */
    readonly epoch: string;
    readonly settings: MonitorSettings;
    readonly orders: ReadonlyMap<string, KnownOrder>;
    /** Discarded tasks that left this monitor, each with its epoch. */
    readonly acknowledged: ReadonlyMap<string, number>;
}
/** With a board that was fetched: the truth as of its position. */
export declare const withBoard: (truth: Truth | undefined, board: KitchenBoard) => Truth;
export declare const ownSections: ({ sections }: Pick<MonitorSettings, 'sections'>) => ReadonlySet<string>;
/** With what this monitor has acknowledged just now. */
export declare const withAcknowledged: (truth: Truth, tasks: readonly {
    readonly id: string;
    readonly epoch: number;
}[]) => Truth;
/**
 * With a frame. The same object where it brings nothing.
 * @returns nothing where it is about an order that would have to be shown and is not known: the board has to be fetched
 */
export declare const withFrame: (truth: Truth, data: KitchenData) => Truth | undefined;
export declare const restoredTruth: ({ asOf, settings, orders, acknowledged }: KeptBoard) => Truth;
export declare const cardsOf: ({ orders }: Truth) => readonly KitchenCard[];
