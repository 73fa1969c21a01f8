import { type ClientFrame, parseServerFrame } from '@comanda/api/live';
import { liveMachine, type LiveCommand, type LiveNotice, type LiveTimer } from '@comanda/machines/live';
import { useSelector } from '@xstate/react';
import { createActor } from 'xstate';
import { session } from './session.ts';

const PATH = '/api/notification/v1/ws';

/** The notification channel (docs/product.md §11): the machine decides, this file holds socket and clocks. */
export const live = createActor(liveMachine);

const now = (): number => performance.now();
let socket: WebSocket | undefined;
const timers = new Map<LiveTimer, ReturnType<typeof setTimeout>>();

const on = <T extends LiveCommand['type']>(
  type: T,
  act: (command: Extract<LiveCommand, { type: T }>) => void,
): void => {
  live.on(type, act as (command: LiveCommand) => void);
};
const say = (frame: ClientFrame): void => {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(frame));
};

function hear(text: string): void {
  const frame = parseServerFrame(text);
  if (!frame) return;
  const at = now();
  if ('ready' in frame) live.send({ type: 'READY', heads: frame.ready, at });
  else if ('reload' in frame) live.send({ type: 'RELOAD', channel: frame.reload, at });
  else if ('beat' in frame) live.send({ type: 'BEAT', at });
  else if ('refused' in frame) live.send({ type: 'REFUSED', reason: frame.refused, jitter: Math.random() });
  else {
    const { seq, data, id } = frame;
    live.send({ type: 'NOTICE', channel: data.idCompany, seq, notice: { class: frame.class, id, data }, at });
  }
}

on('CONNECT', () => {
  const url = new URL(PATH, location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  const line = new WebSocket(url);
  line.addEventListener('open', () => line === socket && live.send({ type: 'OPENED' }));
  line.addEventListener(
    'close',
    () => line === socket && live.send({ type: 'CLOSED', jitter: Math.random() }),
  );
  line.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (line === socket && typeof data === 'string') hear(data);
  });
  socket = line;
});
on('DISCONNECT', () => {
  const line = socket;
  socket = undefined;
  line?.close();
});
on('SIGN_IN', ({ email, token }) => {
  say({ email });
  say({ token });
});
on('RESUME', ({ since }) => say({ since }));
on('START_TIMER', ({ timer, delay }) => {
  clearTimeout(timers.get(timer));
  timers.set(
    timer,
    setTimeout(() => {
      if (timer === 'T_SILENT') live.send({ type: timer, at: now(), jitter: Math.random() });
      else if (timer === 'T_TIMEOUT') live.send({ type: timer, jitter: Math.random() });
      else live.send({ type: timer });
    }, delay),
  );
});
on('STOP_TIMER', ({ timer }) => clearTimeout(timers.get(timer)));
on('TOKEN_NEEDED', ({ token }) => session.send({ type: 'SESSION.STALE', session: token }));

/** Hears what happened in the companies of the person. */
export interface Listener {
  readonly deliver: (channel: string, notice: LiveNotice) => void;
  /** Something of these companies may have been missed. */
  readonly reload: (channels: readonly string[]) => void;
}

/** Opens the channel for as long as there is a session. Call once. */
export function startLive({ deliver, reload }: Listener): void {
  on('DELIVER', ({ channel, notice }) => deliver(channel, notice));
  on('RELOAD_LISTS', ({ channels }) => reload(channels));
  live.start();
  let heard: string | undefined;
  const follow = (): void => {
    const { tokens } = session.getSnapshot().context;
    if (tokens?.session === heard) return;
    if (!tokens) live.send({ type: 'STOP' });
    else if (heard === undefined)
      live.send({
        type: 'START',
        email: tokens.email,
        token: tokens.session,
        isOnline: navigator.onLine,
      });
    else live.send({ type: 'TOKEN', token: tokens.session });
    heard = tokens?.session;
  };
  session.subscribe(follow);
  follow();
  addEventListener('online', () => live.send({ type: 'ONLINE' }));
  addEventListener('offline', () => live.send({ type: 'OFFLINE' }));
}

/** State of the channel, as the dot on the avatar shows it. */
export const useLiveState = (): 'on' | 'connecting' | 'off' =>
  useSelector(live, (state) => {
    if (state.matches('live')) return 'on';
    return state.matches('connecting') || state.matches('authenticating') ? 'connecting' : 'off';
  });
