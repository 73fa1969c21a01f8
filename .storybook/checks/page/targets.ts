import { fieldOf, nameOf, shownControls } from './elements.ts';

interface Target {
  readonly element: Element;
  readonly box: DOMRect;
}

/**
 * Controls smaller than `least` in either direction (WCAG 2.5.8). One may be smaller than 24 px while a circle of 24 px
 * around its middle reaches no other target; links in sentences may be as small as their words.
 */
export function smallTargets(least: number): readonly string[] {
  const targets = shownControls().flatMap((element): Target[] => {
    if (element.matches(':disabled, [aria-disabled=true]')) return [];
    const box = areaOf(element);
    return box.width > 0 && box.height > 0 && !isInSentence(element) ? [{ element, box }] : [];
  });
  return targets.flatMap(({ element, box }) => {
    const [width, height] = [Math.round(box.width), Math.round(box.height)];
    if (width >= least && height >= least) return [];
    if (least === 24 && hasRoom(box, element, targets)) return [];
    return [`${nameOf(element)} is ${width} × ${height} px, less than ${least}`];
  });
}

/** A control within its label can be hit anywhere on that. */
function areaOf(element: Element): DOMRect {
  const label = element.closest('label');
  return (label ?? fieldOf(element)).getBoundingClientRect();
}

function isInSentence(element: Element): boolean {
  if (!getComputedStyle(element).display.startsWith('inline') || !element.matches('a, button')) return false;
  const words = [...(element.parentElement?.childNodes ?? [])];
  return words.some((node) => node instanceof Text && node.data.trim() !== '');
}

function hasRoom(box: DOMRect, element: Element, targets: readonly Target[]): boolean {
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  return targets.every(({ element: other, box: { left, right, top, bottom } }) => {
    if (other === element || other.contains(element) || element.contains(other)) return true;
    const across = Math.max(left - x, 0, x - right);
    const down = Math.max(top - y, 0, y - bottom);
    return Math.hypot(across, down) >= 12;
  });
}
