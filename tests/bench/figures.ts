/* Figures of a run, and how they are shown. */
export const sorted = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b);
/** The value below which a share of the values lies. */
export const quantile = (values: readonly number[], share: number): number =>
  sorted(values)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;
export const median = (values: readonly number[]): number => quantile(values, 0.5);
export const range = (values: readonly number[], digits = 1): string =>
  `${Math.min(...values).toFixed(digits)}–${Math.max(...values).toFixed(digits)}`;

/** Each value as a multiple of that of the same round. */
export const multiples = (values: readonly number[], floors: readonly number[]): number[] =>
  values.map((value, round) => value / (floors[round] ?? Number.NaN));

/** Lines of cells as columns: the first to the left, the others to the right. */
export const table = (lines: readonly (readonly string[])[]): string => {
  const widths = (lines[0] ?? []).map((_, column) =>
    Math.max(...lines.map((line) => (line[column] ?? '').length)),
  );
  return lines
    .map((line) =>
      line
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    )
    .join('\n');
};
export const print = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

/** A, B, B, A, …: none comes first more often than the others, so that a machine that slows down slows all. */
export const abba = <T>(round: number, all: readonly T[]): readonly T[] =>
  round % 2 === 0 ? all : all.toReversed();
