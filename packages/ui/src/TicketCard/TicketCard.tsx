import { useLingui } from '@lingui/react/macro';
import * as css from './TicketCard.css.ts';
import { TicketFace, type TicketCardProps } from './TicketFace.tsx';

/** An order on the wall: which, how old, where it goes, what to cook, and one press to move all of it. */
export function TicketCard(props: TicketCardProps) {
  const { t } = useLingui();
  const { number } = props.ticket;
  return (
    <article aria-label={t`Order ${number}`} className={props.isSelected === true ? css.selected : undefined}>
      <TicketFace {...props} />
    </article>
  );
}
