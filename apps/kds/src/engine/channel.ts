import { boardCalls, type KitchenBoard, type KitchenPosition, screenSelfCalls } from '@comanda/api/calls';
import {
  KITCHEN_VERSION,
  type KitchenData,
  parseMonitorFrame,
  type ScreenFrame,
  type ScreenWord,
} from '@comanda/api/live';
import {
  type ChannelCommand,
  type ChannelEvent,
  channelMachine,
  CONNECT_TIMEOUT_MS,
  type Frame,
} from '@comanda/machines/kitchen/channel';
import type { MonitorKind } from '@comanda/machines/kitchen/rules';
import { createActor } from 'xstate';
import { isEnd } from './outbox.ts';
import type { Ports, Socket } from './ports.ts';
import { createTimers } from './timers.ts';

/** Whom the line tells, and what it has to tell the server of this screen. */
export interface ChannelHost {
  readonly changed: () => void;
  /** A word of the server and when it arrived, asked for then: when it was said at the earliest (`Time.hear`). */
  readonly heardTime: (server: number, at: number, askedAt?: number) => number;
  /** Something that happened; `false` where the board has to be fetched to show all of it. */
  readonly deliver: (data: KitchenData) => boolean;
  /** What somebody at the console has for this screen. */
  readonly said: (word: ScreenWord) => void;
  /** A whole board, or that it is unchanged since the position; shown before the line counts it as proof. */
  readonly fetched: (board: KitchenBoard | undefined, askedAt: number) => void;
  readonly ended: () => void;
  readonly install: () => string;
  /** Of the monitor, as far as it is known: which board is asked for. */
  readonly kind: () => MonitorKind;
  readonly waiting: () => number;
  readonly isAudible: () => boolean;
}

/** The line of a monitor, from the tickets of its socket to the boards that it fetches (docs/product.md §16.7). */
export const createChannel = (ports: Ports, monitor: string, host: ChannelHost) => {
  const { client, clock, random, surroundings } = ports;
  const actor = createActor(channelMachine);
  const timers = createTimers(clock);
  /** What the machine is asked to decide on, by the very object that it hands back. */
  const arriving = new WeakMap<Frame['data'], KitchenData>();
  let socket: Socket | undefined;
  /** Each try has its own: what comes from an earlier one is nobody's. */
  let attempt = new AbortController();

  let isStopped = false;
  const send = (event: ChannelEvent): void => {
    if (isStopped) return;
    actor.send(event);
    host.changed();
  };
  const on = <T extends ChannelCommand['type']>(
    type: T,
    act: (command: Extract<ChannelCommand, { type: T }>) => void,
  ): void => {
    actor.on(type, act as (command: ChannelCommand) => void);
  };
  const say = (frame: ScreenFrame): void => socket?.say(JSON.stringify(frame));
  const aheadOf = (server: number): number => server - clock.wall();

  const hear = (text: string): void => {
    const frame = parseMonitorFrame(text);
    if (!frame) return;
    const at = clock.steady();
    if ('hb' in frame) {
      const { epoch, head, now } = frame.hb;
      // A beat that a network has held up for long proves the board as it was then.
      const saidAt = host.heardTime(now, at);
      send({ type: 'BEAT', head: { epoch, seq: head }, ahead: aheadOf(now), at: saidAt });
    } else if ('said' in frame) host.said(frame.said);
    else if ('reset' in frame) send({ type: 'RESET', at });
    else {
      const { epoch, seq, prev } = frame.data;
      const data = { ...frame.data };
      arriving.set(data, frame.data);
      send({ type: 'FRAME', frame: { position: { epoch, seq }, prev, data }, at });
    }
  };
  on('DELIVER', ({ frame }) => {
    const data = arriving.get(frame.data);
    // Fetched from scratch: the position that the screen has says nothing about what it lacks.
    if (data && !host.deliver(data)) queueMicrotask(() => send({ type: 'RESET', at: clock.steady() }));
  });

  const open = (path: string, { signal }: AbortController): void => {
    const whileWanted = (act: () => void) => () => {
      if (!signal.aborted) act();
    };
    const line = ports.openSocket(path, {
      opened: whileWanted(() => send({ type: 'OPENED' })),
      closed: whileWanted(() => send({ type: 'CLOSED', jitter: random() })),
      heard: (text) => {
        if (!signal.aborted) hear(text);
      },
    });
    signal.addEventListener('abort', line.close, { once: true });
    socket = line;
  };
  on('CONNECT', () => {
    attempt.abort();
    const current = new AbortController();
    attempt = current;
    void client.call(screenSelfCalls.ticket, { signal: current.signal }).then((result) => {
      if (current.signal.aborted) return;
      if (result.ok)
        open(`/api/kds/v1/ws/monitor/${monitor}?token=${encodeURIComponent(result.data.ticket)}`, current);
      else if (isEnd(result.failure)) send({ type: 'SIGN_IN_NEEDED' });
      else send({ type: 'CLOSED', jitter: random() });
    });
  });
  on('DISCONNECT', () => {
    socket = undefined;
    attempt.abort();
  });
  on('HELLO', ({ since }) =>
    say({ hello: { since: since ?? null, dev: host.install(), ver: KITCHEN_VERSION, kind: host.kind() } }),
  );
  on('ACK', ({ position }) => {
    if (!position) return;
    say({
      ack: {
        ...position,
        dev: host.install(),
        pend: host.waiting(),
        ver: KITCHEN_VERSION,
        vis: surroundings.isVisible(),
        audio: host.isAudible(),
        app: surroundings.app,
      },
    });
  });
  on('PULL', ({ since }) => {
    const askedAt = clock.steady();
    const stop = new AbortController();
    // The machine waits for one of two words, so a request that hangs has to end.
    timers.start('pull', CONNECT_TIMEOUT_MS, () => {
      stop.abort();
      send({ type: 'PULL_LOST' });
    });
    const data = { idMonitor: monitor, ...(since && { since }) };
    void client.call(boardCalls[host.kind()], { data, signal: stop.signal }).then((result) => {
      if (stop.signal.aborted) return;
      timers.stop('pull');
      if (!result.ok) {
        send({ type: 'PULL_LOST' });
        if (isEnd(result.failure)) send({ type: 'SIGN_IN_NEEDED' });
        return;
      }
      const { asOf, now } = result.data;
      const at = host.heardTime(now, clock.steady(), askedAt);
      host.fetched('orders' in result.data ? result.data : undefined, askedAt);
      send({ type: 'PULLED', asOf, ahead: aheadOf(now), at });
    });
  });
  on('ASK_TO_SIGN_IN', () => host.ended());
  on('START_TIMER', ({ timer, delay }) =>
    timers.start(timer, delay, () => {
      if (timer === 'T_SILENT') send({ type: timer, at: clock.steady(), jitter: random() });
      else if (timer === 'T_TIMEOUT') send({ type: timer, jitter: random() });
      else send({ type: timer });
    }),
  );
  on('STOP_TIMER', ({ timer }) => timers.stop(timer));
  actor.start();
  const stopNetwork = surroundings.onNetwork((isOnline) =>
    send(isOnline ? { type: 'ONLINE', jitter: random() } : { type: 'OFFLINE' }),
  );

  return {
    start: (): void => send({ type: 'START', monitor, isOnline: surroundings.isOnline() }),
    /** The device has slept. */
    wake: (): void => send({ type: 'WAKE' }),
    retry: (): void => send({ type: 'RETRY' }),
    end: (): void => send({ type: 'SIGN_IN_NEEDED' }),
    snapshot: () => actor.getSnapshot(),
    position: (): KitchenPosition | undefined => actor.getSnapshot().context.position,
    stop: (): void => {
      isStopped = true;
      stopNetwork();
      attempt.abort();
      timers.stopAll();
      actor.stop();
    },
  };
};
export type Channel = ReturnType<typeof createChannel>;
