import type { Text } from '../../country/names.ts';

/** What the demo businesses keep besides their catalogue: who sells, how it is served, and what is taken off. */

interface DemoEmployee {
  readonly code: string;
  readonly name: string;
  readonly alias: string;
  readonly pin: string;
  readonly access?: 'N' | 'J' | 'T';
  readonly hand?: 'L';
}
export const demoEmployees: readonly DemoEmployee[] = [
  { code: 'E01', name: 'Marta Soler', alias: 'Marta', pin: '4071' },
  { code: 'E02', name: 'Yusuf Adel', alias: 'Yusuf', pin: '2958', hand: 'L' },
  { code: 'E03', name: 'Inés Quiroga', alias: 'Inés', pin: '8316', access: 'J' },
  { code: 'E04', name: 'Pau Ribas', alias: 'Pau', pin: '5502', access: 'T' },
];

interface DemoServiceKind {
  readonly code: string;
  readonly text: Text;
  readonly kind: 'I' | 'O' | 'D' | 'C';
  readonly scope: 'P' | 'K' | 'B';
  readonly asks: readonly string[];
  readonly color: string;
}
export const demoServiceKinds: readonly DemoServiceKind[] = [
  {
    code: 'TABLE',
    text: { en: 'Table service', es: 'Servicio en mesa', fr: 'Service à table', ca: 'Servei a taula' },
    kind: 'I',
    scope: 'P',
    asks: ['T', 'P'],
    color: '#0f766e',
  },
  {
    code: 'BAR',
    text: { en: 'At the bar', es: 'En barra', fr: 'Au comptoir', ca: 'A la barra' },
    kind: 'I',
    scope: 'B',
    asks: [],
    color: '#b45309',
  },
  {
    code: 'AWAY',
    text: { en: 'Take away', es: 'Para llevar', fr: 'À emporter', ca: 'Per emportar' },
    kind: 'O',
    scope: 'B',
    asks: ['C'],
    color: '#1d4ed8',
  },
  {
    code: 'RIDER',
    text: { en: 'Delivery', es: 'A domicilio', fr: 'Livraison', ca: 'A domicili' },
    kind: 'D',
    scope: 'P',
    asks: ['C'],
    color: '#be185d',
  },
];

interface DemoDiscount {
  readonly code: string;
  readonly text: Text;
  readonly draft: Readonly<Record<string, unknown>>;
}
const evenings = [{ from: '17:00', to: '19:00' }];
export const demoDiscounts: readonly DemoDiscount[] = [
  {
    code: 'HAPPY',
    text: { en: 'Happy hour', es: 'Hora feliz', fr: 'Happy hour', ca: 'Hora feliç' },
    draft: {
      kind: '1',
      value: '20',
      hours: { days: { MON: evenings, TUE: evenings, WED: evenings, THU: evenings }, closed: ['2026-12-24'] },
    },
  },
  {
    code: 'STAFF',
    text: { en: 'Staff', es: 'Personal', fr: 'Personnel', ca: 'Personal' },
    draft: { kind: '1', value: '30', needsRight: 'S' },
  },
  {
    code: 'MENU5',
    text: {
      en: 'Five off a large bill',
      es: 'Cinco menos en cuentas grandes',
      fr: 'Cinq de moins dès quarante',
      ca: 'Cinc menys a partir de quaranta',
    },
    draft: {
      kind: '2',
      amount: 500,
      minimum: 4000,
      from: '2026-11-01',
      until: '2027-01-31',
      asksReason: 'S',
    },
  },
];
