import {
  discardRow,
  type MonitorKind,
  rushRows,
  transferRow,
  waitingRows,
} from '@comanda/machines/kitchen/rules';
import type { I18n } from '@lingui/core';
import type { Kitchen, ShownTask } from '../../engine/kitchen.ts';
import type { BoardCard, CardLine } from './card.ts';
import { labelOf, stepWords } from './labels.ts';
import {
  acknowledgeOf,
  cardStep,
  discardOf,
  heldOf,
  holdOf,
  lineStep,
  rushOf,
  startOf,
  type Step,
} from './steps.ts';

/** What this monitor may do beside the next step of a dish. */
export interface May {
  readonly discard: boolean;
  readonly hold: boolean;
  readonly rush: boolean;
  /** Whether dishes may be handed to other sections. */
  readonly transfer: boolean;
}
const holdingKinds: readonly MonitorKind[] = waitingRows[0].by;
const has = (kinds: readonly MonitorKind[], kind: MonitorKind | undefined): boolean =>
  kind !== undefined && kinds.includes(kind);

/** What lies before a cook. */
export interface Seen {
  readonly cards: readonly BoardCard[];
  readonly leaving: ReadonlyMap<string, string>;
}
export interface HandsHost {
  /** Is told of an operation on an order. */
  readonly pressed?: (order: string, opId: string) => void;
  /** What is through is brought back only after a question. */
  readonly askBack?: (card: BoardCard, line: CardLine | undefined) => void;
}

/** What a cook's touch does, on cards as they are shown. The same functions as long as the screen lives. */
export interface Hands {
  /**
   * The list as it is shown from now on: what a cook sees is what a touch means.
   * @param leaving orders that are through, and the operation that takes each of them back
   */
  readonly see: (cards: readonly BoardCard[], leaving?: ReadonlyMap<string, string>) => void;
  /** What is seen now, for a finger that comes down now and presses later. */
  readonly seen: () => Seen;
  /** What is done meanwhile is done to what was seen then. */
  readonly as: (seen: Seen, act: () => void) => void;
  /** The next step of an order; what has left by a press comes back. */
  readonly bump: (order: string) => void;
  readonly line: (order: string, line: string) => void;
  readonly start: (order: string) => void;
  readonly acknowledge: (order: string, line: string | undefined) => void;
  /** Of a card as the cook had it when they were asked. */
  readonly take: (card: BoardCard, step: Step) => void;
  /** Holds a dish back, or all of an order that is not begun; what is held back begins. */
  readonly hold: (order: string, line: string | undefined) => void;
  /** Makes an order go first, or no longer. */
  readonly rush: (order: string) => void;
  /** What may be done to a card beside its next step; nothing where there is nothing. */
  readonly beside: (order: string) => { readonly card: BoardCard; readonly may: May } | undefined;
  readonly labelOf: (card: BoardCard, step: Step) => string;
}

const lineOf = ({ lines }: BoardCard, id: string | undefined): CardLine | undefined =>
  lines.find(({ line }) => line.id === id);
const ownOf = ({ lines }: BoardCard): readonly ShownTask[] => lines.flatMap(({ own }) => own);

export const createHands = (kitchen: Kitchen, i18n: I18n, host: HandsHost = {}): Hands => {
  let shown: Seen = { cards: [], leaving: new Map() };
  let meant: Seen | undefined;
  const seen = (): Seen => meant ?? shown;
  const find = (id: string): BoardCard | undefined => seen().cards.find(({ order }) => order.id === id);
  const settings = () => kitchen.state.get().settings;
  const skipStart = (): boolean => settings()?.skipStart ?? false;
  const may = (): May => {
    const { kind, discard, transfer } = settings() ?? {};
    return {
      discard: discard === true && has(discardRow.by, kind),
      hold: has(holdingKinds, kind),
      rush: has(rushRows[0].by, kind),
      transfer: transfer === true && has(transferRow.by, kind),
    };
  };
  const label = (card: BoardCard, step: Step): string => labelOf(card, step, i18n, settings());
  const take = (card: BoardCard, step: Step): void => {
    const said = `${i18n._(stepWords[step.kind])}: ${label(card, step)}`;
    const opId = kitchen.move(step.kind, step.tasks, said, step.section);
    // That something was seen is not taken back.
    if (opId !== undefined && step.kind !== 'ACK_DISCARD') host.pressed?.(card.order.id, opId);
  };
  const act = (order: string, stepOf: (card: BoardCard) => Step | undefined, line?: string): void => {
    const card = seen().leaving.has(order) ? undefined : find(order);
    const step = card && stepOf(card);
    if (!step) return;
    if (step.kind === 'REOPEN') host.askBack?.(card, lineOf(card, line));
    else take(card, step);
  };
  return {
    see: (cards, leaving = new Map()) => {
      shown = { cards, leaving };
    },
    seen,
    as: (then, todo) => {
      meant = then;
      try {
        todo();
      } finally {
        meant = undefined;
      }
    },
    bump: (order) => {
      const opId = seen().leaving.get(order);
      if (opId === undefined) act(order, (card) => cardStep(card, skipStart()));
      else kitchen.takeBack(opId);
    },
    line: (order, id) =>
      act(
        order,
        (card) => {
          const line = lineOf(card, id);
          return line && lineStep(line, card, skipStart());
        },
        id,
      ),
    start: (order) => act(order, (card) => startOf(ownOf(card))),
    acknowledge: (order, id) =>
      act(order, (card) => {
        const line = lineOf(card, id);
        return acknowledgeOf(line ? [line] : card.lines);
      }),
    take,
    hold: (order, id) =>
      act(order, (card) => {
        const own = lineOf(card, id)?.own ?? ownOf(card);
        return heldOf(own) ?? (may().hold ? holdOf(own) : undefined);
      }),
    rush: (order) => act(order, (card) => (may().rush ? rushOf(ownOf(card)) : undefined)),
    beside: (order) => {
      const card = find(order);
      const own = card ? ownOf(card) : [];
      const can = may();
      const isAny =
        ((can.discard || can.transfer) && discardOf(own)) ||
        (can.hold && holdOf(own)) ||
        (can.rush && rushOf(own)) ||
        heldOf(own) !== undefined;
      return card && isAny ? { card, may: can } : undefined;
    },
    labelOf: label,
  };
};
