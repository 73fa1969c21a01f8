import type { AgeScaleProps } from './index.ts';

const usual = { late: 300_000, veryLate: 480_000 };

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  legend: usual,
  counted: { ...usual, counts: { inTime: 12, late: 3, veryLate: 1 } },
} satisfies Record<string, AgeScaleProps>;
