import { vars } from '@comanda/tokens/contract';

/** Sizes that a board sets for its wall (`kitchenSizes` of TicketBoard); without one, those of the density. */
export const size = {
  /** Order numbers and ages. */
  order: `var(--kitchen-order, ${vars.font.size.xxl})`,
  /** Lines with all that belongs to them. */
  line: `var(--kitchen-line, ${vars.font.size.xl})`,
  /** What is read from near by: kinds of service, words of a state. */
  small: `var(--kitchen-small, ${vars.font.size.md})`,
  /** Least height of a dish that is pressed, and of the head, which moves a whole order. */
  target: `var(--kitchen-target, ${vars.size.controlSmall})`,
  bump: `var(--kitchen-bump, ${vars.size.touch})`,
  /** Between two cards, and between two things that are pressed around them. */
  gap: `var(--kitchen-gap, ${vars.space[3]})`,
} as const;

/** Figures that the style sheet and the reckoning of heights (TicketBoard) share. Ems are of a line. */
export const figures = {
  lineHeight: 1.16,
  quantity: 1.25,
  /** What is done differently, and where an order goes. */
  detail: 0.85,
  sign: 0.75,
  shape: 0.8,
  word: 0.58,
  /** Above and below a dish. */
  block: 3,
  gap: 4,
  inline: 4,
  edge: 6,
  border: 1,
  /** Room beside a quantity. */
  hair: 2,
} as const;

const em = (count: number): string => `${String(count)}em`;
const px = (count: number): string => `${String(count)}px`;

export const measures = {
  lineHeight: figures.lineHeight,
  quantity: em(figures.quantity),
  detail: em(figures.detail),
  sign: em(figures.sign),
  shape: em(figures.shape),
  word: em(figures.word),
  gap: px(figures.gap),
  inline: px(figures.inline),
  block: px(figures.block),
  edge: px(figures.edge),
  dot: '12px',
  selection: '5px',
} as const;
