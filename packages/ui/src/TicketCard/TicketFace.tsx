import { memo, useMemo } from 'react';
import { classNames } from '../styles/classNames.ts';
import { piecesOf } from './pieces.ts';
import { TicketBump } from './TicketBump.tsx';
import * as css from './TicketCard.css.ts';
import { TicketFoot } from './TicketFoot.tsx';
import { TicketHead } from './TicketHead.tsx';
import { TicketPiece, type TicketPieceProps } from './TicketPiece.tsx';
import type { Piece, Ticket, TicketPart } from './types.ts';

export interface TicketCardProps {
  readonly ticket: Ticket;
  /** What of it to show; a board parts orders that do not fit where they begin. */
  readonly part?: TicketPart;
  /** Whether it shows its key on a bump bar; an order that goes on elsewhere shows it once. */
  readonly hasTile?: boolean;
  /** The keys are here. */
  readonly isSelected?: boolean;
  readonly selectedLine?: string;
  /** Whether Tab reaches what is in it; a board lets only its current card be. */
  readonly isTabStop?: boolean;
  /** All of it: what `ticket.action` says. Keep the handlers the same functions. */
  readonly onBump?: (ticket: string) => void;
  readonly onLine?: (ticket: string, line: string) => void;
  /** The second key, or a press that is held; without a line it is about the order. */
  readonly onMenu?: (ticket: string, line: string | undefined, anchor: HTMLElement) => void;
  /** The row of what is done was pressed: it opens or closes. */
  readonly onDone?: (ticket: string) => void;
}

const keyOf = (piece: Piece, index: number): string =>
  piece.kind === 'line' ? piece.line.id : `${piece.kind} ${String(index)}`;

type OwnProps = Pick<TicketCardProps, 'ticket' | 'onLine' | 'onMenu' | 'onDone'>;
/** Handlers that know their order, the same as long as it is the same order. */
const useOwn = ({ ticket: { id }, onLine, onMenu, onDone }: OwnProps) =>
  useMemo(
    () => ({
      onLine: onLine && ((line: string) => onLine(id, line)),
      onLineMenu: onMenu && ((line: string, anchor: HTMLElement) => onMenu(id, line, anchor)),
      onOwnMenu: onMenu && ((_: string, anchor: HTMLElement) => onMenu(id, undefined, anchor)),
      onDone: onDone && (() => onDone(id)),
    }),
    [id, onLine, onMenu, onDone],
  );

/** Kept while a card is only moved to another place, with another key. */
const Pieces = memo(function Pieces({
  part,
  ...rest
}: Omit<TicketPieceProps, 'piece'> & { readonly part: TicketPart }) {
  return (
    <ul className={css.pieces}>
      {part.pieces.map((piece, index) => (
        <li key={keyOf(piece, index)}>
          <TicketPiece piece={piece} {...rest} />
        </li>
      ))}
    </ul>
  );
});

/** A card without a name of its own, for what gives it a place and a name. */
export const TicketFace = memo(function TicketFace(props: TicketCardProps) {
  const { ticket, part, hasTile = true, isSelected = false, selectedLine, isTabStop = true, onBump } = props;
  const own = useOwn(props);
  const shown = useMemo(() => part ?? { number: 1, of: 1, pieces: piecesOf(ticket) }, [part, ticket]);
  return (
    <div
      className={classNames(
        css.card,
        shown.number < shown.of && css.goesOn,
        shown.number > 1 && css.comesFrom,
      )}
      data-surface="raised"
    >
      <TicketHead ticket={ticket} part={shown} hasTile={hasTile} isSelected={isSelected}>
        {hasTile && shown.number === 1 && (
          <TicketBump ticket={ticket} isTabStop={isTabStop} onBump={onBump} onMenu={own.onOwnMenu} />
        )}
      </TicketHead>
      <div className={css.body}>
        <Pieces
          ticket={ticket}
          part={shown}
          selectedLine={selectedLine}
          isTabStop={isTabStop}
          onLine={own.onLine}
          onMenu={own.onLineMenu}
          onDone={own.onDone}
        />
      </div>
      <TicketFoot part={shown} />
    </div>
  );
});
