import type { Text } from '../../country/names.ts';

/** What stands first on the screens of the tills of a demo business (docs/product.md §8.41); references by code. */
export interface DemoLayout {
  readonly code: string;
  readonly text: Text;
  /** None: for every store without a layout of its own. */
  readonly store?: string;
  readonly departments: readonly string[];
  readonly products: readonly string[];
}

const encina: readonly DemoLayout[] = [
  {
    code: 'CARTA',
    text: { es: 'Servicio de sala', en: 'Table service', fr: 'Service en salle' },
    departments: ['MENU', 'COC', 'TAPA', 'BEB', 'POST'],
    products: ['COCIDO', 'LENTE', 'SOLOM', 'MERLU', 'CROQ', 'BRAVAS', 'AGUA', 'RIOJA', 'TQUESO'],
  },
  {
    code: 'MAD-BARRA',
    text: { es: 'Barra de Chamberí', en: 'Chamberí bar', fr: 'Comptoir de Chamberí' },
    store: 'MAD',
    departments: ['BEB', 'TAPA'],
    products: ['CANA', 'VERM', 'RIOJA', 'CORT', 'CLECHE', 'AGUA', 'TORT', 'GILDA', 'CROQ', 'ENSALR'],
  },
];

const brasa: readonly DemoLayout[] = [
  {
    code: 'CAJA',
    text: { es: 'Mostrador', en: 'Counter', ca: 'Taulell' },
    departments: ['MENU', 'BURG', 'POLL', 'ACOM', 'BEBI'],
    products: [
      'BRASA',
      'SMASH',
      'CHEDD',
      'DOBLE',
      'TIRA4',
      'ALIT6',
      'PATM',
      'AROS',
      'COLAM',
      'AGUA',
      'CUCUR',
    ],
  },
];

const istmo: readonly DemoLayout[] = [
  {
    code: 'SALON',
    text: { es: 'Salón', en: 'Dining room' },
    departments: ['PICA', 'COC', 'BEB'],
    products: ['PATAC', 'CEVCO', 'EMPAN', 'SANCO', 'CORVI', 'ROPAV', 'MARAC', 'LAGER', 'TRESL'],
  },
];

/** By the code of the business. */
export const demoLayouts: Readonly<Record<string, readonly DemoLayout[]>> = {
  ENCINA: encina,
  BRASA: brasa,
  ISTMO: istmo,
};
