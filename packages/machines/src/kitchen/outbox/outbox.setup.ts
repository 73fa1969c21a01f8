import { assign, emit, enqueueActions, setup } from 'xstate';
import type { Operation } from '../rules/index.ts';
import { findWaiting, neverSent, nextBatch, numbersFor, pauseAfter, without, withChange } from './batch.ts';
import type { Answered, OutboxCommand, OutboxContext, OutboxEvent, OutboxTimer } from './outbox.types.ts';

type Restored = Extract<OutboxEvent, { type: 'RESTORED' }>;

export const EMPTY: OutboxContext = {
  install: '',
  lastDseq: 0,
  waiting: [],
  isLeader: false,
  batch: [],
  losses: 0,
  pause: 0,
  isAlone: false,
};
const idsOf = (waiting: OutboxContext['waiting']): readonly string[] => waiting.map(({ op }) => op.opId);

/** What the outbox may ask about itself and do; the states that use it are in outbox.machine.ts. */
export const outboxSetup = setup({
  types: {} as { context: OutboxContext; events: OutboxEvent; emitted: OutboxCommand },
  guards: {
    hasBatch: ({ context }) => nextBatch(context).length > 0,
    isNumbered: ({ context }) => {
      const batch = nextBatch(context);
      return batch.length > 0 && batch.every(({ isNumbered }) => isNumbered);
    },
    isWaiting: ({ context }, opId: string) => findWaiting(context.waiting, opId) !== undefined,
    isKnown: ({ context }, answers: readonly Answered[]) =>
      answers.some(({ opId }) => findWaiting(context.waiting, opId)?.dseq !== undefined),
    isLeader: ({ context }) => context.isLeader,
  },
  actions: {
    restore: assign(({ context }, { install, lastDseq, waiting }: Restored) => ({
      install,
      lastDseq,
      // What was asked before the disk answered stands behind what was on it.
      waiting: [
        ...waiting.map((one) => ({
          ...one,
          isStored: true,
          isNumbered: one.dseq !== undefined,
          isLeaving: false,
        })),
        ...context.waiting,
      ],
    })),
    ask: enqueueActions(({ context, enqueue }, op: Operation) => {
      const target = neverSent(context.waiting, op);
      if (target) {
        // One that is leaving already answers for both: a second try may come after it has stayed and was sent.
        if (target.isLeaving) return;
        enqueue.assign({ waiting: withChange(context.waiting, target.op.opId, { isLeaving: true }) });
        enqueue.emit({ type: 'LEAVE', opId: target.op.opId });
        return;
      }
      const entry = { op, isStored: false, dseq: undefined, isNumbered: false, isLeaving: false };
      enqueue.assign({ waiting: [...context.waiting, entry] });
      enqueue.emit({ type: 'STORE', op });
    }),
    noteStored: assign(({ context }, opId: string) => ({
      waiting: withChange(context.waiting, opId, { isStored: true }),
    })),
    giveUp: enqueueActions(({ context, enqueue }, opId: string) => {
      const entry = findWaiting(context.waiting, opId);
      if (!entry) return;
      enqueue.assign({ waiting: without(context.waiting, [opId]) });
      enqueue.emit({ type: 'TELL_NOT_STORED', op: entry.op });
    }),
    drop: assign(({ context }, opId: string) => ({ waiting: without(context.waiting, [opId]) })),
    stay: enqueueActions(({ context, enqueue }, opId: string) => {
      enqueue.assign({ waiting: withChange(context.waiting, opId, { isLeaving: false }) });
      enqueue.emit({ type: 'TELL_NOT_TAKEN_BACK', opId });
    }),
    lead: assign({ isLeader: true }),
    follow: assign({ isLeader: false }),
    /** The numbers count from here on: whoever undoes one of these has to send that too. */
    number: enqueueActions(({ context, enqueue }) => {
      const batch = nextBatch(context);
      const dseqs = numbersFor(context.waiting, batch, context.lastDseq);
      enqueue.assign({
        batch: idsOf(batch),
        lastDseq: Math.max(context.lastDseq, ...Object.values(dseqs)),
        waiting: context.waiting.map((one) => ({ ...one, dseq: one.dseq ?? dseqs[one.op.opId] })),
      });
      enqueue.emit({ type: 'NUMBER', install: context.install, dseqs });
    }),
    noteNumbered: assign(({ context }) => ({
      waiting: context.waiting.map((one) => ({ ...one, isNumbered: one.dseq !== undefined })),
    })),
    send: enqueueActions(({ context, enqueue }) => {
      const batch = nextBatch(context);
      enqueue.assign({ batch: idsOf(batch) });
      enqueue.emit({
        type: 'SEND',
        install: context.install,
        ops: batch.map(({ op, dseq = 0 }) => ({ op, dseq })),
      });
    }),
    abort: emit({ type: 'ABORT' }),
    take: enqueueActions(({ context, enqueue }, answers: readonly Answered[]) => {
      const known = answers.filter(({ opId }) => findWaiting(context.waiting, opId)?.dseq !== undefined);
      const opIds = known.map(({ opId }) => opId);
      const waiting = without(context.waiting, opIds);
      enqueue.assign({
        waiting,
        losses: 0,
        isAlone: context.isAlone && waiting.length > 0,
      });
      enqueue.emit({ type: 'FORGET', opIds });
      enqueue.emit({ type: 'TELL', answers: known });
    }),
    noteLoss: assign(({ context }, jitter: number) => ({
      losses: context.losses + 1,
      pause: pauseAfter(context.losses, jitter),
    })),
    /** One of several: find it. A single one: put it aside and go on. */
    narrow: enqueueActions(({ context, enqueue }) => {
      const [only, ...others] = context.batch;
      const entry = only === undefined ? undefined : findWaiting(context.waiting, only);
      if (!entry || others.length > 0) {
        enqueue.assign({ isAlone: true });
        return;
      }
      enqueue.assign({ waiting: without(context.waiting, [entry.op.opId]), isAlone: false });
      enqueue.emit({ type: 'SET_ASIDE', op: entry.op });
    }),
    /**
     * As another install, from number 1 on. What the server already has of these it knows by their ids; whatever may
     * have been on its way keeps a number, so that taking it back is sent too.
     */
    reinstall: assign(({ context }, install: string) => {
      const numbered = context.waiting.filter(({ dseq }) => dseq !== undefined);
      return {
        install,
        lastDseq: numbered.length,
        waiting: context.waiting.map((one) => ({
          ...one,
          op: { ...one.op, install },
          dseq: one.dseq === undefined ? undefined : numbered.indexOf(one) + 1,
          isNumbered: false,
        })),
      };
    }),
    askToSignIn: emit({ type: 'ASK_TO_SIGN_IN' }),
    beginAnew: assign({ losses: 0 }),
    startTimer: emit((_, { timer, delay }: { timer: OutboxTimer; delay: number }) => ({
      type: 'START_TIMER',
      timer,
      delay,
    })),
    stopTimer: emit((_, timer: OutboxTimer) => ({ type: 'STOP_TIMER', timer })),
  },
});
