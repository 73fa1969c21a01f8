import { isStage, rankOf } from '@comanda/machines/kitchen/rules';
import type { CalledOrder } from '@comanda/ui/CallBoard';
import type { Ticket } from '@comanda/ui/TicketCard';
import type { BoardCard } from '../shared/card.ts';

export interface Called {
  readonly preparing: readonly CalledOrder[];
  readonly ready: readonly CalledOrder[];
}
const isPreparing = ({ order, status }: BoardCard): boolean =>
  order.card.circuit?.hasPickup === true && isStage(status) && rankOf(status) < rankOf('RDY');

/**
 * What is called: orders with a dish that is not ready are being prepared; the newest that is ready stands first, as its guest
 * looks for it.
 * @param tickets what can be pressed, and what was pressed just now
 */
export const calledOf = (all: readonly BoardCard[], tickets: readonly Ticket[]): Called => ({
  preparing: all.filter(isPreparing).map(({ order: { id, card } }) => ({
    id,
    number: String(card.number),
    detail: card.place,
  })),
  ready: tickets
    .flatMap(({ id, number, place = '', action, since }) =>
      action === 'deliver' || action === 'takeBack'
        ? [{ since, order: { id, number, detail: place, action } }]
        : [],
    )
    .toSorted((one, other) => other.since - one.since)
    .map(({ order }) => order),
});
