import type { Fault } from '../validation/faults.ts';

type Day = string | null;
/** The last day of a period is not before its first; either may be open. */
export const endsAfterStart = ({
  from,
  until,
}: {
  readonly from: Day;
  readonly until: Day;
}): Fault | undefined =>
  from !== null && until !== null && until < from ? { path: 'until', code: 'before_start' } : undefined;

/** The details of `list` differ in what `of` says of them; the second that is alike is told, at its `key`. */
export const differ = <T>(
  list: string,
  key: string,
  rows: readonly T[],
  of: (row: T) => string,
): Fault | undefined => {
  const told = rows.map(of);
  const again = told.findIndex((word, at) => told.indexOf(word) < at);
  return again < 0 ? undefined : { path: `${list}.${again}.${key}`, code: 'repeated' };
};
