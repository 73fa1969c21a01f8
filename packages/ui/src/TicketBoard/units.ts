import { detailCount } from '../LineRow/LineRow.tsx';
import { card } from '../TicketCard/cardMeasures.ts';
import type { Piece, Ticket } from '../TicketCard/index.ts';
import { piecesOf } from '../TicketCard/pieces.ts';
import { type CardGeometry, footHeight, headHeight, heightOf, repeatedHeadHeight } from './heights.ts';
import type { Measured, Unit } from './place.ts';

/** What a piece is called while heights that were measured are kept. */
export const keyOf = (piece: Piece): string => {
  if (piece.kind === 'course') return `course ${piece.name}`;
  if (piece.kind !== 'line') return piece.kind;
  const { from, to } = piece.range ?? { from: 0, to: detailCount(piece.line) };
  return `line ${piece.line.id} ${String(from)} ${String(to)}`;
};
export const HEAD = 'head';

/** Heights that were measured on the page, by what is measured: they stand in for what is reckoned. */
export type KnownHeights = ReadonlyMap<string, number>;

type HeightOf = (piece: Piece) => number;

/** A heading stays with the line below it. */
const gather = (pieces: readonly Piece[], high: HeightOf): readonly Unit[] => {
  const units: Unit[] = [];
  let open: Piece[] = [];
  for (const piece of pieces) {
    open.push(piece);
    if (piece.kind === 'course' || piece.kind === 'addOns') continue;
    units.push({ pieces: open, height: open.reduce((sum, each) => sum + high(each), 0) });
    open = [];
  }
  return units;
};

/** Only a dish that is higher than a whole column is parted, between what is done differently with it. */
const parted = (unit: Unit, room: number, high: HeightOf): readonly Unit[] => {
  const last = unit.pieces.at(-1);
  if (unit.height <= room || last?.kind !== 'line') return [unit];
  const { from, to } = last.range ?? { from: 0, to: detailCount(last.line) };
  if (to - from < 2) return [unit];
  const before = unit.pieces.slice(0, -1);
  const above = before.reduce((sum, piece) => sum + high(piece), 0);
  const some = (until: number): Piece => ({ kind: 'line', line: last.line, range: { from, to: until } });
  let end = from + 1;
  while (end < to - 1 && above + high(some(end + 1)) <= room) end += 1;
  const rest: Piece = { kind: 'line', line: last.line, range: { from: end, to } };
  return [
    { pieces: [...before, some(end)], height: above + high(some(end)) },
    ...parted({ pieces: [rest], height: high(rest) }, room, high),
  ];
};

/**
 * An order as it takes room in columns of this height.
 * @param isOpen its row of what is done is opened
 */
export const measured = (
  ticket: Ticket,
  isOpen: boolean,
  geometry: CardGeometry,
  column: number,
  known: KnownHeights = new Map(),
): Measured => {
  const high: HeightOf = (piece) => known.get(keyOf(piece)) ?? heightOf(piece, ticket, geometry);
  const edges = 2 * card.border;
  const head = edges + (known.get(HEAD) ?? headHeight(ticket, geometry));
  const repeatedHead = edges + repeatedHeadHeight(geometry);
  const foot = footHeight(geometry);
  const least = column - Math.max(head, repeatedHead) - foot;
  const units = gather(piecesOf(ticket, isOpen), high).flatMap((unit) => parted(unit, least, high));
  return { ticket, head, repeatedHead, foot, units };
};
