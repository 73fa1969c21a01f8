import { useLingui } from '@lingui/react/macro';
import { type CSSProperties, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Ticket, TicketCardProps, TicketPart } from '../TicketCard/index.ts';
import { type BoardKeys, createKeys, TileKeys } from '../TicketCard/TileKeys.ts';
import { BoardCellView } from './BoardCellView.tsx';
import { type KitchenSizes, usualSizes } from './legibility.ts';
import type { BoardCell } from './share.ts';
import * as css from './TicketBoard.css.ts';
import { type BoardGeometry, useGeometry } from './useGeometry.ts';
import { usePage } from './usePage.ts';
import { useRoving } from './useRoving.ts';

/** What is on the page that is shown. */
export interface BoardPage {
  /** Counted from 1. */
  readonly page: number;
  readonly pages: number;
  /** Ids of the orders by their key on a bump bar: the first has key 1. */
  readonly tiles: readonly string[];
}

export interface TicketBoardProps extends Pick<TicketCardProps, 'onBump' | 'onLine' | 'onMenu'> {
  /** In the order in which they are read. Keep unchanged orders the same objects, and the handlers the same functions. */
  readonly tickets: readonly Ticket[];
  readonly label?: string;
  /** Rows of cells, fewer where they would be too low for a head, two lines and a press. */
  readonly rows?: number;
  /** Least inline size of a card, a CSS length; by default what two short words of a line need. */
  readonly minCard?: string;
  /** Keep the object: `kitchenSizes` of the screen. Without it those of 24 inches. */
  readonly sizes?: KitchenSizes;
  /** Counted from 1; one that does not exist leads to the last. */
  readonly page?: number;
  /** Told of what is shown whenever it is something else. */
  readonly onPage?: (page: BoardPage) => void;
  /** The order on which the keys are. */
  readonly selected?: string;
  readonly onSelect?: (ticket: string) => void;
  readonly selectedLine?: string;
  /** Keys on a bump bar, where they are not the places on the page. Keep the object: it tells the cards of new ones. */
  readonly keys?: BoardKeys;
}

/** Least inline size of a card in lines' ems. */
const USUAL_CARD = 'calc(9.3 * var(--kitchen-line))';

const styleOf = (sizes: KitchenSizes): CSSProperties =>
  Object.fromEntries(Object.entries(sizes).map(([name, size]) => [`--kitchen-${name}`, `${String(size)}px`]));

/** The only row grows with what is too high for it; a higher card among several is shared out anew, or leaves fewer rows. */
const rowsOf = ({ rows, height }: Pick<BoardGeometry, 'rows' | 'height'> = { rows: 1, height: 0 }): string =>
  rows > 1 ? `${String(height)}px` : `minmax(${String(height)}px, auto)`;

/** Elements of the cells by what they show. */
const useCellElements = () => {
  const elements = useRef(new Map<TicketPart, HTMLElement>());
  const onElement = useCallback(({ part }: BoardCell, element: HTMLElement) => {
    elements.current.set(part, element);
    return () => {
      elements.current.delete(part);
    };
  }, []);
  return { elements, onElement };
};

/** Each order's key is its place on the page. */
const usePlaces = (tiles: readonly string[]): BoardKeys => {
  const [keys] = useState(createKeys);
  // Before it is painted: a card is never seen without its key.
  useLayoutEffect(() => keys.set(new Map(tiles.map((id, index) => [id, index + 1]))), [keys, tiles]);
  return keys;
};

/** Before it is painted, for keys that are given out then. */
const useTold = (shown: BoardPage | undefined, onPage: TicketBoardProps['onPage']) => {
  const key = shown && [shown.page, shown.pages, ...shown.tiles].join(' ');
  const latest = useRef({ shown, onPage });
  useLayoutEffect(() => {
    latest.current = { shown, onPage };
  });
  useLayoutEffect(() => {
    if (key !== undefined && latest.current.shown) latest.current.onPage?.(latest.current.shown);
  }, [key]);
};

/**
 * Orders in a grid of cells, read like a page. An order that is too long for its cell goes on in the next one; a
 * line is never hidden. What does not fit is on further pages. It fills the height of what it stands in.
 */
export function TicketBoard({
  tickets,
  label,
  rows = 2,
  minCard = USUAL_CARD,
  sizes = usualSizes,
  page = 1,
  onPage,
  selected,
  onSelect,
  selectedLine,
  keys,
  ...handlers
}: TicketBoardProps) {
  const { t } = useLingui();
  const board = useRef<HTMLDivElement>(null);
  const probe = useRef<HTMLDivElement>(null);
  const { elements, onElement } = useCellElements();
  const { geometry, onTooLow } = useGeometry(board, probe, { rows, sizes });
  const { cells, ...shown } = usePage(tickets, page, geometry, elements, onTooLow);
  const tiles = useMemo(() => [...new Set(cells.map(({ ticket }) => ticket.id))], [cells]);
  const places = usePlaces(tiles);
  useTold(geometry && { ...shown, tiles }, onPage);
  const columns = geometry?.columns ?? 1;
  const roving = useRoving({ board, cells, columns, selected, onSelect });
  const style = useMemo(() => styleOf(sizes), [sizes]);
  const grid: CSSProperties = {
    gridAutoRows: rowsOf(geometry),
    gridTemplateColumns: `repeat(${String(columns)}, ${String(geometry?.width ?? 0)}px)`,
  };
  return (
    <div ref={board} className={css.board} style={style}>
      <div ref={probe} className={css.probe} style={{ inlineSize: minCard }} aria-hidden="true" />
      {cells.length > 0 && (
        <div
          role="feed"
          aria-label={label ?? t`Orders`}
          className={css.cells}
          style={grid}
          {...roving.handlers}
        >
          <TileKeys value={keys ?? places}>
            {cells.map(({ ticket, part }, index) => (
              <BoardCellView
                key={`${ticket.id} ${String(part.number)}`}
                ticket={ticket}
                part={part}
                isFirst={ticket.id !== cells[index - 1]?.ticket.id}
                isSelected={ticket.id === selected}
                isTabStop={ticket.id === roving.tabStop}
                onElement={onElement}
                {...(ticket.id === selected && selectedLine !== undefined && { selectedLine })}
                {...handlers}
              />
            ))}
          </TileKeys>
        </div>
      )}
    </div>
  );
}
