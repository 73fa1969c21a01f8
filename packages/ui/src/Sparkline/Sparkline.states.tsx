import type { SparklineProps } from './index.ts';

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  rising: { label: 'Sold in the last ten days: rising', values: [12, 14, 9, 18, 22, 19, 25, 24, 28, 31] },
  negative: { label: 'Difference of the cash count', values: [-3, 1, 0, -20, 2] },
  gaps: { label: 'Sold on days that were open', values: [12, 14, null, null, 22, 19] },
  one: { label: 'Sold on the first day', values: [12] },
  none: { label: 'Nothing was sold', values: [null, null] },
} satisfies Record<string, SparklineProps>;
