import { sessionSetup } from './session.setup.ts';

/** The ways out of a session, the same with and without a refresh under way. */
const leaving = sessionSetup.createStateConfig({
  on: {
    TOKENS_GONE: [
      {
        guard: ({ event }) => event.isSignOut,
        target: 'signedOut',
        actions: [{ type: 'failWaiting', params: 'signedOut' }, 'leave'],
      },
      { target: 'expired', actions: [{ type: 'failWaiting', params: 'expired' }, 'expire'] },
    ],
    'SIGN_OUT.ASKED': { guard: ({ context }) => !context.isSignOutAsked, actions: 'confirmSignOut' },
    'SIGN_OUT.CANCELLED': { guard: 'isSignOutAsked', actions: 'keepSignedIn' },
    'SIGN_OUT.CONFIRMED': {
      guard: 'isSignOutAsked',
      target: 'signedOut',
      actions: [{ type: 'failWaiting', params: 'signedOut' }, 'revoke', 'leave'],
    },
  },
});

/** A session from sign-in to sign-out, with one refresh for all calls that wait. Rules: SPEC.md. */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  context: ({ input }) => ({
    ...input,
    tokens: undefined,
    waiting: [],
    isSignOutAsked: false,
    problem: undefined,
    wantedPath: undefined,
    lastSubject: undefined,
  }),
  on: {
    'PATH.WANTED': { actions: { type: 'rememberPath', params: ({ event }) => event.path } },
    'CALL.REFUSED': {
      actions: { type: 'fail', params: ({ event }) => ({ call: event, reason: 'signedOut' }) },
    },
  },
  initial: 'restoring',
  states: {
    restoring: {
      on: {
        RESTORED: [
          {
            guard: ({ event }) => event.tokens !== undefined && !event.isStale,
            target: 'signedIn',
            actions: { type: 'restore', params: ({ event }) => event },
          },
          {
            guard: ({ event }) => event.tokens !== undefined,
            target: 'refreshing',
            actions: [{ type: 'restore', params: ({ event }) => event }, 'refresh'],
          },
          {
            guard: 'hasWantedPath',
            target: 'signedOut',
            actions: [{ type: 'restore', params: ({ event }) => event }, 'goToSignIn'],
          },
          { target: 'signedOut', actions: { type: 'restore', params: ({ event }) => event } },
        ],
      },
    },
    signedOut: {
      on: {
        'PATH.WANTED': {
          actions: [{ type: 'rememberPath', params: ({ event }) => event.path }, 'goToSignIn'],
        },
        'SIGN_IN.ASKED': {
          target: 'signingIn',
          actions: { type: 'signIn', params: ({ event }) => event.credentials },
        },
        TOKENS_CHANGED: {
          target: 'signedIn',
          actions: { type: 'enter', params: ({ event }) => event.tokens },
        },
      },
    },
    signingIn: {
      on: {
        'SIGN_IN.DONE': {
          target: 'signedIn',
          actions: [
            { type: 'storeTokens', params: ({ event }) => event.tokens },
            { type: 'enter', params: ({ event }) => event.tokens },
          ],
        },
        'SIGN_IN.FAILED': {
          target: 'signedOut',
          actions: { type: 'noteProblem', params: ({ event }) => event.problem },
        },
      },
    },
    signedIn: {
      on: {
        ...leaving.on,
        'CALL.REFUSED': [
          {
            guard: { type: 'isBeyondRefresh', params: ({ event }) => event },
            actions: { type: 'fail', params: ({ event }) => ({ call: event, reason: 'signedOut' }) },
          },
          {
            guard: ({ context, event }) => event.attempt === 2 && context.tokens?.session === event.session,
            target: 'expired',
            actions: [
              { type: 'fail', params: ({ event }) => ({ call: event, reason: 'expired' }) },
              'expire',
            ],
          },
          {
            guard: { type: 'isRetry', params: ({ event }) => event },
            actions: { type: 'fail', params: ({ event }) => ({ call: event, reason: 'expired' }) },
          },
          {
            guard: { type: 'isCurrent', params: ({ event }) => event.session },
            target: 'refreshing',
            actions: [{ type: 'wait', params: ({ event }) => event }, 'refresh'],
          },
          { actions: { type: 'retry', params: ({ event }) => event } },
        ],
        'SESSION.STALE': {
          guard: { type: 'isCurrent', params: ({ event }) => event.session },
          target: 'refreshing',
          actions: 'refresh',
        },
        'REFRESH.DONE': {
          guard: { type: 'isAnswer', params: ({ event }) => event.asked },
          actions: { type: 'adoptRefreshed', params: ({ event }) => event },
        },
        TOKENS_CHANGED: [
          {
            guard: { type: 'isAnotherPerson', params: ({ event }) => event.tokens },
            actions: { type: 'enter', params: ({ event }) => event.tokens },
          },
          {
            guard: { type: 'isCurrent', params: ({ event }) => event.tokens.session },
          },
          { actions: { type: 'adopt', params: ({ event }) => event.tokens } },
        ],
      },
    },
    refreshing: {
      on: {
        ...leaving.on,
        'CALL.REFUSED': [
          {
            guard: { type: 'isBeyondRefresh', params: ({ event }) => event },
            actions: { type: 'fail', params: ({ event }) => ({ call: event, reason: 'signedOut' }) },
          },
          {
            guard: { type: 'isRetry', params: ({ event }) => event },
            actions: { type: 'fail', params: ({ event }) => ({ call: event, reason: 'expired' }) },
          },
          { actions: { type: 'wait', params: ({ event }) => event } },
        ],
        'REFRESH.DONE': {
          guard: { type: 'isAnswer', params: ({ event }) => event.asked },
          target: 'signedIn',
          actions: [{ type: 'adoptRefreshed', params: ({ event }) => event }, 'retryWaiting'],
        },
        'REFRESH.REFUSED': {
          guard: { type: 'isAnswer', params: ({ event }) => event.asked },
          target: 'expired',
          actions: [{ type: 'failWaiting', params: 'expired' }, 'expire'],
        },
        'REFRESH.FAILED': {
          guard: { type: 'isAnswer', params: ({ event }) => event.asked },
          target: 'signedIn',
          actions: { type: 'failWaiting', params: 'offline' },
        },
        TOKENS_CHANGED: [
          {
            guard: { type: 'isAnotherPerson', params: ({ event }) => event.tokens },
            target: 'signedIn',
            actions: [
              { type: 'failWaiting', params: 'signedOut' },
              { type: 'enter', params: ({ event }) => event.tokens },
            ],
          },
          {
            guard: { type: 'isCurrent', params: ({ event }) => event.tokens.session },
          },
          {
            target: 'signedIn',
            actions: [{ type: 'adopt', params: ({ event }) => event.tokens }, 'retryWaiting'],
          },
        ],
      },
    },
    expired: {
      on: {
        'PATH.WANTED': {
          actions: [{ type: 'rememberPath', params: ({ event }) => event.path }, 'goToSignIn'],
        },
        'SIGN_IN.ASKED': {
          target: 'signingIn',
          actions: { type: 'signIn', params: ({ event }) => event.credentials },
        },
        'CALL.REFUSED': {
          actions: { type: 'fail', params: ({ event }) => ({ call: event, reason: 'expired' }) },
        },
        TOKENS_CHANGED: {
          target: 'signedIn',
          actions: { type: 'enter', params: ({ event }) => event.tokens },
        },
      },
    },
  },
});
