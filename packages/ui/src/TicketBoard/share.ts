import type { Piece, Ticket, TicketPart } from '../TicketCard/index.ts';
import { piecesOf } from '../TicketCard/pieces.ts';
import {
  type CellGeometry,
  footHeight,
  headHeight,
  lineHeights,
  pieceHeight,
  repeatedHeadHeight,
  rowHeight,
} from './heights.ts';
import { card } from '../TicketCard/cardMeasures.ts';

/** Pieces that are never parted: headings stay with the line below them. */
interface Unit {
  readonly pieces: readonly Piece[];
  readonly height: number;
}

export const heightOf = (piece: Piece, ticket: Ticket, geometry: CellGeometry): number =>
  piece.kind === 'line'
    ? rowHeight(lineHeights(piece.line, geometry), geometry, piece.range)
    : pieceHeight(piece, ticket, geometry);

const unitsOf = (ticket: Ticket, geometry: CellGeometry): readonly Unit[] => {
  const units: Unit[] = [];
  let pieces: Piece[] = [];
  let height = 0;
  for (const piece of piecesOf(ticket)) {
    pieces.push(piece);
    height += heightOf(piece, ticket, geometry);
    if (piece.kind === 'course' || piece.kind === 'addOns') continue;
    units.push({ pieces, height });
    pieces = [];
    height = 0;
  }
  return units;
};

/** A line too high for a cell is parted between its details; what cannot be parted any further stays as it is. */
const parted = (unit: Unit, ticket: Ticket, room: number, geometry: CellGeometry): readonly Unit[] => {
  const last = unit.pieces.at(-1);
  if (last?.kind !== 'line') return [unit];
  const heights = lineHeights(last.line, geometry);
  const { from, to } = last.range ?? { from: 0, to: heights.details.length };
  if (to - from < 2) return [unit];
  const before = unit.pieces.slice(0, -1);
  const above = before.reduce((sum, piece) => sum + heightOf(piece, ticket, geometry), 0);
  let cut = from + 1;
  while (cut < to - 1 && above + rowHeight(heights, geometry, { from, to: cut + 1 }) <= room) cut += 1;
  const first: Piece = { kind: 'line', line: last.line, range: { from, to: cut } };
  const rest: Piece = { kind: 'line', line: last.line, range: { from: cut, to } };
  return [
    { pieces: [...before, first], height: above + heightOf(first, ticket, geometry) },
    { pieces: [rest], height: heightOf(rest, ticket, geometry) },
  ];
};

const total = (units: readonly Unit[]): number => units.reduce((sum, { height }) => sum + height, 0);

/**
 * Shares an order out over as many cells as it needs: no line is ever left out. The last part has the press for all;
 * `reserve` is room, in pixels, that turned out to be missing when the order was drawn.
 */
export const share = (ticket: Ticket, geometry: CellGeometry, reserve = 0): readonly TicketPart[] => {
  const cell = geometry.height - 2 * card.border - reserve;
  const first = cell - headHeight(ticket, geometry);
  const further = cell - repeatedHeadHeight(geometry);
  const foot = footHeight(ticket, geometry);
  const strip = footHeight({}, geometry);
  let rest = unitsOf(ticket, geometry);
  const parts: (readonly Unit[])[] = [];
  const room = (): number => (parts.length === 0 ? first : further);
  while (rest.length > 0 && total(rest) > room() - foot) {
    let taken = 0;
    let used = 0;
    // The last part keeps a line above its press.
    while (taken < rest.length - 1 && used + (rest[taken]?.height ?? 0) <= room() - strip) {
      used += rest[taken]?.height ?? 0;
      taken += 1;
    }
    const [next] = rest;
    if (taken === 0 && next) {
      const pieces = parted(next, ticket, room() - strip, geometry);
      // Nothing gets smaller: its cell grows instead.
      if (pieces.length === 1 && rest.length === 1) break;
      rest = [...pieces, ...rest.slice(1)];
      taken = 1;
    }
    parts.push(rest.slice(0, taken));
    rest = rest.slice(taken);
  }
  parts.push(rest);
  return parts.map((units, index) => ({
    number: index + 1,
    of: parts.length,
    pieces: units.flatMap(({ pieces }) => pieces),
  }));
};

/** What one cell of a page shows. */
export interface BoardCell {
  readonly ticket: Ticket;
  readonly part: TicketPart;
}

/** Less than this part of a page may stay empty so that an order is not torn over two pages. */
const MAY_STAY_EMPTY = 0.25;

/** Orders in their order, as many as a page has cells for; one is torn over two pages only to fill the first. */
export const pagesOf = (
  tickets: readonly Ticket[],
  cells: number,
  partsOf: (ticket: Ticket) => readonly TicketPart[],
): readonly (readonly BoardCell[])[] => {
  const pages: BoardCell[][] = [[]];
  for (const ticket of tickets) {
    const parts = partsOf(ticket);
    const free = cells - (pages.at(-1)?.length ?? 0);
    if (free < parts.length && parts.length <= cells && free < cells * MAY_STAY_EMPTY) pages.push([]);
    for (const part of parts) {
      if (pages.at(-1)?.length === cells) pages.push([]);
      pages.at(-1)?.push({ ticket, part });
    }
  }
  return pages;
};
