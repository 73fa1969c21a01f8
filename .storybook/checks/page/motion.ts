import { nameOf, shown } from './elements.ts';

const lasts = (times: string): boolean => times.split(', ').some((time) => Number.parseFloat(time) > 0.01);

/** What moves, or would, although less motion is asked for. */
export function moving(): readonly string[] {
  return shown().flatMap((element) => {
    const style = getComputedStyle(element);
    const moves =
      (style.transitionProperty !== 'none' && lasts(style.transitionDuration)) ||
      (style.animationName !== 'none' && lasts(style.animationDuration));
    return moves ? [`${nameOf(element)} moves`] : [];
  });
}
