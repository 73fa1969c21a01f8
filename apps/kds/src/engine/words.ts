import { screenSelfCalls } from '@comanda/api/calls';
import type { ScreenWord } from '@comanda/api/live';
import type { Notices } from './notices.ts';
import type { Ports } from './ports.ts';

/** It is looked again whether this screen may start anew. */
const AGAIN_MS = 1000;

export interface WordsHost {
  readonly notices: Notices;
  /** Nothing that a cook has done would be lost now. */
  readonly isSafe: () => boolean;
}

/**
 * What somebody at the console has for this screen: a message stands until it is closed here, and a wish to start anew waits
 * until every press is on the disk (docs/product.md §16.22). Both come with each beat until the server knows that they are done.
 */
export const createWords = ({ client, clock, restart }: Ports, { notices, isSafe }: WordsHost) => {
  const closed = new Set<string>();
  let restarting: string | undefined;
  let stopTimer: (() => void) | undefined;
  const tell = (id: string) => client.call(screenSelfCalls.heard, { data: { id } });
  const restartSafely = (): void => {
    if (isSafe()) restart?.();
    else stopTimer = clock.after(AGAIN_MS, restartSafely);
  };
  return {
    said: ({ message, reload }: ScreenWord): void => {
      if (message && closed.has(message.id)) void tell(message.id);
      else if (message && !notices.all().some(({ id }) => id === message.id))
        notices.tell({ kind: 'message', label: message.text, by: message.by, at: message.at }, message.id);
      if (reload === undefined || reload === restarting || !restart || !isSafe()) return;
      restarting = reload;
      void tell(reload).then(({ ok }) => {
        if (ok) restartSafely();
        else restarting = undefined;
      });
    },
    /** The cook has read it. */
    closed: (id: string): void => {
      closed.add(id);
      void tell(id);
    },
    stop: (): void => stopTimer?.(),
  };
};
