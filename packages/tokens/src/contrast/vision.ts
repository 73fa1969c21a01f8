import Color from 'colorjs.io';
import { visionMatrices, type Deficiency } from '../vision.ts';

export const deficiencies: readonly Deficiency[] = [
  'protanopia',
  'deuteranopia',
  'tritanopia',
  'achromatopsia',
];

/** A colour, `#rrggbb`, as somebody with this vision sees it. */
function seenWith(vision: Deficiency | 'none', hex: string): Color {
  const colour = new Color(hex).to('srgb-linear');
  if (vision === 'none') return colour;
  const matrix = visionMatrices[vision];
  const channel = (row: number): number => {
    const sum = colour.coords.reduce(
      (total, value, index) => total + value * (matrix[row * 3 + index] ?? 0),
      0,
    );
    return Math.min(1, Math.max(0, sum));
  };
  return new Color('srgb-linear', [channel(0), channel(1), channel(2)]);
}

/** Two of several colours and how far apart they are: ΔE2000, 0 for equal ones. */
export interface Difference {
  readonly places: readonly [one: number, other: number];
  readonly difference: number;
}

/** The differences between any two of these colours, `#rrggbb`, for somebody with this vision. */
export function differences(vision: Deficiency | 'none', colours: readonly string[]): readonly Difference[] {
  const seen = colours.map((hex) => seenWith(vision, hex));
  return seen.flatMap((one, place) =>
    seen.slice(place + 1).map((other, further) => ({
      places: [place, place + 1 + further],
      difference: one.deltaE(other, '2000'),
    })),
  );
}
