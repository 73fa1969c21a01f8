import { assign, emit, enqueueActions, setup } from 'xstate';
import { afterPull, arrivalOf, includes } from './position.ts';
import { PROMPT_ACK_MS, PULL_SPREAD_MS, retryDelay, SILENCE_LIMIT_MS } from './timing.ts';
import type { ChannelCommand, ChannelContext, ChannelEvent, ChannelTimer, Frame } from './channel.types.ts';

type Pulled = Extract<ChannelEvent, { type: 'PULLED' }>;
type Beat = Extract<ChannelEvent, { type: 'BEAT' }>;

export const NOWHERE: ChannelContext = {
  monitor: '',
  position: undefined,
  pull: 'none',
  losses: 0,
  pause: 0,
  heardAt: undefined,
  provenAt: undefined,
  isAckDue: false,
  ahead: 0,
};
/** One fetch at a time; what happens during one is fetched after it. */
const pullNow = ({ monitor, position, pull }: ChannelContext) =>
  pull === 'none'
    ? { pull: 'asked' as const, command: { type: 'PULL' as const, monitor, since: position } }
    : { pull: 'again' as const, command: undefined };

/** A word that was held up on its way proves less than one that has overtaken it. */
const laterOf = (known: number | undefined, at: number): number => Math.max(known ?? at, at);

/** What the channel may ask about itself and do; the states that use it are in channel.machine.ts. */
export const channelSetup = setup({
  types: {} as { context: ChannelContext; events: ChannelEvent; emitted: ChannelCommand },
  guards: {
    isOnline: (_, isOnline: boolean) => isOnline,
    isSilent: ({ context }, at: number) => at - (context.heardAt ?? at) >= SILENCE_LIMIT_MS,
    isPulling: ({ context }) => context.pull !== 'none',
  },
  actions: {
    begin: assign((_, monitor: string) => ({ ...NOWHERE, monitor })),
    end: assign(NOWHERE),
    beginAnew: assign({ losses: 0 }),
    noteLoss: assign(({ context }, jitter: number) => ({
      losses: context.losses + 1,
      pause: retryDelay(context.losses + 1, jitter),
    })),
    notePause: assign((_, pause: number) => ({ pause })),
    noteLive: assign({ losses: 0, isAckDue: false }),
    connect: emit(({ context }) => ({ type: 'CONNECT', monitor: context.monitor })),
    disconnect: emit({ type: 'DISCONNECT' }),
    hello: emit(({ context }) => ({ type: 'HELLO', since: context.position })),
    ack: enqueueActions(({ context, enqueue }) => {
      enqueue.assign({ isAckDue: false });
      enqueue.emit({ type: 'ACK', position: context.position });
    }),
    /** Counted from the first of several frames: a stream of them must not put it off. */
    ackSoon: enqueueActions(({ context, enqueue }) => {
      if (context.isAckDue) return;
      enqueue.assign({ isAckDue: true });
      enqueue.emit({ type: 'START_TIMER', timer: 'T_ACK', delay: PROMPT_ACK_MS });
    }),
    askToSignIn: emit({ type: 'ASK_TO_SIGN_IN' }),
    startTimer: emit((_, { timer, delay }: { timer: ChannelTimer; delay: number }) => ({
      type: 'START_TIMER',
      timer,
      delay,
    })),
    stopTimer: emit((_, timer: ChannelTimer) => ({ type: 'STOP_TIMER', timer })),
    hear: assign((_, at: number) => ({ heardAt: at })),
    take: enqueueActions(({ context, enqueue }, frame: Frame) => {
      const arrival = arrivalOf(context.position, frame);
      if (arrival === 'known') return;
      enqueue.emit({ type: 'DELIVER', frame });
      if (arrival === 'next') {
        enqueue.assign({ position: frame.position });
        return;
      }
      const { pull, command } = pullNow(context);
      enqueue.assign({ pull });
      if (command) enqueue.emit(command);
    }),
    /** A beat proves the board only where nothing is missing from it. */
    compare: enqueueActions(({ context, enqueue }, { head, ahead, at }: Beat) => {
      const isWhole = includes(context.position, head);
      enqueue.assign({ ahead, provenAt: isWhole ? laterOf(context.provenAt, at) : context.provenAt });
      if (isWhole) return;
      const { pull, command } = pullNow(context);
      enqueue.assign({ pull });
      if (command) enqueue.emit(command);
    }),
    forget: assign({ position: undefined }),
    pull: enqueueActions(({ context, enqueue }) => {
      const { pull, command } = pullNow(context);
      enqueue.assign({ pull });
      if (command) enqueue.emit(command);
    }),
    stand: assign(({ context }, { asOf, ahead, at }: Pulled) => ({
      position: afterPull(context.position, asOf),
      provenAt: laterOf(context.provenAt, at),
      ahead,
    })),
    /** What came during the fetch is fetched after it. */
    pullAgain: enqueueActions(({ context, enqueue }) => {
      if (context.pull === 'again')
        enqueue.emit({ type: 'START_TIMER', timer: 'T_PULL', delay: PULL_SPREAD_MS });
    }),
    notePulled: assign({ pull: 'none' }),
  },
});
