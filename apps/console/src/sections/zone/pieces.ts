import type { Draft } from '@comanda/api/kernel';
import type { FloorPiece, PiecePlace } from '@comanda/ui/FloorPlan';
import { asNumber, asText } from '../../resource/values/read.ts';

type Item = Readonly<Record<string, unknown>>;
const whole = (value: unknown, usual: number): number => asNumber(value) ?? usual;

const kinds: Readonly<Record<string, FloorPiece['kind']>> = { PTO: 'table', DEC: 'decoration', FLO: 'floor' };

/** A detail of a zone as the plan draws it. */
export const pieceOf = (item: Item, id: string, isWrong: boolean): FloorPiece => {
  const kind = kinds[asText(item['kind'])] ?? 'table';
  return {
    id,
    kind,
    shape: item['shape'] === 'R' ? 'round' : 'rectangle',
    label: asText(item['number']),
    ...(kind === 'table' && { detail: String(whole(item['covers'], 0)) }),
    x: whole(item['x'], 0),
    y: whole(item['y'], 0),
    width: Math.max(1, whole(item['width'], 2)),
    depth: Math.max(1, whole(item['depth'], 2)),
    turn: whole(item['turn'], 0),
    isWrong,
  };
};

/** The first number that no table has. */
export const nextNumber = (items: readonly Item[]): string => {
  const taken = new Set(items.map(({ number }) => asText(number)));
  let number = 1;
  while (taken.has(String(number))) number += 1;
  return String(number);
};

const overlap = (one: PiecePlace, other: PiecePlace): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.depth &&
  other.y < one.y + one.depth;

/** The first place, row by row, at which a piece stands on nothing but floor; the corner where there is none. */
export const freePlace = (
  pieces: readonly FloorPiece[],
  room: { readonly width: number; readonly depth: number },
  size: { readonly width: number; readonly depth: number },
): { readonly x: number; readonly y: number } => {
  const inTheWay = pieces.filter(({ kind }) => kind !== 'floor');
  for (let y = 1; y + size.depth <= room.depth; y += 1)
    for (let x = 1; x + size.width <= room.width; x += 1)
      if (
        !inTheWay.some((piece) =>
          overlap(piece, {
            ...size,
            x: x - 1,
            y: y - 1,
            width: size.width + 2,
            depth: size.depth + 2,
            turn: 0,
          }),
        )
      )
        return { x, y };
  return { x: 0, y: 0 };
};

/** How wide and deep the plan is, also while a number is being typed. */
export const roomOf = (values: Draft): { readonly width: number; readonly depth: number } => ({
  width: Math.min(60, Math.max(6, whole(values['width'], 24))),
  depth: Math.min(40, Math.max(4, whole(values['depth'], 14))),
});

/** Tables of a zone and how many sit at them. */
export const seatsOf = (items: readonly Item[]): { readonly tables: number; readonly seats: number } => {
  const tables = items.filter(({ kind }) => kind === 'PTO');
  return { tables: tables.length, seats: tables.reduce((sum, { covers }) => sum + whole(covers, 0), 0) };
};
