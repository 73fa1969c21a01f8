import * as fc from 'fast-check';
import { createActor } from 'xstate';
import type { Actor } from 'xstate';
import { expect, test } from 'vitest';
import { checkHistories } from '../../testing/histories.ts';
import { PATIENCE_MS } from '../../testing/patience.ts';
import type { Operation } from '../rules/index.ts';
import { outboxMachine } from './outbox.machine.ts';
import type { OutboxEvent } from './outbox.types.ts';

/** What a bystander at the disk and at the line sees, knowing nothing of the machine's states. */
interface Bystander {
  /** In the order in which they were asked, until they have left. */
  asked: string[];
  stored: Set<string>;
  numbers: Map<string, number>;
  /** Numbers that are on the disk. */
  written: Set<string>;
  underWay: Map<string, number>;
  isLeader: boolean;
  readonly faults: string[];
}
const ids = ['a', 'b', 'c', 'd', 'e'];
const bump = (opId: string): Operation => ({
  opId,
  install: 'i',
  kind: 'START',
  tasks: [{ task: opId, from: 'PND', to: 'CRT', epoch: 0, rev: 0 }],
});
const id = fc.constantFrom(...ids);
const event: fc.Arbitrary<OutboxEvent> = fc.oneof(
  { weight: 3, arbitrary: id.map((opId): OutboxEvent => ({ type: 'ASKED', op: bump(opId) })) },
  { weight: 4, arbitrary: id.map((opId): OutboxEvent => ({ type: 'STORED', opId })) },
  { weight: 1, arbitrary: id.map((opId): OutboxEvent => ({ type: 'STORE_FAILED', opId })) },
  { weight: 3, arbitrary: fc.constant<OutboxEvent>({ type: 'NUMBERED' }) },
  {
    weight: 3,
    arbitrary: id.map((opId): OutboxEvent => ({
      type: 'ANSWERED',
      answers: [{ opId, outcomes: { [opId]: 'applied' } }],
    })),
  },
  {
    weight: 4,
    arbitrary: fc.constantFrom<OutboxEvent>(
      { type: 'LEADS' },
      { type: 'LEADS' },
      { type: 'FOLLOWS' },
      { type: 'NUMBER_FAILED', jitter: 0.5 },
      { type: 'LOST', jitter: 0.5 },
      { type: 'T_TIMEOUT', jitter: 0.5 },
      { type: 'T_RETRY' },
      { type: 'RETRY' },
      { type: 'SIGN_IN_NEEDED' },
      { type: 'SIGNED_IN' },
    ),
  },
);

test(
  'what goes out is on the disk with its number, in its order, from the window that leads; nothing else leaves in silence',
  () => {
    let sends = 0;
    checkHistories<OutboxEvent, Bystander, Actor<typeof outboxMachine>>({
      event,
      runs: 1000,
      longest: 60,
      // Each bump is asked for once, and the disk and the server speak of what they were given.
      isPossible: ({ asked, stored, underWay }, sent) => {
        if (sent.type === 'ASKED') return !asked.includes(sent.op.opId);
        if (sent.type === 'STORED' || sent.type === 'STORE_FAILED')
          return asked.includes(sent.opId) && !stored.has(sent.opId);
        if (sent.type === 'ANSWERED') return sent.answers.every(({ opId }) => underWay.has(opId));
        return true;
      },
      setup: () => {
        const model: Bystander = {
          asked: [],
          stored: new Set(),
          numbers: new Map(),
          written: new Set(),
          underWay: new Map(),
          isLeader: true,
          faults: [],
        };
        const real = createActor(outboxMachine);
        // A machine swallows what its listeners throw.
        const must = (isSo: boolean, what: string): void => {
          if (!isSo) model.faults.push(what);
        };
        real.on('NUMBER', ({ dseqs }) => {
          for (const [opId, dseq] of Object.entries(dseqs)) {
            const holder = [...model.numbers].find(([, number]) => number === dseq)?.[0];
            must((holder ?? opId) === opId, `${dseq} is given to ${holder} and ${opId}`);
            must((model.numbers.get(opId) ?? dseq) === dseq, `${opId} has another number than ${dseq}`);
            model.numbers.set(opId, dseq);
          }
        });
        real.on('SEND', ({ ops }) => {
          sends += 1;
          must(model.isLeader, 'a window sends that does not lead');
          const sent = ops.map(({ op }) => op.opId);
          must(sent.join() === model.asked.slice(0, sent.length).join(), `${sent.join()} overtakes`);
          for (const { op, dseq } of ops) {
            must(model.stored.has(op.opId), `${op.opId} is sent and not on the disk`);
            must(model.written.has(op.opId), `${op.opId} is sent before its number is on the disk`);
            must(model.numbers.get(op.opId) === dseq, `${op.opId} is sent as ${dseq}`);
            model.underWay.set(op.opId, dseq);
          }
        });
        real.start().send({ type: 'RESTORED', install: 'i', lastDseq: 0, waiting: [] });
        real.send({ type: 'LEADS' });
        return { model, real };
      },
      step: (model, real, sent) => {
        if (sent.type === 'ASKED') model.asked.push(sent.op.opId);
        if (sent.type === 'STORED') model.stored.add(sent.opId);
        if (sent.type === 'LEADS') model.isLeader = true;
        if (sent.type === 'FOLLOWS') model.isLeader = false;
        if (sent.type === 'NUMBERED') model.written = new Set(model.numbers.keys());
        const leaves =
          sent.type === 'STORE_FAILED'
            ? [sent.opId]
            : sent.type === 'ANSWERED'
              ? sent.answers.map(({ opId }) => opId)
              : [];
        model.asked = model.asked.filter((opId) => !leaves.includes(opId));
        for (const opId of leaves)
          for (const known of [model.stored, model.numbers, model.written, model.underWay])
            known.delete(opId);
        real.send(sent);
        expect(model.faults).toEqual([]);
        expect(real.getSnapshot().context.waiting.map(({ op }) => op.opId)).toEqual(model.asked);
      },
    });
    expect(sends).toBeGreaterThan(500);
  },
  PATIENCE_MS,
);
