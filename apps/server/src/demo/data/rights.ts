import type { Text } from '../../country/names.ts';

/** What the employees of the demo businesses may do at a till, and how tips are taken there. */
interface DemoPermissionGroup {
  readonly code: string;
  readonly text: Text;
  /** Codes of the platform's permissions. */
  readonly permissions: readonly string[];
  /** Codes of the employees who have it. */
  readonly employees: readonly string[];
}
const service = ['REPRINT', 'MOVE_TABLE'];
const shift = [
  ...service,
  'VOID_LINE',
  'DISCOUNT',
  'INVITE',
  'OPEN_DRAWER',
  'COUNT_CASH',
  'READ_X',
  'OTHERS_TABLE',
];
export const demoPermissionGroups: readonly DemoPermissionGroup[] = [
  {
    code: 'MANAGER',
    text: { en: 'Managers', es: 'Encargados', fr: 'Responsables', ca: 'Encarregats' },
    permissions: [
      ...shift,
      'VOID_TICKET',
      'RETURN',
      'ON_ACCOUNT',
      'PRICE',
      'CASH_IN_OUT',
      'CLOSE_DAY',
      'TILL_SETUP',
    ],
    employees: ['E01'],
  },
  {
    code: 'SHIFT',
    text: { en: 'Shift leaders', es: 'Jefes de turno', fr: 'Chefs de rang', ca: 'Caps de torn' },
    permissions: shift,
    employees: ['E02'],
  },
  {
    code: 'SERVICE',
    text: { en: 'Waiting staff', es: 'Camareros', fr: 'Serveurs', ca: 'Cambrers' },
    permissions: service,
    employees: ['E03', 'E04'],
  },
];

interface DemoTip {
  readonly code: string;
  readonly text: Text;
  readonly percents: readonly string[];
  readonly draft: Readonly<Record<string, unknown>>;
}
const byCard: DemoTip = {
  code: 'CARD',
  text: {
    en: 'Tip by card',
    es: 'Propina con tarjeta',
    fr: 'Pourboire par carte',
    ca: 'Propina amb targeta',
  },
  percents: ['5', '10', '15'],
  draft: { mode: 'M', assignment: 'S', calculation: 'A', scope: 'S', printSuggested: 'A' },
};
const ofTheHouse: DemoTip = {
  code: 'SERVICE',
  text: { en: 'Suggested service', es: 'Servicio sugerido' },
  percents: ['10'],
  draft: { mode: 'A', assignment: 'N', calculation: 'D', scope: 'N', printSuggested: 'I' },
};
/** By the code of the business. */
export const demoTips: Readonly<Record<string, readonly DemoTip[]>> = {
  ENCINA: [byCard],
  BRASA: [],
  ISTMO: [byCard, ofTheHouse],
};
