/** Where something stands on a plan and how large it is, in squares of the plan. */
export interface PiecePlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly depth: number;
  /** Degrees, clockwise. */
  readonly turn: number;
}
/** Something that stands on a plan. */
export interface FloorPiece extends PiecePlace {
  readonly id: string;
  /** A table is sat at; decoration stands in the way; floor is walked on. */
  readonly kind: 'table' | 'decoration' | 'floor';
  readonly shape: 'rectangle' | 'round';
  /** What it is called: the number of a table. */
  readonly label: string;
  /** A quieter word beside it: how many sit there. */
  readonly detail?: string;
  readonly isWrong?: boolean;
}
export interface PlanSize {
  readonly width: number;
  readonly depth: number;
}

export const TURN_STEP = 15;
const FULL_TURN = 360;
const within = (value: number, low: number, high: number): number =>
  Math.max(low, Math.min(Math.max(low, high), value));

/** The nearest place at which all of it stands on the plan. */
export const placedIn = (plan: PlanSize, { x, y, width, depth, turn }: PiecePlace): PiecePlace => {
  const across = within(Math.round(width), 1, plan.width);
  const down = within(Math.round(depth), 1, plan.depth);
  return {
    width: across,
    depth: down,
    x: within(Math.round(x), 0, plan.width - across),
    y: within(Math.round(y), 0, plan.depth - down),
    turn: ((Math.round(turn) % FULL_TURN) + FULL_TURN) % FULL_TURN,
  };
};

/** Larger or smaller by some squares, from where it stands. */
export const sized = (plan: PlanSize, place: PiecePlace, across: number, down: number): PiecePlace => ({
  ...place,
  width: within(place.width + across, 1, plan.width - place.x),
  depth: within(place.depth + down, 1, plan.depth - place.y),
});

const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** What a key does to a piece; nothing where it does nothing. */
export const placeByKey = (
  plan: PlanSize,
  place: PiecePlace,
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
): PiecePlace | undefined => {
  if (key.toLowerCase() === 'r')
    return placedIn(plan, { ...place, turn: place.turn + (shiftKey ? -TURN_STEP : TURN_STEP) });
  const step = steps[key];
  if (!step) return undefined;
  const [across, down] = step;
  return shiftKey
    ? sized(plan, place, across, down)
    : placedIn(plan, { ...place, x: place.x + across, y: place.y + down });
};

export const isSamePlace = (one: PiecePlace, other: PiecePlace): boolean =>
  one.x === other.x &&
  one.y === other.y &&
  one.width === other.width &&
  one.depth === other.depth &&
  one.turn === other.turn;
