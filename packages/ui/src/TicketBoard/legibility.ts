/** A screen on a wall. */
export interface WallScreen {
  /** Inches from corner to corner. */
  readonly diagonal: number;
  /** CSS pixels of the whole screen: `screen.width`, `screen.height`. */
  readonly width: number;
  readonly height: number;
  /** Metres from which it is read. */
  readonly distance?: number;
  /** Whether it is pressed with fingers; by keys alone its rows are as low as their text. */
  readonly isTouched?: boolean;
  /** How much larger its reader wants all text (`useTextScale`): 1 as browsers come. */
  readonly textScale?: number;
}

/** Sizes of a board's texts and targets, in CSS pixels. */
export interface KitchenSizes {
  /** Order numbers and ages. */
  readonly order: number;
  /** Names of dishes. */
  readonly line: number;
  /** What is read from near by. */
  readonly small: number;
  /** Least height of a dish, and of the head, which moves a whole order. */
  readonly target: number;
  readonly bump: number;
  /** Between two cards, and between what is pressed around them. */
  readonly gap: number;
}

const MILLIMETRES_PER_INCH = 25.4;
/** Height of a capital letter in ems, of the lowest of the product's fonts. */
export const CAP_HEIGHT = 0.714;

/** Where cooks stand, in metres, where nothing else is said. */
export const USUAL_DISTANCE = 1;
/** Minutes of arc that a capital takes (ISO 9241-3). */
export const leastArc = { order: 20, line: 16 } as const;
/** Millimetres: a finger in a glove, and how far apart two of them are. */
export const leastMillimetres = { target: 11, bump: 15, gap: 2 } as const;
/** Pixels below which nothing goes, however large its screen is said to be. */
const floor = { line: 16, small: 12, target: 36, bump: 54, gap: 6 } as const;
const SMALL = 0.58;

/** Height that is seen under so many minutes of arc, in the unit of the distance. */
export const heightOfArc = (minutes: number, distance: number): number =>
  2 * distance * Math.tan(((minutes / 60) * Math.PI) / 360);

/** Sizes that are legible from the distance and hit with a glove on a screen of this diagonal. */
export const kitchenSizes = ({
  diagonal,
  width,
  height,
  distance = USUAL_DISTANCE,
  isTouched = true,
  textScale = 1,
}: WallScreen): KitchenSizes => {
  const pixel = (diagonal * MILLIMETRES_PER_INCH) / Math.hypot(width, height);
  // Who wants smaller text elsewhere reads a wall from where it hangs all the same.
  const larger = Math.max(1, textScale);
  const text = (minutes: number): number =>
    Math.ceil((heightOfArc(minutes, distance * 1000) / pixel / CAP_HEIGHT) * larger);
  const line = Math.max(Math.ceil(floor.line * larger), text(leastArc.line));
  const pressed = (part: 'target' | 'bump'): number =>
    isTouched ? Math.max(floor[part], Math.ceil(leastMillimetres[part] / pixel)) : 0;
  return {
    order: Math.max(Math.ceil(line * (leastArc.order / leastArc.line)), text(leastArc.order)),
    line,
    small: Math.max(floor.small, Math.ceil(line * SMALL)),
    target: pressed('target'),
    bump: pressed('bump'),
    gap: Math.max(floor.gap, Math.ceil(leastMillimetres.gap / pixel)),
  };
};

/** A common wall: 24 inches, 1920 by 1080. */
export const usualSizes: KitchenSizes = kitchenSizes({ diagonal: 24, width: 1920, height: 1080 });
