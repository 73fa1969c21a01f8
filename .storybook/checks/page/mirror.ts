import { nameOf, shown } from './elements.ts';

/** Where an element lies in the box that holds it. */
interface Place {
  readonly element: Element;
  readonly start: number;
  readonly top: number;
  readonly width: number;
}

/** Layout rounds to whole pixels, on either side. */
const tolerance = 2;

/**
 * Turns the page round and reports what did not turn with it: an element lies as far from the start of the box that
 * holds it as before, at the same height. The language stays, so that texts keep their widths.
 */
export function unmirrored(): readonly string[] {
  const page = document.documentElement;
  const { dir, scrollLeft } = page;
  const [now, other] = dir === 'rtl' ? (['right', 'left'] as const) : (['left', 'right'] as const);
  const before = placesIn(now);
  page.dir = dir === 'rtl' ? 'ltr' : 'rtl';
  try {
    const after = new Map(placesIn(other).map((place) => [place.element, place]));
    return before.flatMap(({ element, start, top, width }) => {
      const now = after.get(element);
      // Words that break otherwise are no fault of the layout.
      if (now === undefined || Math.abs(now.width - width) > tolerance) return [];
      const [across, down] = [Math.abs(now.start - start), Math.abs(now.top - top)];
      if (across > tolerance)
        return [
          `${nameOf(element)} is not mirrored: ${round(start)} px from the start, then ${round(now.start)}`,
        ];
      return down > tolerance ? [`${nameOf(element)} moves by ${round(now.top - top)} px in height`] : [];
    });
  } finally {
    page.dir = dir;
    page.scrollLeft = scrollLeft;
  }
}

const round = (pixels: number): number => Math.round(pixels);

function placesIn(side: 'left' | 'right'): readonly Place[] {
  return shown().flatMap((element) => {
    const { parentElement: holder } = element;
    if (holder === null || holder === document.body || !turns(element, holder)) return [];
    const [box, frame] = [element.getBoundingClientRect(), holder.getBoundingClientRect()];
    const start = side === 'left' ? box.left - frame.left : frame.right - box.right;
    return [{ element, start, top: box.top - frame.top, width: box.width }];
  });
}

/**
 * Not what has a direction of its own, what a script or a person has put at a place, and pieces of a sentence: their
 * order is that of its words.
 */
function turns(element: Element, holder: Element): boolean {
  if (element.closest('[dir]') !== document.documentElement) return false;
  if (
    element instanceof HTMLElement &&
    /(?:^|;)\s*(?:left|right|inset|transform)/.test(element.style.cssText)
  )
    return false;
  const { display } = getComputedStyle(element);
  if (display === 'contents' || getComputedStyle(holder).display === 'contents') return false;
  if (!display.startsWith('inline')) return true;
  return (
    [...holder.childNodes].every((node) => !(node instanceof Text) || node.data.trim() === '') &&
    display !== 'inline'
  );
}
