import { type RefObject, useLayoutEffect, useState } from 'react';

interface Cut {
  /** The first dish of the page. */
  readonly from: number;
  /** The first of the next one. */
  readonly to: number;
  /** Pixels above it. */
  readonly top: number;
}
interface Placed {
  readonly top: number;
  readonly bottom: number;
}

/** Rows of cards, cut where the next one does not fit any more; one that is higher than a page has one of its own. */
export const cutsOf = (cards: readonly Placed[], height: number): readonly Cut[] => {
  const cuts: Cut[] = [];
  let from = 0;
  while (from < cards.length) {
    const top = cards[from]?.top ?? 0;
    const next = cards.findIndex(
      (card, index) => index > from && card.top > top && card.bottom - top > height,
    );
    // A row is never parted: what stands beside the first that does not fit goes along.
    const row = cards.findIndex((card) => card.top === cards[next]?.top);
    const to = next === -1 ? cards.length : Math.max(from + 1, row);
    cuts.push({ from, to, top });
    from = to;
  }
  return cuts;
};

const measure = (room: HTMLElement, list: HTMLElement): readonly Cut[] => {
  const { top: origin } = list.getBoundingClientRect();
  const cards = [...list.children].map((child) => {
    const { top, bottom } = child.getBoundingClientRect();
    return { top: Math.round(top - origin), bottom: Math.round(bottom - origin) };
  });
  return cutsOf(cards, room.clientHeight);
};

/** The pages on which a list of cards stands, measured before it is painted and whenever its room or a card changes. */
export const usePages = (
  room: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
): readonly Cut[] | undefined => {
  const [cuts, setCuts] = useState<readonly Cut[]>();
  useLayoutEffect(() => {
    const look = (): void => {
      if (!room.current || !list.current) return;
      const next = measure(room.current, list.current);
      setCuts((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next));
    };
    look();
    const observer = new ResizeObserver(look);
    for (const { current } of [room, list]) if (current) observer.observe(current);
    return () => observer.disconnect();
  });
  return cuts;
};
