import * as fc from 'fast-check';
import { createActor } from 'xstate';
import type { Actor } from 'xstate';
import { expect, test } from 'vitest';
import { checkHistories } from '../../testing/histories.ts';
import { PATIENCE_MS } from '../../testing/patience.ts';
import { undoMachine } from './undo.machine.ts';
import type { UndoCommand, UndoEvent } from './undo.types.ts';

/** What a cook expects of the last ten steps, knowing nothing of the machine: one dish, one `rev` after the other. */
interface Cook {
  /** The newest last; without a `rev` it is not answered. */
  steps: { readonly opId: string; readonly at: number; readonly rev: number | undefined }[];
  newest: number;
}
const LIMIT_MS = 900_000;

const event: fc.Arbitrary<UndoEvent> = fc.oneof(
  fc.record({
    type: fc.constant('ASKED' as const),
    opId: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'),
    label: fc.constant('Burger'),
    at: fc.nat(LIMIT_MS),
    tasks: fc.constant(['t']),
  }),
  fc.record({
    type: fc.constant('TOLD' as const),
    opId: fc.constantFrom('a', 'b', 'c', 'd'),
    moved: fc.oneof(fc.constant({}), fc.record({ t: fc.integer({ min: 1, max: 9 }) })),
  }),
  fc.record({ type: fc.constant('SEEN' as const), task: fc.constant('t'), rev: fc.nat(9) }),
  fc.record({ type: fc.constant('GONE' as const), opId: fc.constantFrom('a', 'b', 'c', 'd') }),
  fc.record({
    type: fc.constant('TAKE_BACK' as const),
    opId: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    at: fc.nat(2 * LIMIT_MS),
  }),
);

test(
  'a step goes back once, while nobody has touched its dish and for a quarter of an hour; ten are kept',
  () => {
    let taken = 0;
    checkHistories<UndoEvent, Cook, { readonly actor: Actor<typeof undoMachine>; said: UndoCommand[] }>({
      event,
      runs: 1000,
      longest: 60,
      setup: () => {
        const real = { actor: createActor(undoMachine), said: [] as UndoCommand[] };
        real.actor.on('*', (command) => real.said.push(command));
        real.actor.start();
        return { model: { steps: [], newest: -1 }, real };
      },
      step: (cook, real, sent) => {
        const without = (opId: string) => cook.steps.filter((one) => one.opId !== opId);
        let isDue = false;
        if (sent.type === 'ASKED')
          cook.steps = [...without(sent.opId), { opId: sent.opId, at: sent.at, rev: undefined }].slice(-10);
        if (sent.type === 'GONE') cook.steps = without(sent.opId);
        if (sent.type === 'SEEN' && cook.steps.length > 0) cook.newest = Math.max(cook.newest, sent.rev);
        if (sent.type === 'TOLD') {
          const rev = sent.moved['t'];
          cook.steps =
            rev === undefined
              ? without(sent.opId)
              : cook.steps.map((one) => (one.opId === sent.opId ? { ...one, rev } : one));
        }
        if (sent.type === 'TAKE_BACK') {
          const step = cook.steps.find(({ opId }) => opId === sent.opId);
          const isTouched = step?.rev !== undefined && cook.newest > step.rev;
          isDue = step !== undefined && !isTouched && sent.at - step.at <= LIMIT_MS;
          if (isDue) cook.steps = without(sent.opId);
        }
        // Nothing is remembered of a dish once no step is about it.
        if (cook.steps.length === 0) cook.newest = -1;

        real.said.length = 0;
        real.actor.send(sent);
        const undone = real.said.filter(({ type }) => type === 'UNDO');
        expect(undone).toEqual(
          isDue && sent.type === 'TAKE_BACK' ? [{ type: 'UNDO', target: sent.opId }] : [],
        );
        taken += undone.length;
        const { entries } = real.actor.getSnapshot().context;
        expect(entries.map(({ opId }) => opId)).toEqual(cook.steps.map(({ opId }) => opId));
      },
    });
    expect(taken).toBeGreaterThan(500);
  },
  PATIENCE_MS,
);
