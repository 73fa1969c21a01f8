import type { I18n } from '@lingui/core';
import type { Kitchen, ShownTask } from '../engine/kitchen.ts';
import type { BoardCard, CardLine } from './card.ts';
import { labelOf, stepWords } from './labels.ts';
import { acknowledgeOf, cardStep, discardOf, lineStep, startOf, type Step } from './steps.ts';

/** What a cook's touch does, on cards as they are shown. The same functions as long as the screen lives. */
export interface Hands {
  /** The list as it is shown from now on: what a cook sees is what a touch means. */
  readonly see: (cards: readonly BoardCard[]) => void;
  readonly bump: (order: string) => void;
  readonly line: (order: string, line: string) => void;
  readonly start: (order: string) => void;
  readonly acknowledge: (order: string, line: string | undefined) => void;
  /** Of a card as the cook had it when they were asked. */
  readonly discard: (card: BoardCard, step: Step) => void;
  /** The card, where something of it can be given up at this monitor. */
  readonly discardable: (order: string) => BoardCard | undefined;
  readonly labelOf: (card: BoardCard, step: Step) => string;
}

const lineOf = ({ lines }: BoardCard, id: string | undefined): CardLine | undefined =>
  lines.find(({ line }) => line.id === id);
const ownOf = ({ lines }: BoardCard): readonly ShownTask[] => lines.flatMap(({ own }) => own);

export const createHands = (kitchen: Kitchen, i18n: I18n): Hands => {
  let shown: readonly BoardCard[] = [];
  const find = (id: string): BoardCard | undefined => shown.find(({ order }) => order.id === id);
  const settings = () => kitchen.state.get().settings;
  const skipStart = (): boolean => settings()?.skipStart ?? false;
  const label = (card: BoardCard, step: Step): string => labelOf(card, step, i18n, settings());
  const take = (card: BoardCard, step: Step): void =>
    kitchen.move(step.kind, step.tasks, `${i18n._(stepWords[step.kind])}: ${label(card, step)}`);
  const act = (order: string, stepOf: (card: BoardCard) => Step | undefined): void => {
    const card = find(order);
    const step = card && stepOf(card);
    if (step) take(card, step);
  };
  return {
    see: (cards) => {
      shown = cards;
    },
    bump: (order) => act(order, (card) => cardStep(card, skipStart())),
    line: (order, id) =>
      act(order, (card) => {
        const line = lineOf(card, id);
        return line && lineStep(line, skipStart());
      }),
    start: (order) => act(order, (card) => startOf(ownOf(card))),
    acknowledge: (order, id) =>
      act(order, (card) => {
        const line = lineOf(card, id);
        return acknowledgeOf(line ? [line] : card.lines);
      }),
    discard: take,
    discardable: (order) => {
      const card = find(order);
      return settings()?.discard === true && card && discardOf(ownOf(card)) ? card : undefined;
    },
    labelOf: label,
  };
};
