import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { levels } from '../AgeScale/levels.ts';
import type { TicketCardProps } from '../TicketCard/index.ts';
import { selected } from '../TicketCard/TicketCard.css.ts';
import { TicketFace } from '../TicketCard/TicketFace.tsx';
import { classNames } from '../styles/classNames.ts';
import type { BoardCell } from './share.ts';
import * as css from './TicketBoard.css.ts';

type Handlers = Pick<TicketCardProps, 'onBump' | 'onLine' | 'onMenu'>;

interface BoardCellViewProps extends BoardCell, Handlers {
  /** The first cell of its order on the page: it shows the key, and is the place of the keys. */
  readonly isFirst: boolean;
  readonly isSelected: boolean;
  readonly isTabStop: boolean;
  readonly selectedLine?: string;
  readonly onElement: (cell: BoardCell, element: HTMLElement) => () => void;
}

/** A card in its cell. A part that only goes on with an order is no place of its own for the keys. */
export const BoardCellView = memo(function BoardCellView(props: BoardCellViewProps) {
  const { ticket, part, isFirst, isSelected, isTabStop, selectedLine, onElement, ...handlers } = props;
  const { t, i18n } = useLingui();
  const { number, place = '', level } = ticket;
  const word = i18n._(levels[level].word);
  const order = t`Order ${number}`;
  return (
    <article
      ref={(element) => (element ? onElement({ ticket, part }, element) : undefined)}
      aria-label={[order, place, word].filter((text) => text !== '').join(', ')}
      aria-current={isSelected}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a feed has the focus on its articles
      tabIndex={isTabStop && isFirst ? 0 : -1}
      data-ticket={ticket.id}
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
