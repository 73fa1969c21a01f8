import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { levels } from '../AgeScale/levels.ts';
import { signWords, statusWords } from '../LineRow/words.ts';
import { card } from '../TicketCard/cardMeasures.ts';
import { bumpWords, serviceWords } from '../TicketCard/words.ts';
import { figures } from '../LineRow/measures.ts';
import type { CardGeometry, CardWords } from './heights.ts';
import type { KitchenSizes } from './legibility.ts';
import type { Room } from './place.ts';
import { canvasMeasure } from './text.ts';
import { EDGE } from './TicketBoard.css.ts';

/** What of the page a board's layout depends on. */
interface Around {
  readonly width: number;
  readonly height: number;
  /** Least inline size of a card. */
  readonly least: number;
  readonly family: string;
  /** Grows when fonts arrive: widths of text are others then. */
  readonly fonts: number;
}

export interface BoardGeometry extends CardGeometry, Room {}

const roomOf = (board: HTMLElement, probe: HTMLElement, fonts: number): Around => ({
  width: board.offsetWidth - 2 * EDGE,
  height: board.offsetHeight - 2 * EDGE,
  least: probe.offsetWidth,
  family: getComputedStyle(board).fontFamily,
  fonts,
});

const isSame = (a: Around | undefined, b: Around): boolean =>
  a !== undefined &&
  a.width === b.width &&
  a.height === b.height &&
  a.least === b.least &&
  a.family === b.family &&
  a.fonts === b.fonts;

/** Room for a head of three rows and four dishes: a lower place of a grid would be no help. */
const leastHeight = ({ order, line, bump, target }: KitchenSizes): number =>
  Math.max(bump, order * card.numberLine + 2 * line * figures.lineHeight) +
  4 * Math.max(target, line * figures.lineHeight + 2 * figures.block) +
  4 * card.gap;

const fit = (room: number, least: number, gap: number): number =>
  Math.max(1, Math.floor((room + gap) / (least + gap)));

const useRoom = (
  board: RefObject<HTMLElement | null>,
  probe: RefObject<HTMLElement | null>,
): Around | undefined => {
  const [room, setRoom] = useState<Around>();
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
      allergy: i18n._(signWords['!']),
      takeBack: i18n._(bumpWords.takeBack),
      level: longest.reduce((a, b) => (b.length > a.length ? b : a), ''),
    };
  }, [i18n, t]);
};

export interface Wanted {
  /** Rows of one height; one lets cards stand as high as they are. */
  readonly rows: number;
  /** As many as the width holds where none are given. */
  readonly columns: number | undefined;
  readonly sizes: KitchenSizes;
}

/** How many columns there is room for, and how wide and high they are; nothing until the board is on the page. */
export const useGeometry = (
  board: RefObject<HTMLElement | null>,
  probe: RefObject<HTMLElement | null>,
  { rows, columns: wanted, sizes }: Wanted,
): BoardGeometry | undefined => {
  const around = useRoom(board, probe);
  const words = useWords();
  return useMemo(() => {
    if (!around || around.width <= 0) return undefined;
    const { gap } = sizes;
    const columns = wanted ?? fit(around.width, around.least, gap);
    const shown = Math.min(rows, fit(around.height, leastHeight(sizes), gap));
    return {
      columns,
      rows: shown,
      // Whole pixels: a card that moves to another place finds itself just as large there and is not laid out again.
      width: Math.floor((around.width - (columns - 1) * gap) / columns),
      height: Math.floor((around.height - (shown - 1) * gap) / shown),
      gap,
      sizes,
      words,
      measure: canvasMeasure(around.family, { regular: '400', medium: '500', bold: '600' }),
    };
  }, [around, rows, wanted, sizes, words]);
};
