import { assign, emit, enqueueActions, setup } from 'xstate';
import { arrival, follow, resume } from './positions.ts';
import { FAST_TRIES, SILENCE_LIMIT_MS, retryDelay } from './timing.ts';
import type { LiveCommand, LiveContext, LiveEvent, LiveTimer } from './live.types.ts';
import type { Positions } from './positions.ts';

type Notice = Extract<LiveEvent, { type: 'NOTICE' }>;
type Start = Extract<LiveEvent, { type: 'START' }>;

export const NOBODY: LiveContext = {
  email: '',
  token: '',
  saidToken: '',
  since: {},
  heads: {},
  losses: 0,
  pause: 0,
  provenAt: undefined,
};

/** What the channel may ask about itself and do; the states that use it are in live.machine.ts. */
export const liveSetup = setup({
  types: {} as { context: LiveContext; events: LiveEvent; emitted: LiveCommand },
  guards: {
    isOnline: (_, { isOnline }: Start) => isOnline,
    isNewToken: ({ context }, token: string) => token !== context.token,
    isAboutOldToken: ({ context }, reason: 'token' | 'too_many') =>
      reason === 'token' && context.saidToken !== context.token,
    isAboutToken: (_, reason: 'token' | 'too_many') => reason === 'token',
    isSilent: ({ context }, at: number) => at - (context.provenAt ?? at) >= SILENCE_LIMIT_MS,
  },
  actions: {
    begin: assign((_, { email, token }: Start) => ({ ...NOBODY, email, token })),
    end: assign(NOBODY),
    adopt: assign((_, token: string) => ({ token })),
    noteSaid: assign(({ context }) => ({ saidToken: context.token })),
    beginAnew: assign({ losses: 0 }),
    noteLoss: assign(({ context }, jitter: number) => ({
      losses: context.losses + 1,
      pause: retryDelay(context.losses + 1, jitter),
    })),
    /** The server has too many sockets: come back late, not at once. */
    noteCrowd: assign((_, jitter: number) => ({
      losses: FAST_TRIES + 2,
      pause: retryDelay(FAST_TRIES + 2, jitter),
    })),
    /** The first answer of a session finds rights that were just loaded; a later one may tell that they have changed. */
    reviewRights: enqueueActions(({ context, enqueue }) => {
      if (context.provenAt !== undefined) enqueue.emit({ type: 'REVIEW_RIGHTS' });
    }),
    prove: assign((_, at: number) => ({ provenAt: at })),
    connect: emit({ type: 'CONNECT' }),
    disconnect: emit({ type: 'DISCONNECT' }),
    signIn: emit(({ context }) => ({ type: 'SIGN_IN', email: context.email, token: context.token })),
    needToken: emit(({ context }) => ({ type: 'TOKEN_NEEDED', token: context.token })),
    startTimer: emit((_, { timer, delay }: { timer: LiveTimer; delay: number }) => ({
      type: 'START_TIMER',
      timer,
      delay,
    })),
    stopTimer: emit((_, timer: LiveTimer) => ({ type: 'STOP_TIMER', timer })),
    /** `isSameLine` when the socket had been signed in before. */
    catchUp: enqueueActions(
      ({ context, enqueue }, { heads, isSameLine }: { heads: Positions; isSameLine: boolean }) => {
        const { since, isResumed, reload } = (isSameLine ? follow : resume)(context.since, heads);
        enqueue.assign({ since, heads, losses: 0 });
        if (isResumed) enqueue.emit({ type: 'RESUME', since });
        if (reload.length > 0) enqueue.emit({ type: 'RELOAD_LISTS', channels: reload });
      },
    ),
    take: enqueueActions(({ context, enqueue }, { channel, seq, notice }: Notice) => {
      const order = arrival(context.since, channel, seq);
      if (order === 'duplicate') return;
      enqueue.assign({ since: { ...context.since, [channel]: seq } });
      enqueue.emit({ type: 'DELIVER', channel, notice });
      if (order === 'gap') enqueue.emit({ type: 'RELOAD_LISTS', channels: [channel] });
    }),
    reload: enqueueActions(({ context, enqueue }, channel: string) => {
      const seen = Math.max(context.since[channel] ?? 0, context.heads[channel] ?? 0);
      enqueue.assign({ since: { ...context.since, [channel]: seen } });
      enqueue.emit({ type: 'RELOAD_LISTS', channels: [channel] });
    }),
  },
});
