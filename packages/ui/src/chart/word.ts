/** What is no figure, or none yet, is a dash. */
export const wordFor =
  (format: (value: number) => string) =>
  (value: number | null): string =>
    value === null || !Number.isFinite(value) ? '–' : format(value);
