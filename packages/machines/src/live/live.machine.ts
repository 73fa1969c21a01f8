import { NOBODY, liveSetup } from './live.setup.ts';
import { CONNECT_TIMEOUT_MS, LONGEST_PAUSE_MS, RESEND_MS, SILENCE_LIMIT_MS } from './timing.ts';

/** The notification channel from sign-in to sign-out. Rules: SPEC.md. */
export const liveMachine = liveSetup.createMachine({
  id: 'live',
  context: NOBODY,
  on: {
    STOP: { target: '.idle', actions: ['disconnect', 'end'] },
    OFFLINE: { target: '.waitingNetwork', actions: 'disconnect' },
    TOKEN: {
      guard: { type: 'isNewToken', params: ({ event }) => event.token },
      actions: { type: 'adopt', params: ({ event }) => event.token },
    },
  },
  initial: 'idle',
  states: {
    idle: {
      on: {
        START: [
          {
            guard: { type: 'isOnline', params: ({ event }) => event },
            target: 'connecting',
            actions: { type: 'begin', params: ({ event }) => event },
          },
          { target: 'waitingNetwork', actions: { type: 'begin', params: ({ event }) => event } },
        ],
        STOP: {},
        OFFLINE: {},
        TOKEN: {},
      },
    },
    waitingNetwork: {
      on: {
        ONLINE: { target: 'connecting', actions: 'beginAnew' },
        OFFLINE: {},
      },
    },
    connecting: {
      entry: ['connect', { type: 'startTimer', params: { timer: 'T_TIMEOUT', delay: CONNECT_TIMEOUT_MS } }],
      exit: { type: 'stopTimer', params: 'T_TIMEOUT' },
      on: {
        OPENED: 'authenticating',
        CLOSED: { target: 'backoff', actions: { type: 'noteLoss', params: ({ event }) => event.jitter } },
        T_TIMEOUT: {
          target: 'backoff',
          actions: ['disconnect', { type: 'noteLoss', params: ({ event }) => event.jitter }],
        },
      },
    },
    authenticating: {
      entry: [
        'noteSaid',
        'signIn',
        { type: 'startTimer', params: { timer: 'T_RESEND', delay: RESEND_MS } },
        { type: 'startTimer', params: { timer: 'T_TIMEOUT', delay: CONNECT_TIMEOUT_MS } },
      ],
      exit: [
        { type: 'stopTimer', params: 'T_RESEND' },
        { type: 'stopTimer', params: 'T_TIMEOUT' },
      ],
      on: {
        T_RESEND: {
          actions: ['signIn', { type: 'startTimer', params: { timer: 'T_RESEND', delay: RESEND_MS } }],
        },
        TOKEN: {
          guard: { type: 'isNewToken', params: ({ event }) => event.token },
          actions: [{ type: 'adopt', params: ({ event }) => event.token }, 'signIn'],
        },
        READY: {
          target: 'live',
          actions: [
            'reviewRights',
            { type: 'prove', params: ({ event }) => event.at },
            { type: 'catchUp', params: ({ event }) => ({ heads: event.heads, isSameLine: false }) },
          ],
        },
        REFUSED: [
          {
            guard: { type: 'isAboutOldToken', params: ({ event }) => event.reason },
            target: 'connecting',
            actions: 'disconnect',
          },
          {
            guard: { type: 'isAboutToken', params: ({ event }) => event.reason },
            target: 'awaitingToken',
            actions: 'disconnect',
          },
          {
            target: 'backoff',
            actions: ['disconnect', { type: 'noteCrowd', params: ({ event }) => event.jitter }],
          },
        ],
        CLOSED: { target: 'backoff', actions: { type: 'noteLoss', params: ({ event }) => event.jitter } },
        T_TIMEOUT: {
          target: 'backoff',
          actions: ['disconnect', { type: 'noteLoss', params: ({ event }) => event.jitter }],
        },
      },
    },
    live: {
      entry: { type: 'startTimer', params: { timer: 'T_SILENT', delay: SILENCE_LIMIT_MS } },
      exit: { type: 'stopTimer', params: 'T_SILENT' },
      on: {
        TOKEN: {
          guard: { type: 'isNewToken', params: ({ event }) => event.token },
          actions: [{ type: 'adopt', params: ({ event }) => event.token }, 'signIn'],
        },
        READY: {
          actions: [
            'noteSaid',
            'reviewRights',
            { type: 'prove', params: ({ event }) => event.at },
            { type: 'catchUp', params: ({ event }) => ({ heads: event.heads, isSameLine: true }) },
          ],
        },
        NOTICE: {
          actions: [
            { type: 'prove', params: ({ event }) => event.at },
            { type: 'take', params: ({ event }) => event },
          ],
        },
        RELOAD: {
          actions: [
            { type: 'prove', params: ({ event }) => event.at },
            { type: 'reload', params: ({ event }) => event.channel },
          ],
        },
        BEAT: { actions: { type: 'prove', params: ({ event }) => event.at } },
        REFUSED: [
          {
            guard: { type: 'isAboutOldToken', params: ({ event }) => event.reason },
            target: 'connecting',
            actions: 'disconnect',
          },
          {
            guard: { type: 'isAboutToken', params: ({ event }) => event.reason },
            target: 'awaitingToken',
            actions: 'disconnect',
          },
          {
            target: 'backoff',
            actions: ['disconnect', { type: 'noteCrowd', params: ({ event }) => event.jitter }],
          },
        ],
        CLOSED: { target: 'backoff', actions: { type: 'noteLoss', params: ({ event }) => event.jitter } },
        T_SILENT: [
          {
            guard: { type: 'isSilent', params: ({ event }) => event.at },
            target: 'backoff',
            actions: ['disconnect', { type: 'noteLoss', params: ({ event }) => event.jitter }],
          },
          {
            actions: {
              type: 'startTimer',
              params: ({ context, event }) => ({
                timer: 'T_SILENT',
                delay: SILENCE_LIMIT_MS - (event.at - (context.provenAt ?? event.at)),
              }),
            },
          },
        ],
      },
    },
    backoff: {
      entry: {
        type: 'startTimer',
        params: ({ context }) => ({ timer: 'T_RETRY', delay: context.pause }),
      },
      exit: { type: 'stopTimer', params: 'T_RETRY' },
      on: {
        T_RETRY: 'connecting',
        RETRY: { target: 'connecting', actions: 'beginAnew' },
        ONLINE: { target: 'connecting', actions: 'beginAnew' },
      },
    },
    awaitingToken: {
      entry: ['needToken', { type: 'startTimer', params: { timer: 'T_RETRY', delay: LONGEST_PAUSE_MS } }],
      exit: { type: 'stopTimer', params: 'T_RETRY' },
      on: {
        TOKEN: {
          guard: { type: 'isNewToken', params: ({ event }) => event.token },
          target: 'connecting',
          actions: { type: 'adopt', params: ({ event }) => event.token },
        },
        T_RETRY: { target: 'awaitingToken', reenter: true },
        RETRY: { target: 'awaitingToken', reenter: true },
      },
    },
  },
});
