import { scaleLinear } from 'd3-scale';

/** Where values stand, as parts of a hundred from the upper edge, and what is written beside the axis. */
export interface ValueScale {
  readonly ticks: readonly number[];
  readonly at: (value: number) => number;
}

/** From zero, or below it, to a round figure. One that holds nothing but zero has room above. */
export function valueScale(values: readonly number[], steps = 3): ValueScale {
  const sound = values.filter(Number.isFinite);
  const [low, high] = [Math.min(0, ...sound), Math.max(0, ...sound)];
  const scale = scaleLinear()
    .domain(low === high ? [0, 1] : [low, high])
    .nice(steps)
    .range([100, 0]);
  const ticks = low === high ? [0] : scale.ticks(steps);
  return { ticks, at: (value) => scale(Number.isFinite(value) ? value : 0) };
}

/** Of so many labels one in how many is written, so that at most `most` are. */
export const everyNth = (count: number, most: number): number => Math.max(1, Math.ceil(count / most));

/** Rounded to what a screen can show, so that markup stays short. */
export const percent = (part: number): string => `${Math.round(part * 1000) / 1000}%`;

/** Beside a place in the plot, on the side where there is more room. */
export const besidePlace = (part: number): Readonly<Record<'insetInlineStart' | 'insetInlineEnd', string>> =>
  part < 50
    ? { insetInlineStart: `calc(${percent(part)} + 1rem)`, insetInlineEnd: 'auto' }
    : { insetInlineStart: 'auto', insetInlineEnd: `calc(${percent(100 - part)} + 1rem)` };
