import { vars } from '@comanda/tokens/contract';
import { pageStyle } from '@comanda/ui/page-style';

/** Below each other, by the steps of space between them. */
const below = (step: keyof typeof vars.space) =>
  pageStyle(
    { display: 'grid', gap: vars.space[step], gridTemplateColumns: 'minmax(0, 1fr)' },
    `stack${step}`,
  );
export const stack = {
  1: below(1),
  2: below(2),
  3: below(3),
  4: below(4),
  5: below(5),
  6: below(6),
} as const;

/** The parts of a page, which begin at its top however high the window is. */
const parts = (step: keyof typeof vars.space) =>
  pageStyle(
    {
      alignContent: 'start',
      display: 'grid',
      gap: vars.space[step],
      gridTemplateColumns: 'minmax(0, 1fr)',
    },
    `page${step}`,
  );
export const page = { 4: parts(4), 5: parts(5) } as const;

/** Beside each other, and below where there is no room. */
const beside = (step: keyof typeof vars.space) =>
  pageStyle(
    { alignItems: 'center', display: 'flex', flexWrap: 'wrap', gap: vars.space[step] },
    `line${step}`,
  );
export const line = { 2: beside(2), 3: beside(3), 4: beside(4) } as const;
