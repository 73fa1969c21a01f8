import { useLingui } from '@lingui/react/macro';
import { type CSSProperties, memo, useLayoutEffect, useMemo, useRef } from 'react';
import { levels } from '../AgeScale/levels.ts';
import type { TicketCardProps } from '../TicketCard/index.ts';
import { selected } from '../TicketCard/TicketCard.css.ts';
import { TicketFace } from '../TicketCard/TicketFace.tsx';
import { classNames } from '../styles/classNames.ts';
import type { BoardCell } from './place.ts';
import * as css from './TicketBoard.css.ts';

type Handlers = Pick<TicketCardProps, 'onBump' | 'onLine' | 'onMenu' | 'onDone'>;

interface BoardCellViewProps extends Pick<BoardCell, 'ticket' | 'part' | 'top'>, Handlers {
  /** Pixels from where lines begin. */
  readonly start: number;
  readonly width: number;
  /** In a grid all cards are as high as their places. */
  readonly height: number | undefined;
  /** The first cell of its order on the page: it shows the key, and is the place of the keys. */
  readonly isFirst: boolean;
  readonly isSelected: boolean;
  readonly isTabStop: boolean;
  readonly selectedLine?: string;
  readonly onElement: (part: BoardCell['part'], element: HTMLElement) => () => void;
}

/** The card's element. One that goes to another column is there at once: it would fly over all others. */
const useCell = (start: number, part: BoardCell['part'], onElement: BoardCellViewProps['onElement']) => {
  const cell = useRef<HTMLElement>(null);
  const last = useRef(start);
  useLayoutEffect(() => {
    const element = cell.current;
    if (!element || last.current === start) return undefined;
    last.current = start;
    element.style.transition = 'none';
    const frame = requestAnimationFrame(() => element.style.removeProperty('transition'));
    return () => cancelAnimationFrame(frame);
  }, [start]);
  useLayoutEffect(() => (cell.current ? onElement(part, cell.current) : undefined), [part, onElement]);
  return cell;
};

/** A card in its place. A part that only goes on with an order is no place of its own for the keys. */
export const BoardCellView = memo(function BoardCellView(props: BoardCellViewProps) {
  const { ticket, part, start, top, width, height, ...others } = props;
  const { isFirst, isSelected, isTabStop, selectedLine, onElement, ...handlers } = others;
  const { t, i18n } = useLingui();
  const { number, place = '', level } = ticket;
  const cell = useCell(start, part, onElement);
  const word = i18n._(levels[level].word);
  const order = t`Order ${number}`;
  const style = useMemo(
    (): CSSProperties => ({
      inlineSize: `${String(width)}px`,
      insetInlineStart: `${String(start)}px`,
      translate: `0 ${String(top)}px`,
      ...(height !== undefined && { blockSize: `${String(height)}px` }),
    }),
    [width, top, start, height],
  );
  return (
    <article
      ref={cell}
      aria-label={[order, place, word].filter((text) => text !== '').join(', ')}
      aria-current={isSelected}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a feed has the focus on its articles
      tabIndex={isTabStop && isFirst ? 0 : -1}
      data-ticket={ticket.id}
      style={style}
      className={classNames(css.cell, isSelected && selected)}
    >
      <TicketFace
        ticket={ticket}
        part={part}
        hasTile={isFirst}
        isSelected={isSelected}
        isTabStop={isTabStop}
        {...(selectedLine !== undefined && { selectedLine })}
        {...handlers}
      />
    </article>
  );
});
