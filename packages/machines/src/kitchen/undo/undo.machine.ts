import { assign, enqueueActions, setup } from 'xstate';
import { barOf, seenOf, withAnswer, withEntry, withoutEntry, withRelink } from './entries.ts';
import type { Undoable, UndoCommand, UndoContext, UndoEvent } from './undo.types.ts';

type Asked = Extract<UndoEvent, { type: 'ASKED' }>;
type Seen = Extract<UndoEvent, { type: 'SEEN' }>;
type TakeBack = Extract<UndoEvent, { type: 'TAKE_BACK' }>;

const entryOf = ({ opId, label, at, tasks }: Asked): Undoable => ({
  opId,
  label,
  at,
  tasks: Object.fromEntries(tasks.map((task) => [task, null] as const)),
});

/** The last operations of one device, for taking back. Rules: SPEC.md. */
export const undoMachine = setup({
  types: {} as { context: UndoContext; events: UndoEvent; emitted: UndoCommand },
  guards: {
    isEmpty: ({ context }) => context.entries.length === 0,
    isHolding: ({ context }) => context.entries.length > 0,
    isAny: (_, entries: readonly Undoable[]) => entries.length > 0,
    holds: ({ context }, wanted: string) => context.entries.some(({ opId }) => opId === wanted),
    isNews: ({ context }, { task, rev }: Seen) => seenOf(context, task, rev) !== context.seen,
    isOpen: ({ context }, { opId, at }: TakeBack) =>
      context.entries.some((entry) => entry.opId === opId && barOf(entry, context, at) === undefined),
  },
  actions: {
    keep: enqueueActions(({ enqueue }, entries: readonly Undoable[]) => {
      enqueue.assign({ entries });
      enqueue.emit({ type: 'PERSIST', entries });
    }),
    see: assign(({ context }, { task, rev }: Seen) => ({ seen: seenOf(context, task, rev) })),
    undo: enqueueActions(({ context, enqueue }, { opId }: TakeBack) => {
      const entries = withoutEntry(context.entries, opId);
      enqueue.assign({ entries });
      enqueue.emit({ type: 'PERSIST', entries });
      enqueue.emit({ type: 'UNDO', target: opId });
    }),
    forget: assign({ seen: {} }),
  },
}).createMachine({
  id: 'undo',
  context: { entries: [], seen: {} },
  initial: 'empty',
  states: {
    empty: {
      entry: 'forget',
      on: {
        RESTORED: {
          guard: { type: 'isAny', params: ({ event }) => event.entries },
          target: 'holding',
          actions: { type: 'keep', params: ({ event }) => event.entries },
        },
        ASKED: { target: 'holding', actions: { type: 'keep', params: ({ event }) => [entryOf(event)] } },
      },
    },
    holding: {
      always: { guard: 'isEmpty', target: 'empty' },
      on: {
        ASKED: {
          actions: {
            type: 'keep',
            params: ({ context, event }) => withEntry(context.entries, entryOf(event)),
          },
        },
        TOLD: {
          guard: { type: 'holds', params: ({ event }) => event.opId },
          actions: {
            type: 'keep',
            params: ({ context, event }) => withAnswer(context.entries, event.opId, event.moved),
          },
        },
        RELINKED: {
          actions: {
            type: 'keep',
            params: ({ context, event }) => withRelink(context.entries, event.relink),
          },
        },
        SEEN: {
          guard: { type: 'isNews', params: ({ event }) => event },
          actions: { type: 'see', params: ({ event }) => event },
        },
        GONE: {
          guard: { type: 'holds', params: ({ event }) => event.opId },
          actions: {
            type: 'keep',
            params: ({ context, event }) => withoutEntry(context.entries, event.opId),
          },
        },
        TAKE_BACK: {
          guard: { type: 'isOpen', params: ({ event }) => event },
          actions: { type: 'undo', params: ({ event }) => event },
        },
      },
    },
  },
});
