import type { Text } from './names.ts';

/** docs/product.md §14.3 */
export interface DemoTicketKind {
  readonly code: string;
  readonly text: Text;
  readonly kind: 'FSC' | 'NFS';
  readonly forceCustomer: '-' | 'S';
  readonly allowCustomer: 'B' | 'S';
  readonly affectByAmount?: 'C' | 'S';
  /** Minor units. */
  readonly amount?: number;
}

const free = { forceCustomer: '-', allowCustomer: 'B' } as const;
const named = { forceCustomer: 'S', allowCustomer: 'S' } as const;

/** A restaurant in Spain may issue simplified invoices up to 3,000 € (Real Decreto 1619/2012, article 4.2). */
export const spanish: readonly DemoTicketKind[] = [
  {
    code: 'SIMP',
    kind: 'FSC',
    ...free,
    text: {
      es: 'Factura simplificada',
      en: 'Simplified invoice',
      fr: 'Facture simplifiée',
      ca: 'Factura simplificada',
    },
  },
  {
    code: 'FACT',
    kind: 'FSC',
    ...named,
    affectByAmount: 'S',
    amount: 300_001,
    text: { es: 'Factura completa', en: 'Full invoice', fr: 'Facture complète', ca: 'Factura completa' },
  },
];
export const panamanian: readonly DemoTicketKind[] = [
  { code: 'FE', kind: 'FSC', ...free, text: { es: 'Factura electrónica', en: 'Electronic invoice' } },
  {
    code: 'FECF',
    kind: 'FSC',
    ...named,
    affectByAmount: 'C',
    amount: 50_000,
    text: { es: 'Factura con RUC', en: 'Invoice with tax id' },
  },
];
export const onTheHouse: DemoTicketKind = {
  code: 'INV',
  kind: 'NFS',
  ...free,
  text: {
    es: 'Invitación de la casa',
    en: 'On the house',
    fr: 'Offert par la maison',
    ca: 'Convidat per la casa',
  },
};
