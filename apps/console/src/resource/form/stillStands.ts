import type { ChangedField } from '../values/useChangedLines.ts';

/** Values in one spelling: the database sorts the keys of what it keeps of a change. */
const spelled = (value: unknown): string =>
  JSON.stringify(value ?? null, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );

/** Whether a record still has all that a change gave it: nothing of it was changed again later. */
export const stillStands = (
  record: Readonly<Record<string, unknown>>,
  diff: readonly ChangedField[],
): boolean => diff.length > 0 && diff.every(({ field, after }) => spelled(record[field]) === spelled(after));
