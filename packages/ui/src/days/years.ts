interface Span {
  /** Years. */
  readonly today: number;
  readonly shown: number;
  readonly min: number | undefined;
  readonly max: number | undefined;
}

/** Somebody's birth lies in them, and what is planned. */
const yearsBack = 120;
const yearsAhead = 20;

/** The years to choose from, the earliest first: all that may be chosen, and always the one in view. */
export function yearsOffered({ today, shown, min, max }: Span): readonly number[] {
  const first = Math.min(min ?? today - yearsBack, shown);
  const last = Math.max(max ?? today + yearsAhead, shown);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
