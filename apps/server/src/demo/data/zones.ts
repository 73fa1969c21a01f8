import type { Text } from '../../country/names.ts';

/** A piece of a plan, as a zone keeps it (docs/product.md §8.40). */
type Piece = Readonly<Record<string, string | number>>;
export interface DemoZone {
  readonly code: string;
  readonly text: Text;
  readonly store: string;
  readonly draft: Readonly<Record<string, unknown>>;
  readonly tables: readonly Piece[];
}

interface Size {
  readonly width: number;
  readonly depth: number;
}
const piece = (kind: string, number: string, x: number, y: number, over: Piece): Piece => ({
  kind,
  number,
  x,
  y,
  shape: 'S',
  covers: 0,
  groupable: 'N',
  turn: 0,
  ...over,
});
const decoration = (name: string, x: number, y: number, size: Size): Piece =>
  piece('DEC', name, x, y, { ...size });
const floor = (name: string, x: number, y: number, size: Size): Piece =>
  piece('FLO', name, x, y, { ...size });

const square = { width: 2, depth: 2, covers: 4, groupable: 'S' };
const round = { width: 2, depth: 2, covers: 2, shape: 'R' };
const long = { width: 4, depth: 2, covers: 8, groupable: 'S' };
const stool = { width: 1, depth: 1, covers: 1, shape: 'R' };

interface Row {
  readonly from: number;
  readonly y: number;
  readonly xs: readonly number[];
  readonly as: Piece;
}
/** Tables side by side, numbered one after the other. */
const row = ({ from, y, xs, as }: Row): readonly Piece[] =>
  xs.map((x, index) => piece('PTO', String(from + index), x, y, as));

const encina: readonly DemoZone[] = [
  {
    code: 'MAD-SALA',
    text: { es: 'Comedor', en: 'Dining room', fr: 'Salle' },
    store: 'MAD',
    draft: { width: 24, depth: 14 },
    tables: [
      decoration('Entrada', 0, 0, { width: 3, depth: 1 }),
      decoration('Cocina', 15, 0, { width: 9, depth: 2 }),
      ...row({ from: 1, y: 3, xs: [1, 5, 9, 13], as: square }),
      ...row({ from: 5, y: 7, xs: [1, 5, 9], as: square }),
      ...row({ from: 8, y: 7, xs: [13, 19], as: long }),
      ...row({ from: 10, y: 11, xs: [1, 5, 9, 13], as: round }),
      ...row({ from: 14, y: 11, xs: [18], as: { ...long, width: 5, covers: 10 } }),
    ],
  },
  {
    code: 'MAD-BARRA',
    text: { es: 'Barra', en: 'Bar', fr: 'Comptoir' },
    store: 'MAD',
    draft: { width: 20, depth: 7 },
    tables: [
      decoration('Barra', 1, 1, { width: 16, depth: 2 }),
      ...row({ from: 21, y: 3, xs: [1, 3, 5, 7, 9, 11, 13, 15], as: stool }),
      ...row({ from: 31, y: 5, xs: [2, 7, 12], as: { ...round, covers: 3 } }),
    ],
  },
  {
    code: 'MAD-TERR',
    text: { es: 'Terraza', en: 'Terrace', fr: 'Terrasse' },
    store: 'MAD',
    draft: { width: 22, depth: 8 },
    tables: [
      floor('Acera', 0, 0, { width: 22, depth: 8 }),
      ...row({ from: 41, y: 1, xs: [1, 5, 9, 13, 17], as: { ...round, covers: 4 } }),
      ...row({ from: 46, y: 5, xs: [1, 5, 9, 13, 17], as: square }),
    ],
  },
  {
    code: 'LPA-SALA',
    text: { es: 'Salón', en: 'Dining room', fr: 'Salle' },
    store: 'LPA',
    draft: { width: 20, depth: 11 },
    tables: [
      decoration('Barra', 0, 0, { width: 8, depth: 1 }),
      ...row({ from: 1, y: 3, xs: [1, 5, 9, 13], as: square }),
      ...row({ from: 5, y: 7, xs: [1, 7], as: long }),
      ...row({ from: 7, y: 7, xs: [13, 17], as: round }),
    ],
  },
  {
    code: 'LPA-TERR',
    text: { es: 'Terraza de Triana', en: 'Triana terrace', fr: 'Terrasse de Triana' },
    store: 'LPA',
    draft: { width: 18, depth: 9 },
    tables: [
      floor('Calle Mayor', 0, 0, { width: 18, depth: 9 }),
      decoration('Sombrillas', 8, 4, { width: 2, depth: 1 }),
      ...row({ from: 21, y: 1, xs: [1, 5, 9, 13], as: { ...square, turn: 45 } }),
      ...row({ from: 25, y: 6, xs: [1, 5, 9, 13], as: round }),
    ],
  },
];

const brasa: readonly DemoZone[] = [
  {
    code: 'ZAZ-SALA',
    text: { es: 'Sala', en: 'Seating area', ca: 'Sala' },
    store: 'ZAZ',
    draft: { width: 24, depth: 12 },
    tables: [
      decoration('Cajas', 0, 0, { width: 10, depth: 1 }),
      decoration('Juegos', 18, 0, { width: 6, depth: 4 }),
      ...row({ from: 1, y: 3, xs: [1, 5, 9, 13], as: square }),
      ...row({ from: 5, y: 7, xs: [1, 5, 9, 13, 17], as: square }),
      ...row({ from: 10, y: 10, xs: [1, 4, 7, 10, 13, 16], as: round }),
    ],
  },
];

const istmo: readonly DemoZone[] = [
  {
    code: 'PTY-SALON',
    text: { es: 'Salón', en: 'Dining room' },
    store: 'PTY',
    draft: { width: 22, depth: 12 },
    tables: [
      decoration('Barra', 0, 0, { width: 7, depth: 1 }),
      floor('Patio', 14, 0, { width: 8, depth: 12 }),
      ...row({ from: 1, y: 3, xs: [1, 5, 9], as: square }),
      ...row({ from: 4, y: 7, xs: [1, 7], as: long }),
      ...row({ from: 6, y: 2, xs: [15, 19], as: round }),
      ...row({ from: 8, y: 6, xs: [15, 19], as: round }),
    ],
  },
];

/** By the code of the business; references by code. */
export const demoZones = { ENCINA: encina, BRASA: brasa, ISTMO: istmo };
