import { useLayoutEffect, useRef, useState } from 'react';
import { type BoardKeys, createKeys } from '../TicketCard/TileKeys.ts';

/** What is on the page that is shown. */
export interface BoardPage {
  /** Counted from 1. */
  readonly page: number;
  readonly pages: number;
  /** Ids of the orders by their key on a bump bar: the first has key 1. */
  readonly tiles: readonly string[];
}

/** Each order's key is its place on the page. */
export const usePlaces = (tiles: readonly string[]): BoardKeys => {
  const [keys] = useState(createKeys);
  // Before it is painted: a card is never seen without its key.
  useLayoutEffect(() => keys.set(new Map(tiles.map((id, index) => [id, index + 1]))), [keys, tiles]);
  return keys;
};

/** Before it is painted, for keys that are given out then. */
export const useTold = (
  shown: BoardPage | undefined,
  onPage: ((page: BoardPage) => void) | undefined,
): void => {
  const key = shown && [shown.page, shown.pages, ...shown.tiles].join(' ');
  const latest = useRef({ shown, onPage });
  useLayoutEffect(() => {
    latest.current = { shown, onPage };
  });
  useLayoutEffect(() => {
    if (key !== undefined && latest.current.shown) latest.current.onPage?.(latest.current.shown);
  }, [key]);
};
