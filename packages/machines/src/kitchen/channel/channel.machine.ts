import { channelSetup, NOWHERE } from './channel.setup.ts';
import type { ChannelEvent } from './channel.types.ts';
import {
  ACK_MS,
  CONNECT_TIMEOUT_MS,
  ONLINE_SPREAD_MS,
  PULL_MS,
  PULL_RETRY_MS,
  SILENCE_LIMIT_MS,
} from './timing.ts';

const startAck = { type: 'startTimer', params: { timer: 'T_ACK', delay: ACK_MS } } as const;
const startPull = { type: 'startTimer', params: { timer: 'T_PULL', delay: PULL_MS } } as const;
const startTimeout = {
  type: 'startTimer',
  params: { timer: 'T_TIMEOUT', delay: CONNECT_TIMEOUT_MS },
} as const;
const stop = (timer: 'T_TIMEOUT' | 'T_ACK' | 'T_SILENT' | 'T_RETRY' | 'T_PULL') =>
  ({ type: 'stopTimer', params: timer }) as const;

type Pulled = Extract<ChannelEvent, { type: 'PULLED' }>;
/** Where nothing more is fetched, what is on its way still counts. */
const lastPull = {
  PULLED: {
    guard: 'isPulling',
    actions: [{ type: 'stand', params: ({ event }: { event: Pulled }) => event }, 'notePulled'],
  },
} as const;

/** A monitor's line from its choice to its end, and the boards that it fetches. Rules: SPEC.md. */
export const channelMachine = channelSetup.createMachine({
  id: 'channel',
  context: NOWHERE,
  on: {
    STOP: { target: '.idle', actions: ['disconnect', 'end'] },
    OFFLINE: { target: '.offline', actions: 'disconnect' },
    SIGN_IN_NEEDED: { target: '.signedOut', actions: 'disconnect' },
    MONITOR_GONE: { target: '.closed', actions: 'disconnect' },
    PULLED: {
      guard: 'isPulling',
      actions: [{ type: 'stand', params: ({ event }) => event }, 'pullAgain', 'notePulled'],
    },
    PULL_LOST: { guard: 'isPulling', actions: 'notePulled' },
  },
  initial: 'idle',
  states: {
    idle: {
      on: {
        START: [
          {
            guard: { type: 'isOnline', params: ({ event }) => event.isOnline },
            target: 'connecting',
            actions: [{ type: 'begin', params: ({ event }) => event.monitor }, 'pull'],
          },
          { target: 'offline', actions: { type: 'begin', params: ({ event }) => event.monitor } },
        ],
        STOP: {},
        OFFLINE: {},
        SIGN_IN_NEEDED: {},
        MONITOR_GONE: {},
      },
    },
    /** What a browser says of its network may be wrong, or not be taken back: a board that comes all the same proves it so. */
    offline: {
      entry: startPull,
      exit: stop('T_PULL'),
      on: {
        ONLINE: {
          target: 'backoff',
          actions: [
            'beginAnew',
            { type: 'notePause', params: ({ event }) => Math.round(event.jitter * ONLINE_SPREAD_MS) },
            'pull',
          ],
        },
        OFFLINE: {},
        T_PULL: { actions: ['pull', startPull] },
        RETRY: { target: 'connecting', actions: ['beginAnew', 'pull'] },
        WAKE: { target: 'connecting', actions: 'pull' },
        PULLED: {
          guard: 'isPulling',
          target: 'connecting',
          actions: [{ type: 'stand', params: ({ event }) => event }, 'notePulled'],
        },
      },
    },
    connecting: {
      entry: ['connect', startTimeout, startPull],
      exit: [stop('T_TIMEOUT'), stop('T_PULL')],
      on: {
        OPENED: 'greeting',
        CLOSED: { target: 'backoff', actions: { type: 'noteLoss', params: ({ event }) => event.jitter } },
        T_TIMEOUT: {
          target: 'backoff',
          actions: ['disconnect', { type: 'noteLoss', params: ({ event }) => event.jitter }],
        },
        T_PULL: { actions: ['pull', startPull] },
      },
    },
    greeting: {
      entry: ['hello', startTimeout, startPull],
      exit: [stop('T_TIMEOUT'), stop('T_PULL')],
      on: {
        FRAME: {
          actions: [
            { type: 'hear', params: ({ event }) => event.at },
            { type: 'take', params: ({ event }) => event.frame },
          ],
        },
        RESET: { actions: [{ type: 'hear', params: ({ event }) => event.at }, 'forget', 'pull'] },
        BEAT: {
          target: 'live',
          actions: [
            { type: 'hear', params: ({ event }) => event.at },
            { type: 'compare', params: ({ event }) => event },
          ],
        },
        CLOSED: { target: 'backoff', actions: { type: 'noteLoss', params: ({ event }) => event.jitter } },
        T_TIMEOUT: {
          target: 'backoff',
          actions: ['disconnect', { type: 'noteLoss', params: ({ event }) => event.jitter }],
        },
        T_PULL: { actions: ['pull', startPull] },
        WAKE: { target: 'connecting', actions: ['disconnect', 'pull'] },
      },
    },
    live: {
      entry: [
        'noteLive',
        startAck,
        { type: 'startTimer', params: { timer: 'T_SILENT', delay: SILENCE_LIMIT_MS } },
      ],
      exit: [stop('T_ACK'), stop('T_SILENT'), stop('T_PULL')],
      on: {
        FRAME: {
          actions: [
            { type: 'hear', params: ({ event }) => event.at },
            { type: 'take', params: ({ event }) => event.frame },
            'ackSoon',
          ],
        },
        RESET: { actions: [{ type: 'hear', params: ({ event }) => event.at }, 'forget', 'pull'] },
        BEAT: {
          actions: [
            { type: 'hear', params: ({ event }) => event.at },
            { type: 'compare', params: ({ event }) => event },
          ],
        },
        PULL_LOST: {
          guard: 'isPulling',
          actions: ['notePulled', { type: 'startTimer', params: { timer: 'T_PULL', delay: PULL_RETRY_MS } }],
        },
        CLOSED: {
          target: 'backoff',
          actions: [{ type: 'noteLoss', params: ({ event }) => event.jitter }, 'pull'],
        },
        T_ACK: { actions: ['ack', startAck] },
        T_PULL: { actions: 'pull' },
        T_SILENT: [
          {
            guard: { type: 'isSilent', params: ({ event }) => event.at },
            target: 'backoff',
            actions: ['disconnect', { type: 'noteLoss', params: ({ event }) => event.jitter }, 'pull'],
          },
          {
            actions: {
              type: 'startTimer',
              params: ({ context, event }) => ({
                timer: 'T_SILENT',
                delay: SILENCE_LIMIT_MS - (event.at - (context.heardAt ?? event.at)),
              }),
            },
          },
        ],
        WAKE: { target: 'connecting', actions: ['disconnect', 'pull'] },
      },
    },
    backoff: {
      entry: [
        { type: 'startTimer', params: ({ context }) => ({ timer: 'T_RETRY', delay: context.pause }) },
        startPull,
      ],
      exit: [stop('T_RETRY'), stop('T_PULL')],
      on: {
        T_RETRY: 'connecting',
        T_PULL: { actions: ['pull', startPull] },
        RETRY: { target: 'connecting', actions: ['beginAnew', 'pull'] },
        WAKE: { target: 'connecting', actions: 'pull' },
        ONLINE: { target: 'connecting', actions: 'pull' },
      },
    },
    signedOut: {
      entry: 'askToSignIn',
      on: {
        SIGNED_IN: { target: 'connecting', actions: ['beginAnew', 'pull'] },
        SIGN_IN_NEEDED: {},
        MONITOR_GONE: {},
        ...lastPull,
      },
    },
    closed: {
      on: {
        RETRY: { target: 'connecting', actions: ['beginAnew', 'pull'] },
        OFFLINE: {},
        SIGN_IN_NEEDED: {},
        MONITOR_GONE: {},
        ...lastPull,
      },
    },
  },
});
