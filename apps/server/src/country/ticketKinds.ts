import type { Text } from './names.ts';

/** docs/product.md §14.3 */
export interface TicketKindRow {
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
export const spanish: readonly TicketKindRow[] = [
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
export const panamanian: readonly TicketKindRow[] = [
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
export const onTheHouse: TicketKindRow = {
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

const plain = (code: string, text: Text): TicketKindRow => ({ code, kind: 'FSC', ...free, text });
/** @param amount minor units from which on it is asked for; none: whenever a customer wants it */
const withCustomer = (code: string, text: Text, amount?: number): TicketKindRow => ({
  code,
  kind: 'FSC',
  ...named,
  text,
  ...(amount !== undefined && { affectByAmount: 'S' as const, amount }),
});

/** Simplified invoices up to 100 €, 1,000 € for retail (Código do IVA, article 40). */
export const portuguese: readonly TicketKindRow[] = [
  plain('FS', { es: 'Factura simplificada', en: 'Simplified invoice', pt: 'Fatura simplificada' }),
  withCustomer('FT', { es: 'Factura', en: 'Invoice', pt: 'Fatura' }),
];
/** A note is due from 25 € on for services (arrêté of 3 October 1983); a tradesman is given an invoice (CGI, article 289). */
export const french: readonly TicketKindRow[] = [
  plain('TICKET', { es: 'Ticket', en: 'Receipt', fr: 'Ticket' }),
  withCustomer('FACTURE', { es: 'Factura', en: 'Invoice', fr: 'Facture' }),
];
/** Decreto legislativo 127/2015, article 2: the commercial document takes the place of the receipt. */
export const italian: readonly TicketKindRow[] = [
  plain('DOC', { es: 'Documento comercial', en: 'Commercial document', it: 'Documento commerciale' }),
  withCustomer('FATT', { es: 'Factura', en: 'Invoice', it: 'Fattura' }),
];
/** Invoices of small amounts up to 250 € (Umsatzsteuer-Durchführungsverordnung, § 33). */
export const german: readonly TicketKindRow[] = [
  plain('BON', { es: 'Recibo de caja', en: 'Till receipt', de: 'Kassenbeleg' }),
  withCustomer('RECH', { es: 'Factura', en: 'Invoice', de: 'Rechnung' }, 25_001),
];
/** Código Fiscal de la Federación, article 29; resolución miscelánea fiscal, rule 2.7.1.21. */
export const mexican: readonly TicketKindRow[] = [
  plain('TICKET', { es: 'Comprobante simplificado', en: 'Simplified receipt' }),
  withCustomer('CFDI', { es: 'Factura (CFDI)', en: 'Invoice (CFDI)' }),
];
/** Resolución General AFIP 1415/2003: B for consumers, A for those registered for IVA. */
export const argentine: readonly TicketKindRow[] = [
  plain('B', { es: 'Factura B', en: 'Invoice B' }),
  withCustomer('A', { es: 'Factura A', en: 'Invoice A' }),
];
/** Law 206 of 2020 on unified tax procedures: electronic receipts for consumers, electronic invoices for businesses. */
export const egyptian: readonly TicketKindRow[] = [
  plain('ER', { es: 'Recibo electrónico', en: 'Electronic receipt', ar: 'إيصال إلكتروني' }),
  withCustomer('EI', { es: 'Factura electrónica', en: 'Electronic invoice', ar: 'فاتورة إلكترونية' }),
];
/** Simplified invoices up to £250 (VAT Regulations 1995, regulation 16A). */
export const british: readonly TicketKindRow[] = [
  plain('REC', { es: 'Recibo', en: 'Receipt' }),
  withCustomer('INV', { es: 'Factura con IVA', en: 'VAT invoice' }, 25_001),
];
