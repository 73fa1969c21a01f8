import Color from 'colorjs.io';

/**
 * What people see who lack a kind of cone, or all of them: matrices on linear sRGB, by rows. The first three are those of
 * Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency" (2009), for
 * the whole deficiency; who sees no colours sees luminance. Browsers simulate by the same.
 */
const matrices = {
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritanopia: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
  achromatopsia: [0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722],
} as const;

export type Deficiency = keyof typeof matrices;
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
  const matrix = matrices[vision];
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
