import { SOFT_HYPHEN } from '../LineRow/syllables.ts';

export type Weight = 'regular' | 'medium' | 'bold';

/** Width of a text on one line, in ems. */
export type MeasureText = (text: string, weight: Weight) => number;

/**
 * Lines that `text` takes in `width` ems, broken at spaces and soft hyphens as browsers do, and inside a word that is too
 * long.
 */
export const linesOf = (text: string, weight: Weight, width: number, measure: MeasureText): number => {
  const space = measure(' ', weight);
  const hyphen = text.includes(SOFT_HYPHEN) ? measure('-', weight) : 0;
  let lines = 1;
  let used = 0;
  for (const word of text.split(/\s+/u)) {
    const parts = word.split(SOFT_HYPHEN);
    for (const [index, part] of parts.entries()) {
      const wide = measure(part, weight);
      const next = used === 0 ? wide : used + (index === 0 ? space : 0) + wide;
      if (next + (index < parts.length - 1 ? hyphen : 0) <= width) {
        used = next;
        continue;
      }
      if (used > 0) lines += 1;
      const more = Math.max(0, Math.ceil(wide / width) - 1);
      lines += more;
      used = wide - more * width;
    }
  }
  return lines;
};

/** Rows that boxes of these widths take when they wrap with `gap` between them: the highest of each row. */
export const wrappedHeights = (
  boxes: readonly { readonly width: number; readonly height: number }[],
  width: number,
  gap: number,
): readonly number[] => {
  const rows: number[] = [];
  let used = Number.POSITIVE_INFINITY;
  for (const box of boxes) {
    used += gap + box.width;
    if (used > width) {
      rows.push(box.height);
      used = box.width;
    } else rows.push(Math.max(rows.pop() ?? 0, box.height));
  }
  return rows;
};

/** Texts whose widths are kept; a menu has some hundreds of words. */
const KEPT = 5000;
const SAMPLE = 100;

/** Measures with a canvas in a font family: no layout, each word once. */
export const canvasMeasure = (family: string, weights: Readonly<Record<Weight, string>>): MeasureText => {
  const context = document.createElement('canvas').getContext('2d');
  const known = new Map<string, number>();
  return (text, weight) => {
    const key = `${weight} ${text}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    if (!context) return text.length;
    context.font = `${weights[weight]} ${String(SAMPLE)}px ${family}`;
    const width = context.measureText(text).width / SAMPLE;
    if (known.size >= KEPT) known.clear();
    known.set(key, width);
    return width;
  };
};
