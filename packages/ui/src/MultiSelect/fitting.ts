export interface TagBox {
  readonly top: number;
  readonly width: number;
}

export interface Room {
  /** Rows at most. */
  readonly rows: number;
  /** Width of a row. */
  readonly width: number;
  /** What stands between two tags. */
  readonly gap: number;
  /** Width to keep in the last row for the button that shows the rest. */
  readonly more: number;
}

/** How many tags stand in the rows there are, with room for a button behind the last of them when some do not. */
export function fitting(boxes: readonly TagBox[], { rows, width, gap, more }: Room): number {
  const tops = [...new Set(boxes.map(({ top }) => top))];
  if (tops.length <= rows) return boxes.length;
  const last = tops[rows - 1];
  const within = boxes.filter(({ top }) => tops.indexOf(top) < rows);
  let count = within.length;
  let used = within.filter(({ top }) => top === last).reduce((sum, box) => sum + box.width + gap, 0);
  for (const box of within.toReversed()) {
    if (box.top !== last || used + more <= width) break;
    used -= box.width + gap;
    count -= 1;
  }
  return count;
}
