/** What suppliers bring to the demo businesses, again and again; references by code. */

/** What is brought, how much of it, what one of it costs without taxes, and its tax. */
type Brought = readonly [name: string, quantity: number, price: string, tax: string];
export interface DemoDelivery {
  readonly supplier: string;
  readonly stores: readonly string[];
  /** Days between two of them. */
  readonly every: number;
  /** How the supplier's documents begin. */
  readonly series: string;
  readonly lines: readonly Brought[];
}

const encina: readonly DemoDelivery[] = [
  {
    supplier: 'FRUT',
    stores: ['MAD', 'LPA'],
    every: 4,
    series: 'FV26-',
    lines: [
      ['Tomate de rama, kg', 24, '1.95', 'IVA4'],
      ['Patata agria, kg', 60, '0.82', 'IVA4'],
      ['Pimiento de Padrón, kg', 8, '4.6', 'IVA4'],
      ['Cebolla dulce, kg', 20, '1.1', 'IVA4'],
      ['Portes', 1, '9.5', 'IVA21'],
    ],
  },
  {
    supplier: 'PESC',
    stores: ['MAD', 'LPA'],
    every: 6,
    series: 'LR-',
    lines: [
      ['Pulpo cocido, kg', 9, '18.9', 'IVA10'],
      ['Merluza de pincho, kg', 14, '13.4', 'IVA10'],
      ['Boquerón, kg', 7, '6.25', 'IVA10'],
    ],
  },
  {
    supplier: 'BODE',
    stores: ['MAD'],
    every: 11,
    series: 'A/26/',
    lines: [
      ['Rioja crianza, caja de 12', 4, '78.5', 'IVA21'],
      ['Albariño, caja de 6', 5, '49.8', 'IVA21'],
      ['Vermut de la casa, barril de 20 l', 2, '64', 'IVA21'],
    ],
  },
];
const brasa: readonly DemoDelivery[] = [
  {
    supplier: 'CARN',
    stores: ['ZAZ', 'BCN'],
    every: 4,
    series: 'CP26/',
    lines: [
      ['Carne picada de vacuno, kg', 55, '7.9', 'IVA10'],
      ['Contramuslo de pollo, kg', 70, '4.15', 'IVA10'],
      ['Bacon en lonchas, kg', 12, '6.8', 'IVA10'],
    ],
  },
  {
    supplier: 'PANA',
    stores: ['ZAZ', 'BCN'],
    every: 3,
    series: 'O9-',
    lines: [
      ['Pan de hamburguesa, bandeja de 24', 22, '7.2', 'IVA4'],
      ['Pan rallado, kg', 10, '1.6', 'IVA4'],
    ],
  },
];
const istmo: readonly DemoDelivery[] = [
  {
    supplier: 'MARI',
    stores: ['PTY'],
    every: 4,
    series: 'MP-',
    lines: [
      ['Corvina, lb', 60, '4.25', 'EXENTO'],
      ['Camarón jumbo, lb', 35, '6.9', 'EXENTO'],
      ['Hielo y transporte', 1, '15', 'ITBMS7'],
    ],
  },
  {
    supplier: 'CAFE',
    stores: ['PTY'],
    every: 9,
    series: 'CB',
    lines: [
      ['Café de Boquete en grano, lb', 30, '8.5', 'EXENTO'],
      ['Filtros de papel, caja', 4, '6.2', 'ITBMS7'],
    ],
  },
];

/** By the code of the business. */
export const demoDeliveries: Readonly<Record<string, readonly DemoDelivery[]>> = {
  ENCINA: encina,
  BRASA: brasa,
  ISTMO: istmo,
};
