import { nameOf, shown } from './elements.ts';

const lasts = (times: string): boolean => times.split(', ').some((time) => Number.parseFloat(time) > 0.01);

/** What moves, or would, although less motion is asked for. */
export function moving(): readonly string[] {
  const still = [...document.querySelectorAll('style')].flatMap(({ sheet, textContent }) =>
    sheet && textContent.includes(holdsStill) ? [sheet] : [],
  );
  for (const sheet of still) sheet.disabled = true;
  const found = shown().flatMap((element) => {
    const style = getComputedStyle(element);
    const moves =
      (style.transitionProperty !== 'none' && lasts(style.transitionDuration)) ||
      (style.animationName !== 'none' && lasts(style.animationDuration));
    return moves ? [`${nameOf(element)} moves`] : [];
  });
  for (const sheet of still) sheet.disabled = false;
  return found;
}
/** The workbench says so of every element while a story is tested. */
const holdsStill = 'transition: none !important';
