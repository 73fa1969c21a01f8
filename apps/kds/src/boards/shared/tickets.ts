import type { MonitorSettings } from '@comanda/api/calls';
import {
  type DelayLevel,
  isCompleted,
  isStage,
  leastOf,
  orderStatusOf,
  rankOf,
  type TaskStatus,
} from '@comanda/machines/kitchen/rules';
import { firedAt } from '../../engine/later.ts';
import { nameIn } from '@comanda/machines/language';
import type { KitchenAction, KitchenStatus, TicketLine } from '@comanda/ui/LineRow';
import type { OtherSection, ServiceKind, Ticket } from '@comanda/ui/TicketCard';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type BoardCard, type CardLine, fasterThan, lateSince } from './card.ts';
import {
  dishName,
  lateText,
  moverText,
  quantityText,
  sectionName,
  splitTexts,
  wantedText,
} from './labels.ts';
import type { BoardRules } from './kind.ts';
import { timeOf } from './levels.ts';
import { cardStep, heldOf, lineStep, type Step } from './steps.ts';
import type { TableChange } from './tables.ts';

/** What cards are written with. */
export interface Writing {
  readonly i18n: I18n;
  readonly locale: string;
  readonly settings: MonitorSettings | undefined;
}
const services: Readonly<Record<string, ServiceKind>> = {
  '00': 'in',
  '01': 'out',
  '02': 'delivery',
  '03': 'external',
};
export const levelWords = { intime: 'inTime', alert1: 'late', alert2: 'veryLate' } as const;
/** As its monitor sees it: what is to be done there, what is through, what it waits for. */
export const statusOf = (status: TaskStatus, { works }: BoardRules): KitchenStatus => {
  if (!isStage(status)) return 'givenUp';
  if (works.includes(status)) return status === 'CRT' ? 'started' : 'pending';
  return works.some((one) => isStage(one) && rankOf(one) > rankOf(status)) ? 'awaited' : 'finished';
};
const actions: Readonly<Record<Step['kind'], KitchenAction | undefined>> = {
  START: 'start',
  FINISH: 'finish',
  READY: 'ready',
  DELIVER: 'deliver',
  REOPEN: 'reopen',
  RECALL: undefined,
  HOLD: undefined,
  FIRE: undefined,
  RUSH: undefined,
  UNRUSH: undefined,
  TRANSFER: undefined,
  ACK_DISCARD: 'acknowledge',
  DISCARD: undefined,
};
export const actionOf = (step: Step | undefined): { readonly action?: KitchenAction } => {
  const action = step && actions[step.kind];
  return action ? { action } : {};
};

/** Fired later than the order was: the till has added it. */
const isAddOn = ({ own }: CardLine, { order }: BoardCard): boolean =>
  own.length > 0 &&
  own.every(
    ({ times, attempt = 0 }) => attempt === 0 && (times.PND ?? 0) > Math.max(order.card.at, firedAt(order)),
  );
/** Made anew: whoever sees it has made it before. */
const isRemade = ({ own }: CardLine): boolean => own.some(({ attempt = 0 }) => attempt > 0);

/** Of a dish that is made elsewhere: whether it is done is all that matters here. */
const foreignStatus = ({ foreign }: CardLine): KitchenStatus => {
  const status = leastOf(foreign.map((task) => task.status));
  return !isStage(status) ? 'givenUp' : isCompleted(status) ? 'finished' : 'awaited';
};

const lineOf = (one: CardLine, card: BoardCard, { i18n, settings }: Writing): TicketLine => {
  const { line, status, isPending } = one;
  const { locale } = i18n;
  const languages = settings?.languages ?? [];
  const course = line.course ? nameIn(line.course.names, locale, languages[0]) : '';
  return {
    id: line.id,
    quantity: quantityText(line.quantity, i18n),
    isSeveral: Number(line.quantity) > 1,
    name: dishName(line, locale, languages),
    modifiers: line.modifiers,
    note: line.note,
    status: one.own.length > 0 ? statusOf(status, card.rules) : foreignStatus(one),
    ...(isRemade(one) && { isRemade: true }),
    ...(heldOf(one.own) && { isHeld: true }),
    isAddOn: isAddOn(one, card),
    isSaving: isPending,
    ...(course !== '' && { course }),
    ...actionOf(lineStep(one, card, settings?.skipStart ?? false)),
  };
};

const othersOf = ({ lines, rules }: BoardCard, { i18n, settings }: Writing): readonly OtherSection[] => {
  const bySection = new Map<string, TaskStatus[]>();
  // What is made elsewhere stands on the card itself where whole orders are shown.
  if (lines.some(({ own }) => own.length === 0)) return [];
  for (const { section, status } of lines.flatMap(({ foreign }) => foreign))
    bySection.set(section, [...(bySection.get(section) ?? []), status]);
  return [...bySection].map(([id, statuses]) => ({
    id,
    name: sectionName(id, settings, i18n.locale),
    status: statusOf(leastOf(statuses), rules),
  }));
};

const byCourse = (one: CardLine, other: CardLine): number =>
  (one.line.course?.order ?? 0) - (other.line.course?.order ?? 0) || one.line.number - other.line.number;

const tableText = (table: TableChange, i18n: I18n): string => {
  const [from, to] = [table.from || '–', table.to || '–'];
  return i18n._(msg`Now ${to}, no longer ${from}`);
};
/**
 * What a cook has to know of it beside its dishes, in words: a change of its table before who was faster, as dishes may be
 * carried out any moment, and last how late the till told of it.
 */
const ribbonOf = (card: BoardCard, table: TableChange | undefined, { i18n, settings }: Writing): string => {
  const faster = fasterThan(card);
  const late = lateSince(card);
  const { wanted } = card.order.card;
  return [
    ...(card.isRush ? [i18n._(msg`URGENT: make it first`)] : []),
    ...(typeof wanted === 'number' ? [wantedText(wanted, settings, i18n)] : []),
    ...(table ? [tableText(table, i18n)] : []),
    ...splitTexts(card.order.card, i18n),
    ...(faster ? [moverText(faster, settings, i18n)] : []),
    ...(late === undefined ? [] : [lateText(late, settings, i18n)]),
  ].join(' · ');
};

const write = (
  card: BoardCard,
  level: DelayLevel,
  table: TableChange | undefined,
  writing: Writing,
): Ticket => {
  const { order, lines } = card;
  const { number, terminal, place, guests, note, serviceKind } = order.card;
  const { since, until } = timeOf(card);
  const ribbon = ribbonOf(card, table, writing);
  const isChanged = table !== undefined || lines.some((line) => line.status === 'PND' && isAddOn(line, card));
  return {
    id: order.id,
    number: String(number),
    till: terminal,
    place,
    guests,
    note,
    service: services[serviceKind] ?? 'in',
    since,
    level: levelWords[level],
    status: statusOf(orderStatusOf(lines.map(({ status }) => status)), card.rules),
    lines: lines.toSorted(byCourse).map((line) => lineOf(line, card, writing)),
    alsoAt: othersOf(card, writing),
    isSaving: lines.some(({ isPending }) => isPending),
    isChanged,
    ...(until !== undefined && { until }),
    ...(ribbon !== '' && { ribbon }),
    ...(card.isRush && { isRush: true }),
    ...actionOf(cardStep(card, writing.settings?.skipStart ?? false)),
  };
};

const left = new WeakMap<Ticket, Ticket>();
/** What has left by a press, and can be had back by one: all of it or nothing. */
export const leavingTicket = (ticket: Ticket): Ticket => {
  const known = left.get(ticket);
  if (known) return known;
  const lines = ticket.lines.map(({ action: _action, ...line }) => line);
  const one: Ticket = { ...ticket, action: 'takeBack', lines };
  left.set(ticket, one);
  return one;
};

/** What was there, where the news says the same. */
export const kept = <T extends object>(last: T | undefined, news: T): T =>
  last && JSON.stringify(last) === JSON.stringify(news) ? last : news;
const keptTicket = (last: Ticket | undefined, news: Ticket): Ticket =>
  kept(last, { ...news, lines: news.lines.map((line, index) => kept(last?.lines[index], line)) });

/** Writes cards. What reads the same as it did the last time is the same object, so that it is not drawn again. */
export const createWriter = (
  writing: Writing,
): ((card: BoardCard, level: DelayLevel, table?: TableChange) => Ticket) => {
  const written = new WeakMap<
    BoardCard,
    { readonly level: DelayLevel; readonly table: TableChange | undefined; readonly ticket: Ticket }
  >();
  const last = new WeakMap<BoardCard['order']['card'], Ticket>();
  return (card, level, table) => {
    const known = written.get(card);
    if (known?.level === level && known.table === table) return known.ticket;
    const ticket = keptTicket(last.get(card.order.card), write(card, level, table, writing));
    written.set(card, { level, table, ticket });
    last.set(card.order.card, ticket);
    return ticket;
  };
};
