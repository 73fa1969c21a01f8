import { liveMachine, type LiveNotice } from '@comanda/machines/live';
import { useSelector } from '@xstate/react';
import { createActor } from 'xstate';
import { liveDot } from './liveDot.ts';
import { holdLine, onCommand } from './liveLine.ts';
import { session } from './session.ts';
import { isSeeing, seenToken } from './storage.ts';

const PATH = '/api/notification/v1/ws';

/** The notification channel (docs/product.md §11): open while there is a session. */
export const live = createActor(liveMachine);

let onReword = (): void => undefined;
/** Whether the line has stood before. */
let isHeard = false;
holdLine(live, {
  reword: () => onReword(),
  open: ({ opened, closed, heard }) => {
    const url = new URL(PATH, location.href);
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(url);
    socket.addEventListener('open', opened);
    socket.addEventListener('close', closed);
    socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (typeof data === 'string') heard(data);
    });
    return {
      send: (text) => {
        if (socket.readyState === WebSocket.OPEN) socket.send(text);
      },
      close: () => socket.close(),
    };
  },
  now: () => performance.now(),
  after: (delay, act) => {
    const timer = setTimeout(act, delay);
    return () => clearTimeout(timer);
  },
});
onCommand(live, 'TOKEN_NEEDED', ({ token }) => {
  if (isSeeing) void renewSeen(token);
  else session.send({ type: 'SESSION.STALE', session: token });
});
/** The line of a view as somebody else goes on with another token of that view. */
const renewSeen = async (refused: string): Promise<void> => {
  const { renewView } = await import('../seen/renewal.ts');
  if (!(await renewView(refused))) return;
  const token = seenToken();
  if (token !== undefined) live.send({ type: 'TOKEN', token });
};

/** Hears what happened in the companies of the person. */
export interface Listener {
  readonly deliver: (channel: string, notice: LiveNotice) => void;
  /** Something of these companies may have been missed. */
  readonly reload: (channels: readonly string[]) => void;
  /** What the person may do may have changed. */
  readonly reviewRights: () => void;
  /** Texts are worded otherwise, or may have been while nothing was heard. */
  readonly reword: () => void;
}

/** Opens the channel for as long as there is a session. Call once. */
export function startLive({ deliver, reload, reviewRights, reword }: Listener): void {
  onCommand(live, 'DELIVER', ({ channel, notice }) => deliver(channel, notice));
  onCommand(live, 'RELOAD_LISTS', ({ channels }) => reload(channels));
  onCommand(live, 'REVIEW_RIGHTS', () => {
    reviewRights();
    // The line stands anew.
    if (isHeard) reword();
    isHeard = true;
  });
  onReword = reword;
  live.start();
  let heard: string | undefined;
  const follow = (): void => {
    const { tokens } = session.getSnapshot().context;
    // A view has a token of its own; the e-mail is that of who sees.
    const token = isSeeing ? tokens && seenToken() : tokens?.session;
    if (token === heard) return;
    if (!tokens || token === undefined) live.send({ type: 'STOP' });
    else if (heard === undefined)
      live.send({
        type: 'START',
        email: tokens.email,
        token,
        isOnline: navigator.onLine,
      });
    else live.send({ type: 'TOKEN', token });
    heard = token;
  };
  session.subscribe(follow);
  follow();
  addEventListener('online', () => live.send({ type: 'ONLINE' }));
  addEventListener('offline', () => live.send({ type: 'OFFLINE' }));
  // Who looks at the page does not wait for the next try.
  addEventListener('focus', () => live.send({ type: 'RETRY' }));
}

/** State of the channel, as the dot on the avatar shows it. */
export const useLiveState = () => useSelector(live, ({ value }) => liveDot[value]);
