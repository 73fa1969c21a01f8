import { type KitchenBoard, type KitchenPosition } from '@comanda/api/calls';
import { type KitchenData } from '@comanda/api/live';
import { type ChannelEvent } from '@comanda/machines/kitchen/channel';
import type { Ports } from './ports.ts';
/** Whom the line tells, and what it has to tell the server of this screen. */
export interface ChannelHost {
    readonly changed: () => void;
    /** The server's clock stood so at a moment of the screen's. */
    readonly heardTime: (server: number, steady: number) => void;
    /** Something that happened; `false` where it cannot be shown without the board. */
    readonly deliver: (data: KitchenData) => boolean;
    /** A whole board, or that it is unchanged since the position; shown before the line counts it as proof. */
    readonly fetched: (board: KitchenBoard | undefined, askedAt: number) => void;
    readonly ended: () => void;
    readonly install: () => string;
    readonly waiting: () => number;
    readonly isAudible: () => boolean;
}
/** The line of a monitor, from the tickets of its socket to the boards that it fetches (docs/product.md §16.7). */
export declare const createChannel: (ports: Ports, monitor: string, host: ChannelHost) => {
    start: () => void;
    /** The device has slept. */
    wake: () => void;
    retry: () => void;
    end: () => void;
    snapshot: () => import("xstate").MachineSnapshot<import("@comanda/machines/kitchen/channel").ChannelContext, ChannelEvent, {}, "backoff" | "closed" | "connecting" | "greeting" | "idle" | "live" | "offline" | "signedOut", string, import("xstate").NonReducibleUnknown, import("xstate").MetaObject, {
        id: "channel";
        states: {
            readonly idle: {};
            readonly offline: {};
            readonly connecting: {};
            readonly greeting: {};
            readonly live: {};
            readonly backoff: {};
            readonly signedOut: {};
            readonly closed: {};
        };
    }>;
    position: () => KitchenPosition | undefined;
    stop: () => void;
};
export type Channel = ReturnType<typeof createChannel>;
