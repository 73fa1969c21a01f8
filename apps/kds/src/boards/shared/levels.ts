import type { MonitorSettings } from '@comanda/api/calls';
import {
  ageOf,
  type DelayLevel,
  delayLevels,
  type Delays,
  delaysFor,
  levelOf,
  nextLevelIn,
  usualDelays,
} from '@comanda/machines/kitchen/rules';
import type { ShownTask } from '../../engine/kitchen.ts';
import { type BoardCard, openTasks } from './card.ts';

type DelaysOf = (section: string) => Delays;
export const delaysBy = (settings: MonitorSettings | undefined): DelaysOf => {
  const delays = new Map(settings?.sections.map(({ id, alert1, alert2 }) => [id, { alert1, alert2 }]));
  return (section) => settings?.delays ?? delays.get(section) ?? usualDelays;
};

/** The tasks that a card is as late as: those that are open, or all once none is. */
const reckoned = (card: BoardCard): readonly ShownTask[] => {
  const open = openTasks(card);
  return open.length > 0 ? open : card.lines.flatMap(({ own }) => own);
};
const worst = (levels: readonly DelayLevel[]): DelayLevel =>
  delayLevels[Math.max(0, ...levels.map((level) => delayLevels.indexOf(level)))] ?? 'intime';

/** How old a dish is by the stages that its monitor counts. */
const ageIn = ({ rules: { age } }: BoardCard, { status, times }: ShownTask, now: number): number =>
  age.from === 'PND'
    ? ageOf(status, times, now)
    : Math.max(0, (times[age.until] ?? now) - (times[age.from] ?? now));

/** From when on a dish is late at its monitor: one that takes longer to make is late later. */
const delaysIn = ({ rules, lines }: BoardCard, { section, line }: ShownTask, delaysOf: DelaysOf): Delays =>
  rules.delays ??
  delaysFor(delaysOf(section), lines.find((one) => one.line.id === line)?.line.preparation ?? 0);

/** How late a card is (docs/product.md §16.6): as its latest open dish. */
export const cardLevel = (card: BoardCard, delaysOf: DelaysOf, now: number): DelayLevel =>
  worst(reckoned(card).map((task) => levelOf(ageIn(card, task, now), delaysIn(card, task, delaysOf))));

export interface Levels {
  /** By order. */
  readonly levels: ReadonlyMap<string, DelayLevel>;
  /** Milliseconds until one of them changes, if one will: the one timer of the whole board waits for it. */
  readonly nextIn: number | undefined;
}
interface Reckoned {
  readonly level: DelayLevel;
  /** It holds from then until then. */
  readonly from: number;
  readonly until: number;
}
/** Reckons how late cards are, each once as long as it stays so and is as late. */
export const createLevels = (delaysOf: DelaysOf): ((cards: readonly BoardCard[], now: number) => Levels) => {
  const known = new WeakMap<BoardCard, Reckoned>();
  const reckon = (card: BoardCard, now: number): Reckoned => {
    const last = known.get(card);
    if (last && last.from <= now && now < last.until) return last;
    const flips = openTasks(card).map(
      (task) => nextLevelIn(ageIn(card, task, now), delaysIn(card, task, delaysOf)) ?? Infinity,
    );
    const next = {
      level: cardLevel(card, delaysOf, now),
      from: now,
      until: now + Math.min(Infinity, ...flips),
    };
    known.set(card, next);
    return next;
  };
  return (cards, now) => {
    const all = cards.map((card) => [card.order.id, reckon(card, now)] as const);
    const next = all.reduce((least, [, { until }]) => Math.min(least, until), Infinity);
    return {
      levels: new Map(all.map(([id, { level }]) => [id, level])),
      nextIn: Number.isFinite(next) ? next - now : undefined,
    };
  };
};

/** What a card's clock shows: since when, and where it stands still. Milliseconds of the server's clock. */
export const timeOf = (card: BoardCard): { readonly since: number; readonly until: number | undefined } => {
  const tasks = reckoned(card);
  const since = tasks.reduce(
    (oldest, { times }) => Math.min(oldest, times[card.rules.age.from] ?? Infinity),
    Infinity,
  );
  const start = Number.isFinite(since) ? since : card.order.card.at;
  if (openTasks(card).length > 0) return { since: start, until: undefined };
  const age = Math.max(0, ...tasks.map((task) => ageIn(card, task, start)));
  return { since: start, until: start + age };
};
