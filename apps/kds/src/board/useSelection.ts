import { useState } from 'react';
import type { BoardCard, CardLine } from './card.ts';
import { after } from './filters.ts';

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
}

/** The card that keys act on, and the dish in it. A card that leaves takes its choice along. */
export function useSelection(page: readonly BoardCard[]): Selection {
  const [chosen, setChosen] = useState<Chosen>();
  const card = page.find(({ order }) => order.id === chosen?.order);
  const line = card?.lines.find((one) => one.line.id === chosen?.line);
  const choose = (order: string | undefined, line?: string): void =>
    setChosen(order === undefined ? undefined : { order, line });
  return {
    card,
    line,
    choose,
    step: (by) => {
      const index = card ? page.indexOf(card) + by : by === 1 ? 0 : page.length - 1;
      choose((page[index] ?? card)?.order.id);
    },
    stepLine: (by) => {
      const at = card ?? page[0];
      if (!at) return;
      const lines = at.lines.map((one) => one.line.id);
      const ordered = by === 1 ? lines : [...lines].reverse();
      choose(at.order.id, line ? after(ordered, line.line.id) : ordered[0]);
    },
  };
}
