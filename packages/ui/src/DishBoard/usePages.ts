import { type RefObject, useLayoutEffect, useState } from 'react';

interface Cut {
  /** The first dish of the page. */
  readonly from: number;
  /** The first of the next one. */
  readonly to: number;
  /** Pixels by which the columns are moved for it to be in sight. */
  readonly shift: number;
}
/** Pages from 0 on which a card begins and ends: one that no column holds goes on in the next. */
interface Placed {
  readonly first: number;
  readonly last: number;
}

/** Which cards stand on each page, in their order. */
export const cutsOf = (cards: readonly Placed[]): readonly Omit<Cut, 'shift'>[] => {
  const pages = Math.max(0, ...cards.map(({ last }) => last + 1));
  return Array.from({ length: pages }, (_, page) => {
    const after = cards.findIndex(({ first }) => first > page);
    return {
      from: Math.max(
        0,
        cards.findIndex(({ last }) => last >= page),
      ),
      to: after === -1 ? cards.length : after,
    };
  });
};

const measure = (list: HTMLElement): readonly Cut[] => {
  const { columnGap, direction } = getComputedStyle(list);
  const step = list.offsetWidth + (Number.parseFloat(columnGap) || 0);
  const isTurned = direction === 'rtl';
  const origin = list.getBoundingClientRect();
  // What is seen may be a picture of it in another size.
  const scale = origin.width / list.offsetWidth || 1;
  const pageAt = (distance: number): number => Math.max(0, Math.floor(distance / scale / step));
  const cards = [...list.children].map((child): Placed => {
    const { left, right } = child.getBoundingClientRect();
    const [start, end] = isTurned
      ? [origin.right - right, origin.right - left]
      : [left - origin.left, right - origin.left];
    return { first: pageAt(start + 1), last: pageAt(end - 1) };
  });
  return cutsOf(cards).map((cut, page) => ({ ...cut, shift: (isTurned ? 1 : -1) * page * step }));
};

/** The pages on which a list of cards stands, measured before it is painted and whenever its room or a card changes. */
export const usePages = (
  room: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
): readonly Cut[] | undefined => {
  const [cuts, setCuts] = useState<readonly Cut[]>();
  useLayoutEffect(() => {
    const look = (): void => {
      if (!list.current) return;
      const next = measure(list.current);
      setCuts((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next));
    };
    look();
    // The list is as high as its room: what grows in it is a card.
    const observer = new ResizeObserver(look);
    if (room.current) observer.observe(room.current);
    for (const card of list.current?.children ?? []) observer.observe(card);
    return () => observer.disconnect();
  });
  return cuts;
};
