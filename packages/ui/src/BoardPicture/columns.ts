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

/** The drawing's own units: a picture is as full when it is small as when it is large. */
export const WIDTH = 160;
export const HEIGHT = 90;
const GAP = 1.6;
const INNER_GAP = 0.8;
const HEAD = 5;
const DISH = 3.6;
const BREADTH = (WIDTH - (COLUMNS + 1) * GAP) / COLUMNS;

const box = (x: number, y: number, height: number): string =>
  `M${x.toFixed(1)} ${y.toFixed(1)}h${BREADTH.toFixed(1)}v${height}h-${BREADTH.toFixed(1)}z`;

/** The shapes of the orders, as the data of two paths: their heads, and their dishes below them. */
export const blocksOf = (orders: readonly number[]): { readonly heads: string; readonly dishes: string } => {
  const heads: string[] = [];
  const dishes: string[] = [];
  for (const [index, column] of columnsOf(orders).entries()) {
    const x = GAP + index * (BREADTH + GAP);
    let y = GAP;
    for (const count of column) {
      heads.push(box(x, y, HEAD));
      y += HEAD;
      for (let nth = 0; nth < count; nth += 1) {
        dishes.push(box(x, y + INNER_GAP, DISH));
        y += INNER_GAP + DISH;
      }
      y += GAP;
    }
  }
  return { heads: heads.join(''), dishes: dishes.join('') };
};
