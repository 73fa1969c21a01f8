import { figures } from '../LineRow/measures.ts';
import type { TicketLine } from '../LineRow/index.ts';
import { isQuiet } from '../LineRow/quiet.ts';
import { syllables } from '../LineRow/syllables.ts';
import { card } from '../TicketCard/cardMeasures.ts';
import type { Piece, Ticket } from '../TicketCard/index.ts';
import { hasService } from '../TicketCard/words.ts';
import type { KitchenSizes } from './legibility.ts';
import { linesOf, type MeasureText, type Weight, wrappedHeights } from './text.ts';

/** The words of a card that take room in it, in the language of the page. */
export interface CardWords {
  readonly service: Readonly<Record<Ticket['service'], string>>;
  readonly status: Readonly<Record<Ticket['status'], string>>;
  readonly alsoAt: string;
  readonly changed: string;
  readonly allergy: string;
  readonly takeBack: string;
  /** The longest word of a level: an order that becomes late must not be shared out anew. */
  readonly level: string;
}

/** What a card's heights follow from. */
export interface CardGeometry {
  /** Inline size of a card, pixels. */
  readonly width: number;
  readonly sizes: KitchenSizes;
  readonly words: CardWords;
  readonly measure: MeasureText;
}

/** Browsers round widths of text up or down by less than this. */
const ROUNDING = 1;

const textHeight = (
  { measure }: CardGeometry,
  { text, weight, size, width }: { text: string; weight: Weight; size: number; width: number },
  lineHeight: number,
): number => linesOf(text, weight, (width - ROUNDING) / size, measure) * size * lineHeight;

const innerWidth = ({ width }: CardGeometry): number => width - 2 * card.border - 2 * card.headInline;

/** A line's row: what its name takes, and each of its details. */
export interface LineHeights {
  readonly name: number;
  readonly details: readonly number[];
  /** Least height of the whole row. */
  readonly least: number;
}

export const lineHeights = (row: TicketLine, geometry: CardGeometry): LineHeights => {
  const { quantity, name, modifiers = [], note = '', action, status, isRemade, isHeld } = row;
  const { line, small, target } = geometry.sizes;
  const detail = line * figures.detail;
  // What is cooked stands in one row, cut off where it is too long.
  if (isQuiet(row)) return { name: detail * figures.lineHeight, details: [], least: 0 };
  const quantityWidth = Math.max(
    figures.quantity * line,
    geometry.measure(quantity, 'bold') * line + 2 * figures.hair,
  );
  const inner =
    geometry.width - 2 * card.border - figures.edge - 2 * figures.inline - quantityWidth - figures.gap;
  const high = (text: string, weight: Weight, width: number, size = detail) =>
    textHeight(geometry, { text: syllables(text), weight, size, width }, figures.lineHeight);
  const word =
    status === 'givenUp'
      ? geometry.measure(geometry.words.status.givenUp, 'medium') * line * figures.word + figures.gap
      : 0;
  const state = figures.shape * line + word + figures.gap;
  const modifierWidth = inner - figures.sign * detail - figures.gap;
  return {
    name: Math.max(high(name, 'bold', inner - state, line), status === 'givenUp' ? small : 0),
    details: [
      ...modifiers.map((modifier) =>
        modifier.sign === '!'
          ? high(`${geometry.words.allergy} ${modifier.name}`, 'bold', modifierWidth)
          : high(modifier.name, 'regular', modifierWidth),
      ),
      ...(note === '' ? [] : [high(`“${note}”`, 'regular', inner)]),
      ...(isRemade === true ? [detail * figures.lineHeight] : []),
      ...(isHeld === true ? [detail * figures.lineHeight] : []),
      ...(action === 'acknowledge' ? [detail * figures.lineHeight] : []),
    ],
    least: target,
  };
};

/** Height of a row with some of its details. */
export const rowHeight = (
  { name, details, least }: LineHeights,
  { sizes }: CardGeometry,
  range: { readonly from: number; readonly to: number } = { from: 0, to: details.length },
): number => {
  const shown = details.slice(range.from, range.to).reduce((sum, height) => sum + height, 0);
  // Said whole above; where a line goes on, as much of its name as one line takes.
  const named = range.from > 0 ? Math.min(name, sizes.line * figures.lineHeight) : name;
  const block = least > 0 || details.length > 0 ? 2 * figures.block : 0;
  return Math.max(least, named + shown + block) + figures.border;
};

/** Small text with a sign before it. */
const fact = ({ measure, sizes: { small } }: CardGeometry, text: string, hasSign = true) => ({
  width: measure(text, 'bold') * small + (hasSign ? small + card.iconGap : 0) + ROUNDING,
  height: small * card.smallLine,
});

const sum = (heights: readonly number[]): number => heights.reduce((total, height) => total + height, 0);

/** The head of a part that goes on with an order: number and age only, as large as a line. */
export const repeatedHeadHeight = ({ sizes }: CardGeometry): number =>
  2 * card.headBlock + 1 + Math.max(sizes.line * card.numberLine, sizes.small * card.smallLine);

/** The head of a card, with all that it may have to say before long. */
export const headHeight = (ticket: Ticket, geometry: CardGeometry): number => {
  const { sizes, words, measure } = geometry;
  const width = innerWidth(geometry);
  const { place = '', service, guests = 0, isChanged, status, action } = ticket;
  const size = sizes.line * figures.detail;
  const whole = measure(place, 'bold') * size + ROUNDING;
  const facts = [
    ...(place === ''
      ? []
      : [
          {
            width: Math.min(whole, width),
            height: textHeight(geometry, { text: place, weight: 'bold', size, width }, figures.lineHeight),
          },
        ]),
    ...(hasService(ticket) ? [fact(geometry, words.service[service])] : []),
    ...(guests > 0 ? [fact(geometry, String(guests))] : []),
    ...(isChanged === true ? [fact(geometry, words.changed)] : []),
    ...(action ? [] : [fact(geometry, words.status[status])]),
    fact(geometry, action === 'takeBack' ? words.takeBack : words.level),
  ];
  const numbers = Math.max(sizes.order * card.numberLine, sizes.small * 2);
  const rows = 2 * card.headBlock + 1 + numbers + sum(wrappedHeights(facts, width, card.gap));
  return Math.max(rows, action ? sizes.bump : 0);
};

/** What says below a part that the order goes on. */
export const footHeight = ({ sizes }: CardGeometry): number =>
  2 * card.smallBlock + sizes.small * card.smallLine;

/** Heights of what is no line. */
export const pieceHeight = (
  piece: Exclude<Piece, { kind: 'line' }>,
  ticket: Ticket,
  geometry: CardGeometry,
): number => {
  const { sizes, words } = geometry;
  const width = innerWidth(geometry);
  const text = (given: string, weight: Weight, size: number, lineHeight: number) =>
    2 * card.smallBlock + textHeight(geometry, { text: given, weight, size, width }, lineHeight);
  switch (piece.kind) {
    case 'ribbon':
      return text(
        ticket.ribbon ?? '',
        ticket.isRush ? 'bold' : 'medium',
        sizes.line * figures.detail,
        figures.lineHeight,
      );
    case 'note':
      return text(`“${ticket.note ?? ''}”`, 'regular', sizes.line * figures.detail, figures.lineHeight);
    case 'course':
      return text(piece.name, 'bold', sizes.small, card.smallLine);
    case 'addOns':
      return 2 * card.smallBlock + sizes.small * card.smallLine + figures.gap;
    case 'done':
      return Math.max(sizes.target, sizes.line * figures.detail * figures.lineHeight + 2 * figures.block);
    case 'alsoAt': {
      const facts = (ticket.alsoAt ?? []).map(({ name, status }) =>
        fact(geometry, `${name} (${words.status[status]})`),
      );
      const rows = wrappedHeights([fact(geometry, words.alsoAt, false), ...facts], width, card.gap);
      return 2 * card.smallBlock + sum(rows);
    }
  }
};

export const heightOf = (piece: Piece, ticket: Ticket, geometry: CardGeometry): number =>
  piece.kind === 'line'
    ? rowHeight(lineHeights(piece.line, geometry), geometry, piece.range)
    : pieceHeight(piece, ticket, geometry);
