import { bordersOf, outlineOf } from './boxes.ts';
import { coloursIn } from './layers.ts';

/** Everything that an element, or its `::before` or `::after`, is painted with, whatever shows of it. */
export function paintedBy(element: Element): readonly (readonly [by: string, computed: string])[] {
  return [undefined, '::before', '::after'].flatMap((pseudo) => {
    const style = getComputedStyle(element, pseudo);
    if (pseudo !== undefined && (style.content === 'none' || style.content === 'normal')) return [];
    const outline = outlineOf(style);
    const found = [
      ['background', style.backgroundColor],
      ...coloursIn(style.backgroundImage).map((colour) => ['background', colour] as const),
      ...coloursIn(style.boxShadow).map((colour) => ['box-shadow', colour] as const),
      ...bordersOf(style).map(({ colour }) => ['border', colour] as const),
      ...(outline ? [['outline', outline.colour] as const] : []),
      ...(style.textDecorationLine === 'none'
        ? []
        : [['text-decoration', style.textDecorationColor] as const]),
      ...(pseudo === undefined && element.matches('input, textarea, [contenteditable]')
        ? [['caret', style.caretColor] as const]
        : []),
      ...coloursIn(style.filter).map((colour) => ['filter', colour] as const),
    ] as const;
    return found.map(([by = '', computed = '']) => [pseudo ? `${pseudo} ${by}` : by, computed] as const);
  });
}
