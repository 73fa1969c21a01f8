import { type ClientFrame, parseServerFrame } from '@comanda/api/live';
import type { LiveCommand, liveMachine, LiveTimer } from '@comanda/machines/live';
import type { Actor } from 'xstate';

type Live = Pick<Actor<typeof liveMachine>, 'on' | 'send'>;

/** A socket, as far as a line speaks through it; said before it is open or after it is closed, nothing is sent. */
export interface LineSocket {
  readonly send: (text: string) => void;
  readonly close: () => void;
}
/** What a line needs of the world. */
export interface LinePorts {
  readonly open: (on: {
    readonly opened: () => void;
    readonly closed: () => void;
    readonly heard: (text: string) => void;
  }) => LineSocket;
  /** The platform says that texts are worded otherwise. */
  readonly reword?: () => void;
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
  /** Acts after so many milliseconds; answers what takes it back. */
  readonly after: (delay: number, act: () => void) => () => void;
}

/** Acts on one kind of command. */
export const onCommand = <T extends LiveCommand['type']>(
  live: Live,
  type: T,
  act: (command: Extract<LiveCommand, { type: T }>) => void,
): void => {
  live.on(type, act as (command: LiveCommand) => void);
};

/** Holds the socket and the clocks of the notification channel (docs/product.md §11): the machine decides, this does. */
export function holdLine(live: Live, { open, reword, now, after }: LinePorts): void {
  let socket: LineSocket | undefined;
  const timers = new Map<LiveTimer, () => void>();
  const jitter = Math.random;

  const say = (frame: ClientFrame): void => {
    socket?.send(JSON.stringify(frame));
  };
  const hear = (text: string): void => {
    const frame = parseServerFrame(text);
    if (!frame) return;
    const at = now();
    if ('ready' in frame) live.send({ type: 'READY', heads: frame.ready, at });
    else if ('reload' in frame) live.send({ type: 'RELOAD', channel: frame.reload, at });
    else if ('beat' in frame) live.send({ type: 'BEAT', at });
    else if ('words' in frame) reword?.();
    else if ('refused' in frame) live.send({ type: 'REFUSED', reason: frame.refused, jitter: jitter() });
    else {
      const { seq, data, id } = frame;
      live.send({
        type: 'NOTICE',
        channel: data.idCompany,
        seq,
        notice: { class: frame.class, id, data },
        at,
      });
    }
  };

  onCommand(live, 'CONNECT', () => {
    const line = open({
      opened: () => line === socket && live.send({ type: 'OPENED' }),
      closed: () => line === socket && live.send({ type: 'CLOSED', jitter: jitter() }),
      heard: (text) => line === socket && hear(text),
    });
    socket = line;
  });
  onCommand(live, 'DISCONNECT', () => {
    const line = socket;
    socket = undefined;
    line?.close();
  });
  onCommand(live, 'SIGN_IN', ({ email, token }) => {
    say({ email });
    say({ token });
  });
  onCommand(live, 'RESUME', ({ since }) => say({ since }));
  onCommand(live, 'START_TIMER', ({ timer, delay }) => {
    timers.get(timer)?.();
    timers.set(
      timer,
      after(delay, () => {
        if (timer === 'T_SILENT') live.send({ type: timer, at: now(), jitter: jitter() });
        else if (timer === 'T_TIMEOUT') live.send({ type: timer, jitter: jitter() });
        else live.send({ type: timer });
      }),
    );
  });
  onCommand(live, 'STOP_TIMER', ({ timer }) => timers.get(timer)?.());
}
