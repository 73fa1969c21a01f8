import type { TaskStatus } from '@comanda/machines/kitchen/rules';
import { useCallback, useState } from 'react';
import type { BoardCard, CardLine } from './card.ts';
import { after } from './filters.ts';

/** What is through has nothing left to press, nor has what is awaited. */
const isToDo = (status: TaskStatus, { rules }: BoardCard): boolean =>
  status === 'DSC' || rules.works.includes(status);

interface Chosen {
  readonly order: string;
  readonly line: string | undefined;
}
export interface Selection {
  readonly card: BoardCard | undefined;
  readonly line: CardLine | undefined;
  readonly choose: (order: string | undefined, line?: string) => void;
  /** To the card so many places on; from none to the first or the last. */
  readonly step: (by: 1 | -1) => void;
  readonly stepLine: (by: 1 | -1) => void;
  /** The orders of the page, as they are from now on: a card that leaves takes its choice along. */
  readonly keepTo: (page: readonly string[]) => void;
}

/**
 * The card that keys act on, and the dish in it.
 * @param page the orders that are shown when it is asked
 */
export function useSelection(list: readonly BoardCard[], page: () => readonly string[]): Selection {
  const [chosen, setChosen] = useState<Chosen>();
  const keepTo = useCallback(
    (orders: readonly string[]): void =>
      setChosen((last) => (last && orders.includes(last.order) ? last : undefined)),
    [],
  );
  const card = list.find(({ order }) => order.id === chosen?.order);
  const line = card?.lines.find((one) => one.line.id === chosen?.line);
  const choose = (order: string | undefined, line?: string): void =>
    setChosen(order === undefined ? undefined : { order, line });
  return {
    card,
    line,
    choose,
    step: (by) => {
      const orders = page();
      const index = card ? orders.indexOf(card.order.id) + by : by === 1 ? 0 : orders.length - 1;
      choose(orders[index] ?? card?.order.id);
    },
    stepLine: (by) => {
      const at = card ?? list.find(({ order }) => order.id === page()[0]);
      if (!at) return;
      const lines = at.lines
        .filter(({ status }) => at.isPast || isToDo(status, at))
        .map((one) => one.line.id);
      const ordered = by === 1 ? lines : [...lines].reverse();
      choose(at.order.id, line ? after(ordered, line.line.id) : ordered[0]);
    },
    keepTo,
  };
}
