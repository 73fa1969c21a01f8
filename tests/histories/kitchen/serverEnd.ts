import type { MonitorFrame, ScreenFrame } from '@comanda/api/live';
import { type Bind, bounds, type SocketWork } from '../../../apps/server/src/live/socket.ts';
import type { SimulatedClock } from '../clock.ts';

export interface ServerEndOptions {
  readonly clock: SimulatedClock;
  readonly isOpen: () => boolean;
  /** Whether what is sent still comes to the other side. */
  readonly isHeard: () => boolean;
  readonly cut: () => void;
  readonly send: (text: string, isData: boolean) => void;
}

/** The server's end of a socket whose time is simulated: it beats, and ends when the other side is gone. */
export const serverEnd = ({
  clock,
  isOpen,
  isHeard,
  cut,
  send,
}: ServerEndOptions): {
  readonly bind: Bind<ScreenFrame, MonitorFrame>;
  /** Until what was heard is done. */
  readonly hear: (text: string) => Promise<void>;
  readonly closed: () => void;
} => {
  let work: SocketWork<ScreenFrame> | undefined;
  let queue = Promise.resolve();
  let isAnswered = true;
  const enqueue = (next: () => Promise<void>): void => {
    queue = queue.then(() => (isOpen() ? next() : undefined));
  };
  const beat = (): Promise<void> | undefined => {
    if (!isOpen()) return undefined;
    if (!isAnswered) cut();
    else {
      isAnswered = isHeard();
      work?.beat();
      clock.after(bounds.beatMs, beat);
    }
    return queue;
  };
  return {
    bind: (given) => {
      work = given;
      clock.after(bounds.beatMs, beat);
      return {
        send: (frame) => {
          if (isOpen()) send(JSON.stringify(frame), 'data' in frame);
        },
        isOpen,
        isBehind: () => false,
        close: cut,
        enqueue,
        endIn: (ms) => clock.after(ms, cut),
      };
    },
    hear: (text) => {
      const frame = isOpen() ? work?.parse(text) : undefined;
      if (frame) enqueue(() => work?.take(frame) ?? Promise.resolve());
      return queue;
    },
    closed: () => work?.onClosed(),
  };
};
