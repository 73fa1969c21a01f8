import type { Dish, DishPortion } from '@comanda/ui/DishBoard';
import type { I18n } from '@lingui/core';
import type { MonitorSettings } from '@comanda/api/calls';
import type { DelayLevel } from '@comanda/machines/kitchen/rules';
import { type BoardCard, type CardLine, struckTasks } from '../shared/card.ts';
import { dishName } from '../shared/labels.ts';
import { timeOf } from '../shared/levels.ts';
import { cardStep, lineStep } from '../shared/steps.ts';
import { actionOf, kept, levelWords, statusOf } from '../shared/tickets.ts';

const quantityOf = (lines: readonly CardLine[]): number =>
  lines.reduce((sum, { line }) => sum + Number(line.quantity), 0);

/** What is made in one way and is equally far; the one that waits longest is what a press is about. */
const portionsOf = (card: BoardCard, { i18n, settings }: DishWriting): readonly DishPortion[] => {
  const ways = new Map<string, CardLine[]>();
  for (const line of card.lines) {
    const { modifiers, note } = line.line;
    const way = JSON.stringify([modifiers, note, line.status]);
    ways.set(way, [...(ways.get(way) ?? []), line]);
  }
  return [...ways.values()].flatMap((lines) => {
    const [first] = lines;
    if (!first) return [];
    const { id, modifiers, note } = first.line;
    return [
      {
        id,
        quantity: i18n.number(quantityOf(lines)),
        modifiers,
        note,
        status: statusOf(first.status, card.rules),
        isSaving: lines.some(({ isPending }) => isPending),
        ...actionOf(lineStep(first, card, settings?.skipStart ?? false)),
      },
    ];
  });
};

export interface DishWriting {
  readonly i18n: I18n;
  readonly settings: MonitorSettings | undefined;
}

/** Writes cards of dishes. What reads the same as it did the last time is the same object, so that it is not drawn again. */
export const createDishWriter = (
  writing: DishWriting,
): ((card: BoardCard, level: DelayLevel, isLeaving: boolean) => Dish) => {
  const last = new Map<string, Dish>();
  const { i18n, settings } = writing;
  return (card, level, isLeaving) => {
    const { since, until } = timeOf(card);
    const lines = card.lines.filter((line) => struckTasks(line).length === 0);
    const [first] = card.lines;
    const dish: Dish = {
      id: card.order.id,
      name: first ? dishName(first.line, i18n.locale, settings?.languages ?? []) : '',
      quantity: i18n.number(quantityOf(lines)),
      since,
      level: levelWords[level],
      orders: [...new Set(card.lines.map(({ of }) => String(of.card.number)))],
      portions: portionsOf(card, writing),
      ...(until !== undefined && { until }),
      ...(isLeaving ? { action: 'takeBack' } : actionOf(cardStep(card, settings?.skipStart ?? false))),
    };
    const next = kept(last.get(dish.id), dish);
    last.set(dish.id, next);
    return next;
  };
};
