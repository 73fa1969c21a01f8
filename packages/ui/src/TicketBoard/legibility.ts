/** A screen on a wall. */
export interface WallScreen {
  /** Inches from corner to corner. */
  readonly diagonal: number;
  /** CSS pixels of the whole screen: `screen.width`, `screen.height`. */
  readonly width: number;
  readonly height: number;
}

/** Sizes of a board's texts and targets, in CSS pixels. */
export interface KitchenSizes {
  /** Order numbers and ages. */
  readonly order: number;
  /** Lines with all that belongs to them. */
  readonly line: number;
  /** What is read from near by. */
  readonly small: number;
  /** Least height of what is pressed, and of what moves a whole order. */
  readonly target: number;
  readonly bump: number;
  /** Least way between two things that are pressed. */
  readonly gap: number;
}

const MILLIMETRES_PER_INCH = 25.4;
/** Height of a capital letter in ems, of the lowest of the product's fonts. */
export const CAP_HEIGHT = 0.714;

/** Millimetres. Capitals seen from 2 m: 20 and 16 minutes of arc (ISO 9241-3); targets: a finger in a glove. */
const least = { order: 11.6, line: 9.3, target: 15, bump: 20, gap: 3 } as const;
/** Pixels below which no target goes, however large its screen is. */
const floor = { target: 54, bump: 72 } as const;
const SMALL = 0.58;

/** Sizes that are legible at 2 m and hit with a glove on a screen of this diagonal. */
export const kitchenSizes = ({ diagonal, width, height }: WallScreen): KitchenSizes => {
  const pixel = (diagonal * MILLIMETRES_PER_INCH) / Math.hypot(width, height);
  const text = (millimetres: number): number => Math.ceil(millimetres / pixel / CAP_HEIGHT);
  const line = text(least.line);
  return {
    order: text(least.order),
    line,
    small: Math.ceil(line * SMALL),
    target: Math.max(floor.target, Math.ceil(least.target / pixel)),
    bump: Math.max(floor.bump, Math.ceil(least.bump / pixel)),
    gap: Math.ceil(least.gap / pixel),
  };
};

/** A common wall: 24 inches, 1920 by 1080. */
export const usualSizes: KitchenSizes = kitchenSizes({ diagonal: 24, width: 1920, height: 1080 });
