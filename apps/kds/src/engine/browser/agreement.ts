import type { Clock } from '../ports.ts';
import { elect, type Word } from './election.ts';

/** Whether this window leads, of several that have no locks and agree by what they say to each other. */
export const agree = (clock: Clock, change: (isLeading: boolean) => void): (() => void) => {
  const channel = new BroadcastChannel('comanda-kds');
  const id = crypto.getRandomValues(new Uint32Array(4)).join('-');
  const stop = new AbortController();
  const { ask, leave } = elect(
    clock,
    {
      say: (word) => channel.postMessage(word),
      onWord: (listener) =>
        channel.addEventListener('message', ({ data }: MessageEvent<Word>) => listener(data), stop),
    },
    id,
    change,
  );
  addEventListener('pagehide', leave, stop);
  // A page that the browser had put away is there again.
  addEventListener('pageshow', ({ persisted }) => persisted && ask(), stop);
  ask();
  return () => {
    stop.abort();
    leave();
    channel.close();
  };
};
