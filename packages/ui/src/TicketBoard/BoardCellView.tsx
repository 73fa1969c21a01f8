/* oxlint-disable jsx-a11y/prefer-tag-over-role -- an ARIA grid laid out by CSS grid, as DataTable is */
import { memo } from 'react';
import { useLingui } from '@lingui/react/macro';
import { levels } from '../AgeScale/levels.ts';
import { TicketCard, type TicketCardProps } from '../TicketCard/index.ts';
import type { BoardCell } from './share.ts';
import * as css from './TicketBoard.css.ts';

type Handlers = Pick<TicketCardProps, 'onBump' | 'onLine' | 'onMenu'>;

interface BoardCellViewProps extends BoardCell, Handlers {
  readonly id: string;
  readonly tile: number;
  readonly isSelected: boolean;
  readonly isTabStop: boolean;
  readonly selectedLine?: string;
  readonly onElement: (cell: BoardCell, element: HTMLElement) => () => void;
}

/** A card in its cell. A part that only goes on with an order is no place of its own for the keys. */
export const BoardCellView = memo(function BoardCellView(props: BoardCellViewProps) {
  const { id, ticket, part, tile, isSelected, isTabStop, selectedLine, onElement, ...handlers } = props;
  const { t, i18n } = useLingui();
  const { number, place = '', level } = ticket;
  const word = i18n._(levels[level].word);
  const order = t`Order ${number}`;
  return (
    <div
      ref={(element) => (element ? onElement({ ticket, part }, element) : undefined)}
      id={id}
      role="gridcell"
      aria-label={[order, place, word].filter((text) => text !== '').join(', ')}
      aria-selected={isSelected}
      tabIndex={part.number > 1 ? -1 : isTabStop ? 0 : -1}
      data-ticket={ticket.id}
      className={css.cell}
    >
      <TicketCard
        ticket={ticket}
        part={part}
        tile={tile}
        isSelected={isSelected}
        isTabStop={isTabStop}
        {...(selectedLine !== undefined && { selectedLine })}
        {...handlers}
      />
    </div>
  );
});
