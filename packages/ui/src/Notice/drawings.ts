import { box, disc } from '../styles/shapes.ts';

/** From the back to the front, on 120 by 80: a wash of the brand, the ground of the page, the colour that acts. */
type Layer = readonly [tone: 'wash' | 'ground' | 'line', path: readonly string[]];

const bars = (x: number, y: number, widths: readonly number[]): readonly string[] =>
  widths.map((width, index) => box(x, y + index * 13, width, 4, 2));

export const drawings = {
  /** Sheets with nothing on them yet. */
  list: [
    ['wash', [box(40, 6, 56, 60, 7)]],
    ['ground', [box(24, 12, 60, 62, 7)]],
    ['line', [box(24, 12, 60, 62, 7), box(26.5, 14.5, 55, 57, 5)]],
    ['wash', [disc(36, 30, 4), disc(36, 43, 4), disc(36, 56, 4)]],
    ['line', bars(45, 28, [28, 20, 25])],
  ],
  search: [
    ['wash', [disc(54, 36, 26)]],
    ['ground', [disc(54, 36, 20)]],
    [
      'line',
      [
        disc(54, 36, 26),
        disc(54, 36, 23),
        'M71.5 57l3.5-3.5L92.5 71a2.5 2.5 0 0 1-3.5 3.5z',
        ...bars(44, 28, [20, 13]),
      ],
    ],
  ],
  /** A till that has what was published. */
  published: [
    ['wash', [box(26, 8, 62, 44, 6)]],
    ['ground', [box(31, 13, 52, 34, 3)]],
    ['line', [box(51, 52, 12, 12, 1), box(38, 63, 38, 4, 2), ...bars(38, 21, [26, 18])]],
    ['line', [disc(86, 50, 15)]],
    ['ground', ['M78.5 50.5l2.6-2.6 3.7 3.7 7.6-7.7 2.6 2.6-10.2 10.3z']],
  ],
  /** A covered dish. */
  quiet: [
    ['wash', ['M26 58a34 34 0 0 1 68 0z']],
    ['line', [box(18, 58, 84, 5, 2.5), disc(60, 19, 4.5)]],
    ['ground', ['M36 52a24 26 0 0 1 14-17l1.6 3.6A20 22 0 0 0 40.5 52z']],
  ],
  /** A lock. */
  noAccess: [
    ['line', ['M43 36V27a17 17 0 0 1 34 0v9h-5v-9a12 12 0 0 0-24 0v9z']],
    ['wash', [box(34, 34, 52, 40, 8)]],
    ['line', [disc(60, 50, 5), box(58, 51, 4, 13, 2)]],
  ],
} as const satisfies Readonly<Record<string, readonly Layer[]>>;

export type DrawingKind = keyof typeof drawings;
