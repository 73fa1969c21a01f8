import { coloursIn, type Point } from './layers.ts';

const sides = ['Top', 'Right', 'Bottom', 'Left'] as const;
export type Side = (typeof sides)[number];

/** A point so far outside the middle of a side; inside where the distance is negative. */
export function pointBeside(box: DOMRect, side: Side, distance: number): Point {
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const points: Readonly<Record<Side, Point>> = {
    Top: { x, y: box.top - distance },
    Right: { x: box.right + distance, y },
    Bottom: { x, y: box.bottom + distance },
    Left: { x: box.left - distance, y },
  };
  return points[side];
}

/** A line around a box, or along one of its sides. */
interface Line {
  readonly colour: string;
  readonly side: Side;
}

/** The borders that are drawn, each colour once. */
export function bordersOf(style: CSSStyleDeclaration): readonly Line[] {
  const drawn = sides.filter(
    (side) => style[`border${side}Style`] !== 'none' && Number.parseFloat(style[`border${side}Width`]) > 0,
  );
  const colours = new Map(drawn.toReversed().map((side) => [style[`border${side}Color`], side]));
  return [...colours].map(([colour, side]) => ({ colour, side }));
}

export interface Ring {
  readonly colour: string;
  /** Of its middle from the edge of the box, outwards. */
  readonly distance: number;
  readonly width: number;
}

export function outlineOf(style: CSSStyleDeclaration): Ring | undefined {
  const width = Number.parseFloat(style.outlineWidth);
  if (style.outlineStyle === 'none' || !(width > 0)) return undefined;
  return { colour: style.outlineColor, distance: Number.parseFloat(style.outlineOffset) + width / 2, width };
}

const shadowForm = /(rgba?\([^)]*\)|color\([^)]*\)) -?[\d.]+px -?[\d.]+px ([\d.]+)px (-?[\d.]+)px( inset)?/g;

/** Shadows without blur are lines. */
export function ringsOf({ boxShadow }: CSSStyleDeclaration): readonly Ring[] {
  return [...boxShadow.matchAll(shadowForm)].flatMap(([, colour = '', blur, spread, inset]) =>
    blur === '0'
      ? [{ colour, distance: (Number(spread) / 2) * (inset === undefined ? 1 : -1), width: Number(spread) }]
      : [],
  );
}

/** Everything that a box is filled with. */
export function fillsOf({ backgroundColor, backgroundImage }: CSSStyleDeclaration): readonly string[] {
  return [...new Set([backgroundColor, ...coloursIn(backgroundImage)])];
}

/** The border that shows on the outer side of a ring inside the box, if it does. */
export function borderAround(style: CSSStyleDeclaration, { distance, width }: Ring): string | undefined {
  const outerEdge = -distance - width / 2;
  const isOnBorder = outerEdge > 0 && Number.parseFloat(style.borderTopWidth) >= outerEdge;
  return isOnBorder ? style.borderTopColor : undefined;
}
