import { enqueueActions, setup } from 'xstate';
import { judge, type Offer, type TransferEvent, type TransferState } from './rules.ts';
import type { TransferCommand, TransferContext } from './transfer.types.ts';

const verdictOf = ({ context, event }: { context: TransferContext; event: TransferEvent }) =>
  judge('offered', context, event);

/** One offer of ownership, from being made to one of its four ends. Rules: SPEC.md. */
export const transferMachine = setup({
  types: {} as {
    context: TransferContext;
    events: TransferEvent;
    emitted: TransferCommand;
    input: Offer;
  },
  guards: {
    leadsTo: (args, state: TransferState) => verdictOf(args).state === state,
  },
  actions: {
    handOver: enqueueActions(({ context, event, enqueue }) => {
      const { handOver } = verdictOf({ context, event });
      if (handOver) enqueue.emit({ type: 'HAND_OVER', ...handOver });
    }),
  },
}).createMachine({
  id: 'transfer',
  context: ({ input }) => input,
  initial: 'offered',
  states: {
    offered: {
      on: {
        ACCEPT: [
          { guard: { type: 'leadsTo', params: 'accepted' }, target: 'accepted', actions: 'handOver' },
          { guard: { type: 'leadsTo', params: 'expired' }, target: 'expired' },
        ],
        REJECT: [
          { guard: { type: 'leadsTo', params: 'rejected' }, target: 'rejected' },
          { guard: { type: 'leadsTo', params: 'expired' }, target: 'expired' },
        ],
        WITHDRAW: [
          { guard: { type: 'leadsTo', params: 'withdrawn' }, target: 'withdrawn' },
          { guard: { type: 'leadsTo', params: 'expired' }, target: 'expired' },
        ],
        TIME: { guard: { type: 'leadsTo', params: 'expired' }, target: 'expired' },
      },
    },
    accepted: {},
    rejected: {},
    withdrawn: {},
    expired: {},
  },
});
