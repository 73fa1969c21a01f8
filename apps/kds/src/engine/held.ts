import { isStage, type Operation, rankOf, type Task } from '@comanda/machines/kitchen/rules';
import type { Answer } from './outbox.ts';
import type { Pending } from './replay.ts';

/** An answered operation whose tasks the server has still to show: without it the card would flicker back. */
export interface Held extends Pending {
  readonly due: ReadonlyMap<string, number>;
  /** When the answer came, by the steady clock: a board that was asked for later includes the operation. */
  readonly answeredAt: number;
}
type TruthOf = (task: string) => Task | undefined;

const isThere = (task: Task, to: Task['status']): boolean =>
  isStage(task.status) && isStage(to) && rankOf(task.status) >= rankOf(to);

/** By which `rev` of each task the truth includes what the operation came to; tasks that it does already are left out. */
const dueOf = (op: Operation, { outcomes, moved }: Answer, truthOf: TruthOf): ReadonlyMap<string, number> => {
  const due = new Map(Object.entries(moved));
  if (op.kind !== 'UNDO' && op.kind !== 'ACK_DISCARD')
    for (const { task: id, to } of op.tasks) {
      const task = truthOf(id);
      const isDoneByOther = outcomes[id] === 'already' || outcomes[id] === 'superseded';
      // Whoever did the same did it later than what is known here.
      if (task && isDoneByOther && !isThere(task, to)) due.set(id, task.rev + 1);
    }
  return new Map([...due].filter(([id, rev]) => (truthOf(id)?.rev ?? rev) < rev));
};

export const heldOf = (
  { op, at }: Pick<Pending, 'op' | 'at'>,
  answer: Answer,
  answeredAt: number,
  truthOf: TruthOf,
): Held | undefined => {
  const due = dueOf(op, answer, truthOf);
  return due.size === 0 ? undefined : { op, at, due, answeredAt };
};

/**
 * What the truth still lacks.
 * @param fetchedFrom when the board that was just shown was asked for, if one was
 */
export const stillHeld = (held: readonly Held[], truthOf: TruthOf, fetchedFrom?: number): readonly Held[] =>
  held
    .filter(({ answeredAt }) => fetchedFrom === undefined || fetchedFrom <= answeredAt)
    .map((one) => {
      const due = new Map([...one.due].filter(([id, rev]) => (truthOf(id)?.rev ?? rev) < rev));
      return due.size === one.due.size ? one : { ...one, due };
    })
    .filter(({ due }) => due.size > 0);
