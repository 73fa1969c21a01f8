import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Check, ChevronDown, ChevronUp } from 'lucide-react';
import { Icon } from '../Icon/index.ts';
import { LineRow } from '../LineRow/index.ts';
import { StatusShape } from '../LineRow/StatusShape.tsx';
import { statusWords } from '../LineRow/words.ts';
import { classNames } from '../styles/classNames.ts';
import * as css from './TicketCard.css.ts';
import type { OtherSection, Piece, Ticket } from './types.ts';

export interface TicketPieceProps {
  readonly ticket: Ticket;
  readonly piece: Piece;
  readonly selectedLine: string | undefined;
  readonly isTabStop: boolean;
  /** The same functions in every rendering: rows are kept by them. */
  readonly onLine: ((line: string) => void) | undefined;
  readonly onMenu: ((line: string, anchor: HTMLElement) => void) | undefined;
  readonly onDone: (() => void) | undefined;
}

function Other({ section: { name, status } }: { readonly section: OtherSection }) {
  const { i18n } = useLingui();
  const word = i18n._(statusWords[status]);
  return (
    <span className={css.other}>
      <StatusShape status={status} UNSAFE_className={css.icon} />
      <span className={css.otherName}>{`${name} (${word})`}</span>
    </span>
  );
}

type DoneProps = Pick<TicketPieceProps, 'isTabStop' | 'onDone'> & {
  readonly piece: Extract<Piece, { kind: 'done' }>;
};
function Done({ piece: { count, isOpen }, isTabStop, onDone }: DoneProps) {
  const { t } = useLingui();
  return (
    <button
      type="button"
      className={css.done}
      aria-expanded={isOpen}
      tabIndex={isTabStop ? 0 : -1}
      onClick={onDone}
    >
      <Icon icon={Check} UNSAFE_className={css.icon} />
      {t`${plural(count, { one: '# done', other: '# done' })}`}
      <Icon icon={isOpen ? ChevronUp : ChevronDown} UNSAFE_className={css.icon} />
    </button>
  );
}

/** One of the things that a card is made of. */
export function TicketPiece(props: TicketPieceProps) {
  const { ticket, piece, selectedLine, isTabStop, onLine, onMenu, onDone } = props;
  const { t } = useLingui();
  switch (piece.kind) {
    case 'ribbon':
      return (
        <div
          className={classNames(css.ribbon, ticket.isRush === true && css.rush)}
          data-piece="ribbon"
          {...(ticket.isRush === true && { 'data-surface': 'inverse' })}
        >
          {ticket.ribbon}
        </div>
      );
    case 'note':
      return (
        <div className={css.note}>
          <bdi>{t`“${ticket.note ?? ''}”`}</bdi>
        </div>
      );
    case 'course':
      return (
        <div className={css.heading} data-surface="sunken">
          {piece.name}
        </div>
      );
    case 'addOns':
      return <div className={classNames(css.heading, css.addOns)}>{t`Added`}</div>;
    case 'alsoAt':
      return (
        <div className={css.others}>
          <span>{t`Also at:`}</span>
          {ticket.alsoAt?.map((section) => (
            <Other key={section.id} section={section} />
          ))}
        </div>
      );
    case 'done':
      return <Done piece={piece} isTabStop={isTabStop} onDone={onDone} />;
    case 'line':
      return (
        <div className={css.dish}>
          <LineRow
            line={piece.line}
            isSelected={piece.line.id === selectedLine}
            isTabStop={isTabStop}
            {...(onLine && { onPress: onLine })}
            {...(onMenu && { onMenu })}
            {...(piece.range && { range: piece.range })}
          />
        </div>
      );
  }
}
