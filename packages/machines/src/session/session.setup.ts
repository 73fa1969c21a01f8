import { assign, emit, enqueueActions, setup } from 'xstate';
import { safeReturnPath } from './return-path.ts';
import { KEPT_AT_SIGN_OUT } from './session.types.ts';
import type {
  CallFailure,
  Credentials,
  RefusedCall,
  SessionCommand,
  SessionContext,
  SessionEvent,
  SessionInput,
} from './session.types.ts';
import type { SessionTokens } from './tokens.ts';

type Restored = Extract<SessionEvent, { type: 'RESTORED' }>;
type Refreshed = Extract<SessionEvent, { type: 'REFRESH.DONE' }>;

/** What a session may ask about itself and do; the states that use it are in session.machine.ts. */
export const sessionSetup = setup({
  types: {} as {
    context: SessionContext;
    events: SessionEvent;
    emitted: SessionCommand;
    input: SessionInput;
  },
  guards: {
    isSignOutAsked: ({ context }) => context.isSignOutAsked,
    hasWantedPath: ({ context }) => context.wantedPath !== undefined,
    /** Not the platform's 511, or one for a person who is no longer here: no token of ours would help. */
    isBeyondRefresh: ({ context }, call: RefusedCall) =>
      !call.isOurs || call.subject !== context.tokens?.subject,
    isRetry: (_, call: RefusedCall) => call.attempt === 2,
    isCurrent: ({ context }, session: string) => context.tokens?.session === session,
    isAnswer: ({ context }, asked: string) => context.tokens?.login === asked,
    isAnotherPerson: ({ context }, tokens: SessionTokens) => context.tokens?.subject !== tokens.subject,
  },
  actions: {
    restore: assign((_, { tokens, lastSubject }: Restored) => ({
      tokens,
      lastSubject: tokens?.subject ?? lastSubject,
    })),
    rememberPath: assign(({ context }, path: string) => ({
      wantedPath: safeReturnPath(path, context.origin, context.isKnownRoute) ?? context.wantedPath,
    })),
    signIn: enqueueActions(({ enqueue }, credentials: Credentials) => {
      enqueue.assign({ problem: undefined });
      enqueue.emit({ type: 'SIGN_IN', credentials });
    }),
    storeTokens: emit((_, tokens: SessionTokens) => ({ type: 'STORE_TOKENS', tokens })),
    /** Begins a session: the same person goes on where they were, another one finds nothing of the last. */
    enter: enqueueActions(({ context, enqueue }, tokens: SessionTokens) => {
      const isAnother = context.lastSubject !== undefined && context.lastSubject !== tokens.subject;
      if (isAnother) enqueue.emit({ type: 'RESET', keep: KEPT_AT_SIGN_OUT });
      const wantedPath = isAnother ? undefined : context.wantedPath;
      enqueue.assign({
        tokens,
        wantedPath,
        lastSubject: tokens.subject,
        problem: undefined,
        isSignOutAsked: false,
      });
      enqueue.emit({ type: 'ENTER', path: wantedPath ?? context.home });
    }),
    adopt: assign((_, tokens: SessionTokens) => ({ tokens })),
    adoptRefreshed: enqueueActions(({ context, enqueue }, { session, login }: Refreshed) => {
      if (context.tokens === undefined) return;
      enqueue.assign({ tokens: { ...context.tokens, session, login: login ?? context.tokens.login } });
    }),
    refresh: enqueueActions(({ context, enqueue }) => {
      if (context.tokens !== undefined) enqueue.emit({ type: 'REFRESH', tokens: context.tokens });
    }),
    wait: assign(({ context }, { call }: RefusedCall) => ({
      waiting: context.waiting.includes(call) ? context.waiting : [...context.waiting, call],
    })),
    retry: enqueueActions(({ context, enqueue }, { call }: RefusedCall) => {
      if (context.tokens !== undefined) {
        enqueue.emit({ type: 'RETRY', calls: [call], session: context.tokens.session });
      }
    }),
    retryWaiting: enqueueActions(({ context, enqueue }) => {
      if (context.waiting.length > 0 && context.tokens !== undefined) {
        enqueue.emit({ type: 'RETRY', calls: context.waiting, session: context.tokens.session });
      }
      enqueue.assign({ waiting: [] });
    }),
    fail: emit((_, { call, reason }: { call: RefusedCall; reason: CallFailure }) => ({
      type: 'FAIL',
      calls: [call.call],
      reason: call.isOurs ? reason : 'offline',
    })),
    failWaiting: enqueueActions(({ context, enqueue }, reason: CallFailure) => {
      if (context.waiting.length > 0) enqueue.emit({ type: 'FAIL', calls: context.waiting, reason });
      enqueue.assign({ waiting: [] });
    }),
    expire: enqueueActions(({ context, enqueue }) => {
      if (context.tokens !== undefined) {
        enqueue.emit({ type: 'FORGET_TOKENS', tokens: context.tokens, isSignOut: false });
      }
      enqueue.assign({ tokens: undefined, isSignOutAsked: false });
      enqueue.emit({ type: 'GO_TO_SIGN_IN' });
    }),
    revoke: enqueueActions(({ context, enqueue }) => {
      if (context.tokens === undefined) return;
      enqueue.emit({ type: 'REVOKE', tokens: context.tokens });
      enqueue.emit({ type: 'FORGET_TOKENS', tokens: context.tokens, isSignOut: true });
    }),
    leave: enqueueActions(({ enqueue }) => {
      enqueue.assign({
        tokens: undefined,
        wantedPath: undefined,
        lastSubject: undefined,
        isSignOutAsked: false,
      });
      enqueue.emit({ type: 'RESET', keep: KEPT_AT_SIGN_OUT });
      enqueue.emit({ type: 'GO_TO_SIGN_IN' });
    }),
    goToSignIn: emit({ type: 'GO_TO_SIGN_IN' }),
    confirmSignOut: enqueueActions(({ enqueue }) => {
      enqueue.assign({ isSignOutAsked: true });
      enqueue.emit({ type: 'CONFIRM_SIGN_OUT' });
    }),
    keepSignedIn: assign({ isSignOutAsked: false }),
    noteProblem: assign((_, problem: SessionContext['problem']) => ({ problem })),
  },
});
