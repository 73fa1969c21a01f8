/** Figures that the style sheet and the reckoning of heights (TicketBoard) share: pixels, or ems where it says so. */
export const card = {
  border: 1,
  headInline: 6,
  headBlock: 3,
  gap: 8,
  iconGap: 4,
  /** Lines of text of the head's numbers, in ems of them. */
  numberLine: 1.05,
  /** Lines of small text, in ems of it. */
  smallLine: 1.35,
  /** Room above and below small text that stands in the body. */
  smallBlock: 1,
} as const;
