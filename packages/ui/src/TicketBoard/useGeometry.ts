import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { levels } from '../AgeScale/levels.ts';
import { statusWords } from '../LineRow/words.ts';
import { card } from '../TicketCard/cardMeasures.ts';
import { serviceWords } from '../TicketCard/words.ts';
import { figures } from '../LineRow/measures.ts';
import type { CardWords, CellGeometry } from './heights.ts';
import type { KitchenSizes } from './legibility.ts';
import { canvasMeasure } from './text.ts';
import { EDGE } from './TicketBoard.css.ts';

/** What of the page a board's layout depends on. */
interface Room {
  readonly width: number;
  readonly height: number;
  /** Least inline size of a card. */
  readonly least: number;
  readonly family: string;
  /** Grows when fonts arrive: widths of text are others then. */
  readonly fonts: number;
}

export interface BoardGeometry extends CellGeometry {
  readonly columns: number;
  readonly rows: number;
}

const roomOf = (board: HTMLElement, probe: HTMLElement, fonts: number): Room => ({
  width: board.offsetWidth - 2 * EDGE,
  height: board.offsetHeight - 2 * EDGE,
  least: probe.offsetWidth,
  family: getComputedStyle(board).fontFamily,
  fonts,
});

const isSame = (a: Room | undefined, b: Room): boolean =>
  a !== undefined &&
  a.width === b.width &&
  a.height === b.height &&
  a.least === b.least &&
  a.family === b.family &&
  a.fonts === b.fonts;

/** Room for a head of three rows, a press and two lines: a lower cell would be no help. */
const leastHeight = ({ order, line, small, bump, target, gap }: KitchenSizes): number =>
  order * card.numberLine +
  line * figures.lineHeight +
  small * card.smallLine +
  bump +
  2 * (target + gap) +
  4 * card.gap;

const fit = (room: number, least: number, gap: number): number =>
  Math.max(1, Math.floor((room + gap) / (least + gap)));

const useRoom = (
  board: RefObject<HTMLElement | null>,
  probe: RefObject<HTMLElement | null>,
): Room | undefined => {
  const [room, setRoom] = useState<Room>();
  const [fonts, setFonts] = useState(0);
  useEffect(() => {
    const arrived = () => setFonts((count) => count + 1);
    document.fonts.addEventListener('loadingdone', arrived);
    return () => document.fonts.removeEventListener('loadingdone', arrived);
  }, []);
  useLayoutEffect(() => {
    const read = () => {
      if (!board.current || !probe.current) return;
      const next = roomOf(board.current, probe.current, fonts);
      setRoom((last) => (isSame(last, next) ? last : next));
    };
    read();
    const observer = new ResizeObserver(read);
    for (const { current } of [board, probe]) if (current) observer.observe(current);
    return () => observer.disconnect();
  }, [board, probe, fonts]);
  return room;
};

const useWords = (): CardWords => {
  const { i18n, t } = useLingui();
  return useMemo(() => {
    const all = <Key extends string>(
      words: Readonly<Record<Key, MessageDescriptor>>,
    ): Record<Key, string> => {
      const said = {} as Record<Key, string>;
      for (const key in words) said[key] = i18n._(words[key]);
      return said;
    };
    const longest = Object.values(levels).map(({ word }) => i18n._(word));
    return {
      service: all(serviceWords),
      status: all(statusWords),
      alsoAt: t`Also at:`,
      changed: t`Changed`,
      level: longest.reduce((a, b) => (b.length > a.length ? b : a), ''),
    };
  }, [i18n, t]);
};

/**
 * How many cards there is room for and what each must fit into; nothing until the board is on the page. Where a line turns
 * out to be higher than a cell, there are fewer rows from then on, until the room is another one.
 */
export const useGeometry = (
  board: RefObject<HTMLElement | null>,
  probe: RefObject<HTMLElement | null>,
  { rows, sizes }: { readonly rows: number; readonly sizes: KitchenSizes },
): { readonly geometry: BoardGeometry | undefined; readonly onTooLow: () => void } => {
  const room = useRoom(board, probe);
  const words = useWords();
  const [bound, setBound] = useState<{ readonly room: Room | undefined; readonly rows: number }>();
  const most = bound && bound.room === room ? Math.min(rows, bound.rows) : rows;
  const geometry = useMemo(() => {
    if (!room || room.width <= 0) return undefined;
    const columns = fit(room.width, room.least, sizes.gap);
    const shown = Math.min(most, fit(room.height, leastHeight(sizes), sizes.gap));
    return {
      columns,
      rows: shown,
      // Whole pixels: a card that moves to another cell finds itself just as large there and is not laid out again.
      width: Math.floor((room.width - (columns - 1) * sizes.gap) / columns),
      height: Math.floor((room.height - (shown - 1) * sizes.gap) / shown),
      sizes,
      words,
      measure: canvasMeasure(room.family, { regular: '400', medium: '500', bold: '600' }),
    };
  }, [room, most, sizes, words]);
  const shown = geometry?.rows ?? 1;
  const onTooLow = useCallback(() => {
    if (shown > 1) setBound({ room, rows: shown - 1 });
  }, [room, shown]);
  return { geometry, onTooLow };
};
