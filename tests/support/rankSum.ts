/** As far from the mean as one in a hundred samples of one kind lies, in standard deviations, to either side. */
const unlikely = 2.576;

/**
 * Whether two samples are of different kinds: Mann and Whitney's test of their ranks, to 1 %, which asks nothing of how times
 * are spread.
 */
export const isToldApart = (one: readonly number[], other: readonly number[]): boolean => {
  const all = [
    ...one.map((value) => ({ value, isOne: true })),
    ...other.map((value) => ({ value, isOne: false })),
  ].toSorted((first, second) => first.value - second.value);
  const ranks = all.reduce((sum, { isOne }, index) => sum + (isOne ? index + 1 : 0), 0);
  const [n, m] = [one.length, other.length];
  const u = ranks - (n * (n + 1)) / 2;
  return Math.abs(u - (n * m) / 2) > unlikely * Math.sqrt((n * m * (n + m + 1)) / 12);
};
