import { sensitiveTo } from './sheets.ts';
import { idle, type Deed } from './states.ts';

/** What is done to which elements at the same time. */
export type Pass = ReadonlyMap<Element, readonly Deed[]>;

/**
 * Everything that a person can do to these elements and what holds them. A pointer is over an element and all that hold
 * it, a press and the focus are of one element: elements inside others have passes of their own.
 */
export function passes(looked: readonly Element[]): readonly Pass[] {
  const concerned = withHolders(looked);
  const able = (...deeds: readonly Deed[]): readonly Element[] =>
    sensitiveTo(...deeds).filter((element) => concerned.has(element) && !element.matches(idle));
  const over = levelsOf(able('hover', 'active', 'press'));
  const pointing = over.flatMap((level, index): readonly Pass[] => {
    const holders = over.slice(0, index).flat();
    return [
      passOf([[...holders, ...level], ['hover']]),
      passOf([holders, ['hover', 'active']], [level, ['hover', 'active', 'press']]),
    ];
  });
  const around = able('focusWithin');
  const focusing = levelsOf(able('focus', 'focusVisible')).flatMap((level): readonly Pass[] => {
    const holders = around.filter((holder) => level.some((element) => holder.contains(element)));
    const byKeys = [
      [holders, ['focusWithin']],
      [level, ['focus', 'focusVisible']],
    ] as const;
    const pointed = [over.flat(), ['hover']] as const;
    return [
      passOf(...byKeys),
      passOf(...byKeys, pointed),
      passOf([holders, ['focusWithin']], [level, ['focus']], pointed),
    ];
  });
  const dragging = able('dragOver');
  return [
    new Map(),
    ...pointing,
    ...focusing,
    ...(dragging.length > 0 ? [passOf([dragging, ['dragOver']])] : []),
  ];
}

function withHolders(elements: readonly Element[]): ReadonlySet<Element> {
  const found = new Set<Element>();
  for (const element of elements)
    for (
      let holder: Element | null = element;
      holder !== null && !found.has(holder);
      holder = holder.parentElement
    )
      found.add(holder);
  return found;
}

function passOf(...parts: readonly (readonly [readonly Element[], readonly Deed[]])[]): Pass {
  const pass = new Map<Element, readonly Deed[]>();
  for (const [elements, deeds] of parts)
    for (const element of elements) pass.set(element, [...(pass.get(element) ?? []), ...deeds]);
  return pass;
}

/** Elements by how many of the others hold them. `elements` in the order of the document. */
function levelsOf(elements: readonly Element[]): readonly (readonly Element[])[] {
  const depths = new Map<Element, number>();
  const levels: Element[][] = [];
  for (const element of elements) {
    let holder = element.parentElement;
    while (holder !== null && !depths.has(holder)) holder = holder.parentElement;
    const depth = holder === null ? 0 : (depths.get(holder) ?? 0) + 1;
    depths.set(element, depth);
    (levels[depth] ??= []).push(element);
  }
  return levels;
}
