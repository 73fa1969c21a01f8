import type { Draft } from '../kernel/index.ts';
import type { Read } from './cells.ts';
import { nameKey } from './codes.ts';
import type { Entry } from './lines.ts';
import type { Given } from './outline.ts';
import type { Decision, Rejection, Suggestion } from './plan.ts';
import { problemKey } from './problems.ts';
import type { Run } from './run.ts';
import { clearing } from './texts.ts';

/** One row on its way to its outcome, and what stands in its way (docs/product.md §25). */
export interface Attempt {
  readonly entry: Entry;
  /** Its cells as decisions leave them. */
  readonly given: Map<string, Given>;
  /** Ids that decisions have put in place of a cell, by address. */
  readonly references: Map<string, string>;
  readonly rejections: Rejection[];
  /** Values that are refused already, and whose further faults follow from that. */
  readonly left: Set<string>;
  /** The record as it was put together last. */
  draft: Draft;
  /** Decided to be left out. */
  isSkipped: boolean;
}
/** Why a value does not stand. */
export type Refusal = Exclude<Read, { value: unknown } | { picture: string }>;

/** The address of the name that a file is found by and new records are called by. */
export const namePath = ({ known: { languages } }: Run): string => `names.${languages[0] ?? ''}`;

/** Whether a title ends in what makes it a variant: “Shirt - S”. */
const isSaid = (title: string, variant: string): boolean =>
  nameKey(title).endsWith(nameKey(variant)) &&
  /[-–,:/(]\s*$/u.test(title.slice(0, -variant.length).trimEnd());

/** A variant is called by its product and what makes it one: “Title, value”. */
export const attemptAt = (run: Run, entry: Entry): Attempt => {
  const given = new Map(entry.given);
  const named = namePath(run);
  const title = given.get(named);
  const variant = entry.variant.join(', ');
  if (title && variant !== '' && title.text !== clearing && !isSaid(title.text, variant))
    given.set(named, { ...title, text: `${title.text}, ${variant}` });
  return {
    entry,
    given,
    references: new Map(),
    rejections: [],
    left: new Set(),
    draft: {},
    isSkipped: false,
  };
};

export const cellAt = ({ given }: Attempt, path: string): Given => given.get(path) ?? { text: '', at: null };

/**
 * Leaves a value empty; with a text that a detail cannot do without goes the whole detail. A code is never empty.
 * Answers whether the file had given it.
 */
const clear = (run: Run, { given }: Attempt, path: string): boolean => {
  const { field, list } = run.columnOf(path) ?? {};
  if (field?.kind === 'code' || !given.delete(path)) return false;
  if (list && field?.kind === 'text' && !field.optional)
    for (const other of given.keys())
      if (other.startsWith(`${list.name}.${list.index}.`)) given.delete(other);
  return true;
};

/** Does what was decided about a value; answers whether the value stands now otherwise. */
const carryOut = (
  run: Run,
  attempt: Attempt,
  path: string,
  act: Decision | Suggestion,
  isNumber: boolean,
): boolean => {
  const { text, at } = cellAt(attempt, path);
  switch (act.act) {
    case 'set':
      if (act.value === text) return false;
      attempt.given.set(path, { text: act.value, at, ...(isNumber && { isNumber }) });
      return true;
    case 'create': {
      const field = run.columnOf(path)?.field;
      if (field?.kind !== 'ref' || !run.known.creatable.includes(field.to)) return false;
      const id = run.cells.find(field.to, act.name) ?? run.created.idOf(field.to, act.name, run.known);
      attempt.references.set(path, id);
      return true;
    }
    case 'keep':
      attempt.given.set(path, { text, at, isKept: true });
      return true;
    case 'clear':
      return clear(run, attempt, path);
    case 'skip':
      attempt.isSkipped = true;
      return false;
    default:
      return false;
  }
};

/** Looks for a decision about what is wrong, else notes it; answers whether the value stands now otherwise. */
export const refuse = (run: Run, attempt: Attempt, path: string, why: Refusal): boolean => {
  const { text, at } = cellAt(attempt, path);
  const problem = problemKey(path, why.code, why.subject);
  const decision = run.problems.decided(problem);
  const act = decision?.act === 'suggested' ? why.suggestion : decision;
  if (act && carryOut(run, attempt, path, act, act === why.suggestion)) return true;
  attempt.left.add(path);
  attempt.rejections.push({
    path,
    column: at,
    cell: text,
    code: why.code,
    ...(why.params && { params: why.params }),
    ...(why.suggestion && { suggestion: why.suggestion }),
    problem,
  });
  return false;
};
