import { fieldOf, nameOf, shownControls } from './elements.ts';

interface Target {
  readonly element: Element;
  /** What answers to a press for it. */
  readonly area: Element;
  /** What it is scrolled with: what lies beside that now need not lie there. */
  readonly layer: Element | undefined;
  readonly box: DOMRect;
}

/** Everything that a pointer can hit; a link in a sentence may be as small as its words (WCAG 2.5.8). */
const targetsNow = (): readonly Target[] =>
  shownControls().flatMap((element): Target[] => {
    if (element.matches(':disabled, [aria-disabled=true]')) return [];
    if (getComputedStyle(element).pointerEvents === 'none') return [];
    // A control within its label can be hit anywhere on that.
    const area = element.closest('label') ?? fieldOf(element);
    const box = area.getBoundingClientRect();
    return box.width > 0 && box.height > 0 && !isInSentence(element)
      ? [{ element, area, box, layer: layerOf(element) }]
      : [];
  });

/**
 * Controls smaller than `least` in either direction (WCAG 2.5.8 of 24 px). Where room is enough, one may be smaller while a
 * circle of that size around its middle reaches no other target and no circle of another small one.
 */
export function smallTargets(least: number, isRoomEnough = true): readonly string[] {
  const targets = targetsNow();
  const isSmall = ({ box }: Target): boolean =>
    Math.round(box.width) < least || Math.round(box.height) < least;
  return targets.filter(isSmall).flatMap((target) => {
    const { element, box } = target;
    const size = `${nameOf(element)} is ${Math.round(box.width)} × ${Math.round(box.height)} px, less than ${least}`;
    if (!isRoomEnough) return [size];
    const near = targets.find(
      (other) =>
        other.layer === target.layer &&
        !areOne(target, other) &&
        isNear(target, other, isSmall(other), least),
    );
    return near ? [`${size}, beside ${nameOf(near.element)}`] : [];
  });
}

/** The smallest of all, for the record. */
export function smallestTarget(): { readonly pixels: number; readonly name: string } | undefined {
  const [smallest] = targetsNow()
    .map(({ area, element, box: { width, height } }) => ({
      pixels: Math.round(Math.min(width, height)),
      name: (
        element.getAttribute('aria-label') ??
        (area.textContent.trim() || (element.getAttribute('role') ?? element.tagName.toLowerCase()))
      ).slice(0, 60),
    }))
    .toSorted((one, other) => one.pixels - other.pixels);
  return smallest;
}

function layerOf(element: Element): Element | undefined {
  if (element === document.body) return undefined;
  const { position, overflow } = getComputedStyle(element);
  if (/sticky|fixed/.test(position) || /auto|scroll/.test(overflow)) return element;
  return element.parentElement ? layerOf(element.parentElement) : undefined;
}

function isInSentence(element: Element): boolean {
  if (!getComputedStyle(element).display.startsWith('inline') || !element.matches('a, button')) return false;
  const words = [...(element.parentElement?.childNodes ?? [])];
  return words.some((node) => node instanceof Text && node.data.trim() !== '');
}

/** A button in a field is hit beside the field's words, and each of them within the other. */
const areOne = (one: Target, other: Target): boolean =>
  one.area.contains(other.area) || other.area.contains(one.area);

function isNear({ box }: Target, { box: other }: Target, isSmall: boolean, least: number): boolean {
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const across = Math.max(other.left - x, 0, x - other.right);
  const down = Math.max(other.top - y, 0, y - other.bottom);
  // Half a pixel is what layouts round.
  if (Math.hypot(across, down) < least / 2 - 0.5) return true;
  if (!isSmall) return false;
  const middles = Math.hypot((other.left + other.right) / 2 - x, (other.top + other.bottom) / 2 - y);
  return middles < least - 0.5;
}
