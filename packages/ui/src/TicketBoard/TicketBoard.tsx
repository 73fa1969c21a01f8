import { useLingui } from '@lingui/react/macro';
import { useCallback, useMemo, useRef } from 'react';
import type { Ticket, TicketCardProps, TicketPart } from '../TicketCard/index.ts';
import { type BoardKeys, TileKeys } from '../TicketCard/TileKeys.ts';
import { figures } from '../LineRow/measures.ts';
import { BoardCellView } from './BoardCellView.tsx';
import { type KitchenSizes, usualSizes } from './legibility.ts';
import { styleOf } from './sizeStyle.ts';
import { type BoardPage, usePlaces, useTold } from './useTold.ts';
import * as css from './TicketBoard.css.ts';
import { useGeometry } from './useGeometry.ts';
import { useOpened } from './useOpened.ts';
import { usePage } from './usePage.ts';
import { useRoving } from './useRoving.ts';

export interface TicketBoardProps extends Pick<TicketCardProps, 'onBump' | 'onLine' | 'onMenu'> {
  /** In the order in which they are read. Keep unchanged orders the same objects, and the handlers the same functions. */
  readonly tickets: readonly Ticket[];
  readonly label?: string;
  /** Rows of one height, each order in a place of its own. Without them cards stand as high as they are, column by column. */
  readonly rows?: number;
  /** As many as the width holds where none are given. */
  readonly columns?: number;
  /** Least inline size of a card, a CSS length; by default about eleven lines' heights. */
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

/** Least inline size of a card: 10.9 heights of a line. */
const USUAL_CARD = `calc(${String(10.9 * figures.lineHeight)} * var(--kitchen-line))`;

/** Elements of the cells by what they show. */
const useCellElements = () => {
  const elements = useRef(new Map<TicketPart, HTMLElement>());
  const onElement = useCallback((part: TicketPart, element: HTMLElement) => {
    elements.current.set(part, element);
    return () => {
      elements.current.delete(part);
    };
  }, []);
  return { elements, onElement };
};

/**
 * Orders as they wait, longest first: each as high as it is, down a column and then the next. One that does not fit goes on
 * in the next column; a dish is never parted or hidden. What does not fit is on further pages. It fills the height of what
 * it stands in.
 */
export function TicketBoard({
  tickets,
  label,
  rows = 1,
  columns,
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
  const geometry = useGeometry(board, probe, { rows, columns, sizes });
  const { opened, onDone } = useOpened();
  const { cells, ...shown } = usePage({ tickets, page, opened }, geometry, elements);
  const tiles = useMemo(() => [...new Set(cells.map(({ ticket }) => ticket.id))], [cells]);
  const places = usePlaces(tiles);
  useTold(geometry && { ...shown, tiles }, onPage);
  const roving = useRoving({ board, cells, selected, onSelect });
  const style = useMemo(() => styleOf(sizes), [sizes]);
  const { width = 0, gap = 0, rows: shownRows = 1 } = geometry ?? {};
  const high = Math.max(0, ...cells.map(({ top, height }) => top + height));
  return (
    <div ref={board} className={css.board} style={style}>
      <div ref={probe} className={css.probe} style={{ inlineSize: minCard }} aria-hidden="true" />
      {cells.length > 0 && (
        <div
          role="feed"
          aria-label={label ?? t`Orders`}
          className={css.cells}
          style={{ blockSize: `${String(high)}px` }}
          {...roving.handlers}
        >
          <TileKeys value={keys ?? places}>
            {cells.map(({ ticket, part, column, top, height }, index) => (
              <BoardCellView
                key={`${ticket.id} ${String(part.number)}`}
                ticket={ticket}
                part={part}
                start={column * (width + gap)}
                top={top}
                width={width}
                height={shownRows > 1 ? height : undefined}
                isFirst={ticket.id !== cells[index - 1]?.ticket.id}
                isSelected={ticket.id === selected}
                isTabStop={ticket.id === roving.tabStop}
                onElement={onElement}
                onDone={onDone}
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
