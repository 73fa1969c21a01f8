/**
 * How far a day has been typed. `impossible` is whole and yet none, as 30 February: react-aria would put the nearest
 * day in its place when the field is left.
 */
export type Typed = 'empty' | 'incomplete' | 'impossible' | 'whole';

interface Part {
  readonly type: string;
  readonly isPlaceholder: boolean;
  readonly value?: number | null;
}

export function typedOf(parts: readonly Part[]): Typed {
  const given = new Map(
    parts.flatMap(({ type, isPlaceholder, value }) =>
      isPlaceholder || value === undefined || value === null ? [] : [[type, value] as const],
    ),
  );
  const [year, month, day] = [given.get('year'), given.get('month'), given.get('day')];
  if (year === undefined && month === undefined && day === undefined) return 'empty';
  if (year === undefined || month === undefined || day === undefined) return 'incomplete';
  return day > daysOf(year, month) ? 'impossible' : 'whole';
}

/** The day before the next month's first. */
const daysOf = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** Whether react-aria's value says what is in the field. */
export const isHeld = (typed: readonly Typed[]): boolean =>
  typed.every((one) => one === 'whole' || one === 'empty');
