import type { KitchenAnswers, KitchenOperation } from '@comanda/api/calls';
import {
  type Bench,
  type MoveOutcome,
  type Operation,
  type Performed,
  perform,
  type Relink,
} from '@comanda/machines/kitchen/rules';
import {
  type Asking,
  type DoneOperation,
  type Happening,
  type KeptOperation,
  type KeptTask,
  type KitchenStore,
  toldTasks,
} from './store.ts';

export interface Bumped {
  readonly answer: KitchenAnswers;
  /** What became of each task of what was new, for the figures. */
  readonly outcomes: readonly MoveOutcome[];
}

const relinked = (rev: number, task: string, relinks: readonly Relink[]): number =>
  relinks.find((relink) => relink.task === task && relink.from === rev)?.to ?? rev;
const withRelinks = (kept: KeptOperation, relinks: readonly Relink[]): KeptOperation =>
  relinks.length === 0
    ? kept
    : {
        ...kept,
        applied: kept.applied.map((one) => ({ ...one, rev: relinked(one.rev, one.task, relinks) })),
      };
/** Several relinks of one task as the one that they come to. */
const joined = (relinks: readonly Relink[], next: readonly Relink[]): readonly Relink[] =>
  next.reduce<readonly Relink[]>((all, relink) => {
    const before = all.find(({ task, to }) => task === relink.task && to === relink.from);
    return before
      ? all.map((one) => (one === before ? { ...before, to: relink.to } : one))
      : [...all, relink];
  }, relinks);

const kept = (performed: Performed): KeptOperation => ({
  opId: performed.opId,
  install: performed.install,
  at: performed.at,
  outcomes: performed.outcomes,
  applied: performed.applied,
  moved: Object.fromEntries(performed.changed.map(({ id, rev }) => [id, rev])),
  relinks: performed.relinks,
});
type Answers = Extract<KitchenAnswers, { answers: unknown }>['answers'];
const answerOf = ({ opId, outcomes, moved, relinks }: KeptOperation): Answers[number] => ({
  opId,
  outcomes: { ...outcomes },
  moved: { ...moved },
  relinks: [...relinks],
});

/** What the store has of everything that a batch speaks of; the work goes on upon this and writes it once. */
const overlayOf = async (store: KitchenStore, batch: readonly KitchenOperation[]) => {
  const processed = await store.processedBy([
    ...new Set(batch.flatMap((op) => (op.kind === 'UNDO' ? [op.opId, op.target] : [op.opId]))),
  ]);
  const mates = await store.matesBy([
    ...new Set([
      ...batch.flatMap((op) => (op.kind === 'TRANSFER' ? op.tasks.map(({ task }) => task) : [])),
      ...processed.flatMap(({ applied }) =>
        applied.flatMap(({ task, before }) => (before.section === undefined ? [] : [task])),
      ),
    ]),
  ]);
  const tasks = await store.tasksBy([
    ...new Set([
      ...batch.flatMap((op) => (op.kind === 'UNDO' ? [] : op.tasks.map(({ task }) => task))),
      ...processed.flatMap(({ applied }) => applied.map(({ task }) => task)),
    ]),
  ]);
  return {
    processed: new Map(processed.map((one) => [one.opId, one])),
    tasks: new Map([...mates, ...tasks].map((task) => [task.id, task])),
  };
};

const happeningsOf = (
  { opId, install, at, changed, acknowledged }: Performed,
  monitor: string,
  tasks: ReadonlyMap<string, KeptTask>,
  sectionsBefore: ReadonlyMap<string, string>,
): readonly Happening[] => {
  const orderOf = (id: string): string => tasks.get(id)?.order ?? '';
  const seen = acknowledged.map(({ id }) => id);
  const orders = new Set([...changed.map(({ id }) => id), ...seen].map(orderOf));
  return [...orders].map((order) => {
    const here = seen.filter((id) => orderOf(id) === order);
    const moved = changed.filter(({ id }) => orderOf(id) === order);
    const left = moved.flatMap(({ id, section }) => {
      const before = sectionsBefore.get(id);
      return before === undefined || before === section ? [] : [before];
    });
    return {
      // Who is handed a dish may not know its order yet.
      kind: left.length > 0 ? 'MOD' : 'STATUS',
      order,
      tasks: toldTasks(moved, { at, by: monitor }),
      ...(left.length > 0 && { sections: left }),
      ...(here.length > 0 && { acknowledged: here }),
      op: { id: opId, install, monitor },
    };
  });
};

/** Whether numbers stand for something else than they stood for before, here or in the batch itself. */
const isNumberedAnew = (batch: readonly KitchenOperation[], known: ReadonlyMap<number, string>): boolean => {
  const names = new Map(known);
  return batch.some(({ dseq, opId }) => {
    const name = names.get(dseq) ?? opId;
    names.set(dseq, name);
    return name !== opId;
  });
};

/**
 * Does what cooks did, in their order (docs/product.md §16.4). An operation that is known, under whatever number, is
 * answered as it was then. Numbers may skip; one that is known with another operation means that the screen's disk was
 * copied or put back, and nothing is done.
 */
export const bump = async (
  store: KitchenStore,
  { monitor, install, mover }: Asking,
  batch: readonly KitchenOperation[],
): Promise<Bumped> => {
  const numbers = await store.numbersOf(
    install,
    batch.map(({ dseq }) => dseq),
  );
  if (isNumberedAnew(batch, numbers.operations)) return { answer: { resetInstall: true }, outcomes: [] };
  const { processed, tasks } = await overlayOf(store, batch);
  const bench: Bench = {
    taskOf: (id) => tasks.get(id),
    processedOf: (opId) => processed.get(opId),
    circuitOf: ({ id }) => tasks.get(id)?.circuit ?? { hasPreparation: false },
    matesOf: ({ id, line }) =>
      [...tasks.values()]
        .filter((other) => other.line === line && other.id !== id)
        .map(({ section }) => section),
    mover,
    at: store.at,
  };
  const answers: Answers = [];
  const done: DoneOperation[] = [];
  let relinks: readonly Relink[] = [];
  const happenings: Happening[] = [];
  for (const { dseq, ...said } of batch) {
    const before = processed.get(said.opId);
    if (before) {
      answers.push(answerOf(before));
      continue;
    }
    const op: Operation = { ...said, install };
    const performed = perform(op, bench);
    const sectionsBefore = new Map(
      performed.changed.map(({ id }) => [id, tasks.get(id)?.section ?? ''] as const),
    );
    for (const task of performed.changed) {
      const known = tasks.get(task.id);
      if (known) tasks.set(task.id, { ...known, ...task });
    }
    for (const [opId, one] of processed) processed.set(opId, withRelinks(one, performed.relinks));
    const now = kept(performed);
    processed.set(op.opId, now);
    relinks = joined(relinks, performed.relinks);
    done.push({ op, dseq, performed });
    answers.push(answerOf(now));
    happenings.push(...happeningsOf(performed, monitor, tasks, sectionsBefore));
  }
  const lastDseq = Math.max(numbers.last, ...batch.map(({ dseq }) => dseq));
  const changed = new Set(done.flatMap(({ performed }) => performed.changed.map(({ id }) => id)));
  if (done.length > 0 || lastDseq > numbers.last)
    await store.keep({
      install,
      monitor,
      operations: done.map(({ op, dseq, performed }) => ({
        op,
        dseq,
        // Taken back within the batch, what stood before it is known by another `rev` already.
        performed: { ...performed, applied: processed.get(op.opId)?.applied ?? performed.applied },
      })),
      lastDseq,
      tasks: [...tasks.values()].filter(({ id }) => changed.has(id)),
      relinks,
      acknowledged: done.flatMap(({ performed }) => performed.acknowledged),
      happenings,
    });
  return {
    answer: { answers, lastDseq },
    outcomes: done.flatMap(({ performed }) => Object.values(performed.outcomes)),
  };
};
