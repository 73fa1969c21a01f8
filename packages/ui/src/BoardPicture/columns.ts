const COLUMNS = 5;
/** So many dishes fit under one another; a head is as high as one. */
const ROWS = 14;

/** Orders in the columns of a small picture: a column takes what fits, and what fits nowhere is left out. */
export const columnsOf = (orders: readonly number[]): readonly (readonly number[])[] => {
  const columns: number[][] = Array.from({ length: COLUMNS }, () => []);
  let at = 0;
  let used = 0;
  for (const dishes of orders) {
    const shown = Math.max(1, Math.min(dishes, ROWS - 1));
    if (used > 0 && used + shown + 1 > ROWS) {
      at += 1;
      used = 0;
    }
    const column = columns[at];
    if (!column) break;
    column.push(shown);
    used += shown + 1;
  }
  return columns;
};
