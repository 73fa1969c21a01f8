import type { Kitchen, ShownTask } from '../../engine/kitchen.ts';
import { type BoardCard, type CardLine, struckTasks } from './card.ts';

/** What one press does: a move of some tasks, as the cook sees them. */
export interface Step {
  readonly kind: Parameters<Kitchen['move']>[0];
  readonly tasks: readonly ShownTask[];
}
const stepFor = (kind: Step['kind'], tasks: readonly ShownTask[]): Step | undefined =>
  tasks.length > 0 ? { kind, tasks } : undefined;

/** Some tasks' start: those that wait for one. */
export const startOf = (tasks: readonly ShownTask[]): Step | undefined =>
  stepFor(
    'START',
    tasks.filter(({ status, isHeld }) => status === 'PND' && !isHeld),
  );
/** The next step of some tasks together: what waits is started, then all of it is finished. */
export const nextOf = (tasks: readonly ShownTask[], skipStart: boolean): Step | undefined => {
  const open = tasks.filter(({ status, isHeld }) => (status === 'PND' || status === 'CRT') && !isHeld);
  return skipStart ? stepFor('FINISH', open) : (startOf(open) ?? stepFor('FINISH', open));
};
/** What a cook may give up: what is not cooked yet. */
export const discardOf = (tasks: readonly ShownTask[]): Step | undefined =>
  stepFor(
    'DISCARD',
    tasks.filter(({ status }) => status === 'PND' || status === 'CRT'),
  );
export const acknowledgeOf = (lines: readonly CardLine[]): Step | undefined =>
  stepFor('ACK_DISCARD', lines.flatMap(struckTasks));

/** A press on a line: its next step, or that its striking out was seen. */
export const lineStep = (line: CardLine, skipStart: boolean): Step | undefined =>
  nextOf(line.own, skipStart) ?? acknowledgeOf([line]);
/** A bump of a card: the next step of all that is open, then what was struck out is seen. */
export const cardStep = ({ lines }: BoardCard, skipStart: boolean): Step | undefined =>
  nextOf(
    lines.flatMap(({ own }) => own),
    skipStart,
  ) ?? acknowledgeOf(lines);
