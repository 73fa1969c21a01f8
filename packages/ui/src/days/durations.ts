/** How many months are in view. Always the same objects: for another one react-aria looks its month up anew. */
export const durations = { 1: { months: 1 }, 2: { months: 2 } } as const;
