import type { Client } from '@comanda/api/client';
import type { Disk } from './disk.ts';

/** Clocks of a screen, in milliseconds. Only `steady` never jumps; `wall` may be set by hand at any time. */
export interface Clock {
  readonly wall: () => number;
  readonly steady: () => number;
  /** Calls once after so long; gives what calls it off. A page in the background must not slow it down. */
  readonly after: (delay: number, act: () => void) => () => void;
}

export interface SocketListener {
  readonly opened: () => void;
  readonly closed: () => void;
  readonly heard: (text: string) => void;
}
export interface Socket {
  readonly say: (text: string) => void;
  /** Nothing is heard of it from now on, however long the closing takes. */
  readonly close: () => void;
}

export interface Surroundings {
  readonly isOnline: () => boolean;
  readonly isVisible: () => boolean;
  /** Build of the app, where it was built. */
  readonly app?: string | undefined;
  /** Calls when the browser gets a network or loses it; gives what ends that. */
  readonly onNetwork: (listener: (isOnline: boolean) => void) => () => void;
}

/** Everything beyond the engine. Histories give it simulated ones, the page those of `browser/ports.ts`. */
export interface Ports {
  readonly disk: Disk;
  /** Calls with the screen's credential. */
  readonly client: Pick<Client, 'call'>;
  /** @param path of the socket below the platform's origin, with its ticket */
  readonly openSocket: (path: string, listener: SocketListener) => Socket;
  readonly clock: Clock;
  /** From 0 up to, not including, 1; good enough to name operations by. */
  readonly random: () => number;
  /** Of several windows with one disk one leads: tells when this one does, and when no more; gives what lets go. */
  readonly lead: (change: (isLeading: boolean) => void) => () => void;
  readonly surroundings: Surroundings;
  /** Starts the page anew. */
  readonly restart?: () => void;
}
