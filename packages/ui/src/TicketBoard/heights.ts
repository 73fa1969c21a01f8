import { figures } from '../LineRow/measures.ts';
import type { TicketLine } from '../LineRow/index.ts';
import { syllables } from '../LineRow/syllables.ts';
import { card } from '../TicketCard/cardMeasures.ts';
import type { Piece, Ticket } from '../TicketCard/index.ts';
import type { KitchenSizes } from './legibility.ts';
import { linesOf, type MeasureText, type Weight, wrappedHeights } from './text.ts';

/** The words of a card that take room in it, in the language of the page. */
export interface CardWords {
  readonly service: Readonly<Record<Ticket['service'], string>>;
  readonly status: Readonly<Record<Ticket['status'], string>>;
  readonly alsoAt: string;
  readonly changed: string;
  /** The longest word of a level: an order that becomes late must not be shared out anew. */
  readonly level: string;
}

/** What a card has to fit into. */
export interface CellGeometry {
  /** Inline size of a cell, pixels. */
  readonly width: number;
  readonly height: number;
  readonly sizes: KitchenSizes;
  readonly words: CardWords;
  readonly measure: MeasureText;
}

/** Browsers round widths of text up or down by less than this. */
const ROUNDING = 1;

const textHeight = (
  { measure }: CellGeometry,
  { text, weight, size, width }: { text: string; weight: Weight; size: number; width: number },
  lineHeight: number,
): number => linesOf(text, weight, (width - ROUNDING) / size, measure) * size * lineHeight;

const innerWidth = ({ width }: CellGeometry): number => width - 2 * card.border - 2 * card.headInline;

/** A line's row: what its name takes, and each of its details. */
export interface LineHeights {
  readonly name: number;
  readonly details: readonly number[];
}

export const lineHeights = (
  { quantity, name, modifiers = [], note = '', action }: TicketLine,
  geometry: CellGeometry,
): LineHeights => {
  const { line } = geometry.sizes;
  const quantityWidth = Math.max(
    figures.quantity * line,
    geometry.measure(quantity, 'bold') * line + 2 * figures.hair,
  );
  const detail =
    geometry.width - 2 * card.border - figures.edge - 2 * figures.inline - quantityWidth - figures.gap;
  const high = (text: string, weight: Weight, width: number) =>
    textHeight(geometry, { text: syllables(text), weight, size: line, width }, figures.lineHeight);
  const modifierWidth = detail - figures.sign * line - figures.gap;
  return {
    name: Math.max(
      high(name, 'bold', detail - figures.state * line - figures.gap),
      (figures.shape + figures.word) * line,
    ),
    details: [
      ...modifiers.map((modifier) =>
        high(modifier.name, modifier.sign === '!' ? 'bold' : 'regular', modifierWidth),
      ),
      ...(note === '' ? [] : [high(`“${note}”`, 'regular', detail)]),
      ...(action === 'acknowledge' ? [line * figures.lineHeight] : []),
    ],
  };
};

/** Height of a row with some of its details. */
export const rowHeight = (
  { name, details }: LineHeights,
  { sizes }: CellGeometry,
  range: { readonly from: number; readonly to: number } = { from: 0, to: details.length },
): number => {
  const shown = details.slice(range.from, range.to).reduce((sum, height) => sum + height, 0);
  // Said whole above; where a line goes on, as much of its name as one line takes.
  const named = range.from > 0 ? Math.min(name, sizes.line * figures.lineHeight) : name;
  return Math.max(sizes.target, named + shown) + sizes.gap + figures.border;
};

/** Small text with a sign before it. */
const fact = ({ measure, sizes: { small } }: CellGeometry, text: string, hasSign = true) => ({
  width: measure(text, 'bold') * small + (hasSign ? small + card.iconGap : 0) + ROUNDING,
  height: small * card.smallLine,
});

const sum = (heights: readonly number[]): number => heights.reduce((total, height) => total + height, 0);

/** The head of a part that goes on with an order: number and age only. */
export const repeatedHeadHeight = ({ sizes }: CellGeometry): number =>
  2 * card.headBlock + 1 + Math.max(sizes.order * card.numberLine, sizes.small * card.smallLine);

/** The head of a card, with all that it may have to say before long. */
export const headHeight = (ticket: Ticket, geometry: CellGeometry): number => {
  const { sizes, words, measure } = geometry;
  const width = innerWidth(geometry);
  const { place = '', service, guests = 0, isChanged } = ticket;
  const whole = measure(place, 'bold') * sizes.line + ROUNDING;
  const facts = [
    ...(place === ''
      ? []
      : [
          {
            width: Math.min(whole, width),
            height: textHeight(
              geometry,
              { text: place, weight: 'bold', size: sizes.line, width },
              figures.lineHeight,
            ),
          },
        ]),
    fact(geometry, words.service[service]),
    ...(guests > 0 ? [fact(geometry, String(guests))] : []),
    ...(isChanged === true ? [fact(geometry, words.changed)] : []),
    fact(geometry, words.level),
  ];
  return repeatedHeadHeight(geometry) + sum(wrappedHeights(facts, width, card.gap));
};

/** What stands below the last line: one press for all, or how it stands. */
export const footHeight = ({ action }: Pick<Ticket, 'action'>, { sizes }: CellGeometry): number =>
  sizes.gap / 2 +
  card.footBlock +
  (action ? Math.max(sizes.bump, sizes.line * card.smallLine + 4) : sizes.small * card.smallLine);

/** Heights of what is no line. */
export const pieceHeight = (
  piece: Exclude<Piece, { kind: 'line' }>,
  ticket: Ticket,
  geometry: CellGeometry,
): number => {
  const { sizes, words } = geometry;
  const width = innerWidth(geometry);
  const text = (given: string, weight: Weight, size: number, lineHeight: number) =>
    2 * card.smallBlock + textHeight(geometry, { text: given, weight, size, width }, lineHeight);
  switch (piece.kind) {
    case 'ribbon':
      return text(ticket.ribbon ?? '', 'medium', sizes.small, card.smallLine);
    case 'note':
      return text(`“${ticket.note ?? ''}”`, 'regular', sizes.line, figures.lineHeight);
    case 'course':
      return text(piece.name, 'bold', sizes.small, card.smallLine);
    case 'addOns':
      return 2 * card.smallBlock + sizes.small * card.smallLine + figures.gap;
    case 'alsoAt': {
      const facts = (ticket.alsoAt ?? []).map(({ name, status }) =>
        fact(geometry, `${name} (${words.status[status]})`),
      );
      const rows = wrappedHeights([fact(geometry, words.alsoAt, false), ...facts], width, card.gap);
      return 2 * card.smallBlock + sum(rows);
    }
  }
};
