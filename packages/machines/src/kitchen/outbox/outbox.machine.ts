import { SEND_TIMEOUT_MS } from './batch.ts';
import { EMPTY, outboxSetup } from './outbox.setup.ts';

/** What a screen has still to tell the server; it outlives everything but the answer. Rules: SPEC.md. */
export const outboxMachine = outboxSetup.createMachine({
  id: 'outbox',
  context: EMPTY,
  on: {
    ASKED: { actions: { type: 'ask', params: ({ event }) => event.op } },
    STORED: {
      guard: { type: 'isWaiting', params: ({ event }) => event.opId },
      actions: { type: 'noteStored', params: ({ event }) => event.opId },
    },
    STORE_FAILED: {
      guard: { type: 'isWaiting', params: ({ event }) => event.opId },
      actions: { type: 'giveUp', params: ({ event }) => event.opId },
    },
    LEFT: {
      guard: { type: 'isWaiting', params: ({ event }) => event.opId },
      actions: { type: 'drop', params: ({ event }) => event.opId },
    },
    LEAVE_FAILED: {
      guard: { type: 'isWaiting', params: ({ event }) => event.opId },
      actions: { type: 'stay', params: ({ event }) => event.opId },
    },
    LEADS: { actions: 'lead' },
    FOLLOWS: { actions: 'follow' },
    ANSWERED: {
      guard: { type: 'isKnown', params: ({ event }) => event.answers },
      actions: { type: 'take', params: ({ event }) => event.answers },
    },
  },
  initial: 'loading',
  states: {
    loading: {
      on: {
        RESTORED: { target: 'resting', actions: { type: 'restore', params: ({ event }) => event } },
        STORED: {
          guard: { type: 'isWaiting', params: ({ event }) => event.opId },
          actions: { type: 'noteStored', params: ({ event }) => event.opId },
        },
        ANSWERED: {},
      },
    },
    resting: {
      always: [
        { guard: 'isNumbered', target: 'sending' },
        { guard: 'hasBatch', target: 'numbering' },
      ],
    },
    numbering: {
      entry: 'number',
      on: {
        // On the disk: goes out now, unless another tab leads meanwhile.
        NUMBERED: { target: 'resting', actions: 'noteNumbered' },
        NUMBER_FAILED: {
          target: 'waiting',
          actions: { type: 'noteLoss', params: ({ event }) => event.jitter },
        },
      },
    },
    sending: {
      entry: ['send', { type: 'startTimer', params: { timer: 'T_TIMEOUT', delay: SEND_TIMEOUT_MS } }],
      exit: { type: 'stopTimer', params: 'T_TIMEOUT' },
      on: {
        ANSWERED: {
          guard: { type: 'isKnown', params: ({ event }) => event.answers },
          target: 'resting',
          actions: { type: 'take', params: ({ event }) => event.answers },
        },
        LOST: { target: 'waiting', actions: { type: 'noteLoss', params: ({ event }) => event.jitter } },
        T_TIMEOUT: {
          target: 'waiting',
          actions: ['abort', { type: 'noteLoss', params: ({ event }) => event.jitter }],
        },
        REFUSED: { target: 'resting', actions: 'narrow' },
        INSTALL_KNOWN: {
          target: 'resting',
          actions: { type: 'reinstall', params: ({ event }) => event.install },
        },
        SIGN_IN_NEEDED: 'paused',
        FOLLOWS: { target: 'resting', actions: ['abort', 'follow'] },
      },
    },
    waiting: {
      entry: {
        type: 'startTimer',
        params: ({ context }) => ({ timer: 'T_RETRY', delay: context.pause }),
      },
      exit: { type: 'stopTimer', params: 'T_RETRY' },
      on: {
        T_RETRY: 'resting',
        RETRY: { target: 'resting', actions: 'beginAnew' },
        FOLLOWS: { target: 'resting', actions: 'follow' },
      },
    },
    paused: {
      entry: 'askToSignIn',
      on: {
        SIGNED_IN: { target: 'resting', actions: 'beginAnew' },
      },
    },
  },
});
