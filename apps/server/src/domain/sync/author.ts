import { personIn } from '../../core/caller.ts';
import type { Work } from '../../core/work.ts';

/** Who wrote or published something, by the name that they had then. */
export interface Author {
  readonly id: string;
  readonly name: string;
}
export const authorOf = (work: Pick<Work, 'caller'>): Author => {
  const { id, name } = personIn(work);
  return { id, name };
};
