import type { Kitchen, ShownTask } from '../../engine/kitchen.ts';
import { type BoardCard, type CardLine, struckTasks } from './card.ts';
import type { BoardRules } from './kind.ts';

/** What one press does: a move of some tasks, as the cook sees them. */
export interface Step {
  readonly kind: Parameters<Kitchen['move']>[0];
  readonly tasks: readonly ShownTask[];
  /** The section that they are handed to. */
  readonly section?: string;
}
export const stepFor = (kind: Step['kind'], tasks: readonly ShownTask[]): Step | undefined =>
  tasks.length > 0 ? { kind, tasks } : undefined;

/** Some tasks' start: those that wait for one. */
export const startOf = (tasks: readonly ShownTask[]): Step | undefined =>
  stepFor(
    'START',
    tasks.filter(({ status, isHeld }) => status === 'PND' && !isHeld),
  );
/** What is held back, or waits for its time, begins now. */
export const fireOf = (tasks: readonly ShownTask[]): Step | undefined =>
  stepFor(
    'FIRE',
    tasks.filter(({ status }) => status === 'PND'),
  );
/** What nobody has begun can be held back. */
export const holdOf = (tasks: readonly ShownTask[]): Step | undefined =>
  stepFor(
    'HOLD',
    tasks.filter(({ status, isHeld }) => status === 'PND' && !isHeld),
  );
/** What is held back, and begins when somebody says so. */
export const heldOf = (tasks: readonly ShownTask[]): Step | undefined =>
  stepFor(
    'FIRE',
    tasks.filter(({ status, isHeld }) => status === 'PND' && isHeld),
  );
/** What goes first; all of it that is still on its way, or none of it any more. */
export const rushOf = (tasks: readonly ShownTask[]): Step | undefined => {
  const live = tasks.filter(({ status }) => status !== 'DSC' && status !== 'DLV');
  const others = live.filter(({ isRush }) => isRush !== true);
  return stepFor('RUSH', others) ?? stepFor('UNRUSH', live);
};
/** A cook's next step of some tasks together: what waits is started, then all of it is finished. */
export const cookNext = (tasks: readonly ShownTask[], skipStart: boolean): Step | undefined => {
  const open = tasks.filter(({ status, isHeld }) => (status === 'PND' || status === 'CRT') && !isHeld);
  return skipStart ? stepFor('FINISH', open) : (startOf(open) ?? stepFor('FINISH', open));
};
/** What a cook may give up: what is not cooked yet. */
export const discardOf = (tasks: readonly ShownTask[]): Step | undefined =>
  stepFor(
    'DISCARD',
    tasks.filter(({ status }) => status === 'PND' || status === 'CRT'),
  );
/** What is through is brought back, as if the last press had not been. */
export const reopenOf = (tasks: readonly ShownTask[], { past }: BoardRules): Step | undefined =>
  stepFor(
    'REOPEN',
    tasks.filter(({ status }) => past.includes(status)),
  );
/** What is through is made anew. */
export const recallOf = (tasks: readonly ShownTask[]): Step | undefined =>
  stepFor(
    'RECALL',
    tasks.filter(({ status }) => status === 'FNL' || status === 'RDY'),
  );
export const acknowledgeOf = (lines: readonly CardLine[]): Step | undefined =>
  stepFor('ACK_DISCARD', lines.flatMap(struckTasks));

const ownOf = ({ lines }: Pick<BoardCard, 'lines'>): readonly ShownTask[] => lines.flatMap(({ own }) => own);
/** In a list of what is through, a press brings back: it is asked about first. */
const pastStep = (tasks: readonly ShownTask[], { isPast, rules }: BoardCard): Step | undefined =>
  isPast ? reopenOf(tasks, rules) : undefined;

/** A bump of a card: the next step of all that is open, then what was struck out is seen. */
export const cardStep = (card: BoardCard, skipStart: boolean): Step | undefined => {
  const { rules, lines } = card;
  const tasks = ownOf(card);
  const next = (rules.isCardReady?.(card) ?? true) ? rules.next(tasks, skipStart) : undefined;
  return next ?? acknowledgeOf(lines) ?? pastStep(tasks, card);
};
/** A press on a line: its next step, or that its striking out was seen. */
export const lineStep = (line: CardLine, card: BoardCard, skipStart: boolean): Step | undefined => {
  const { rules } = card;
  if (rules.isWhole) {
    const step = cardStep(card, skipStart);
    // What was struck out is seen dish by dish: there is nothing to see of those that are done.
    return step?.kind === 'ACK_DISCARD' ? acknowledgeOf([line]) : step;
  }
  return rules.next(line.own, skipStart) ?? acknowledgeOf([line]) ?? pastStep(line.own, card);
};
