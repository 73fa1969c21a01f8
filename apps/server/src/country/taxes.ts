import type { Text } from './names.ts';

/** A row of docs/data/tax-rates.md. */
export interface TaxRow {
  readonly code: string;
  readonly text: Text;
  readonly kind: 'N' | 'I' | 'G';
  readonly value?: string;
  readonly surcharge?: string;
  /** Minor units. */
  readonly amount?: number;
  /** Codes, for groups. */
  readonly members?: readonly string[];
  readonly voucher?: true;
  readonly isInactive?: true;
}

/** docs/data/tax-rates.md §1 */
export const iva: readonly TaxRow[] = [
  {
    code: 'IVA21',
    kind: 'N',
    value: '21',
    surcharge: '5.2',
    text: {
      es: 'IVA general 21 %',
      en: 'VAT standard 21%',
      fr: 'TVA espagnole 21 %',
      ca: 'IVA general 21 %',
    },
  },
  {
    code: 'IVA10',
    kind: 'N',
    value: '10',
    surcharge: '1.4',
    voucher: true,
    text: { es: 'IVA reducido 10 %', en: 'VAT reduced 10%', fr: 'TVA espagnole 10 %', ca: 'IVA reduït 10 %' },
  },
  {
    code: 'IVA4',
    kind: 'N',
    value: '4',
    surcharge: '0.5',
    text: {
      es: 'IVA superreducido 4 %',
      en: 'VAT super-reduced 4%',
      fr: 'TVA espagnole 4 %',
      ca: 'IVA superreduït 4 %',
    },
  },
  {
    code: 'IVA0',
    kind: 'N',
    value: '0',
    text: {
      es: 'IVA exento o tipo cero',
      en: 'VAT exempt or zero-rated',
      fr: 'TVA espagnole exonérée',
      ca: 'IVA exempt o tipus zero',
    },
  },
];

/** docs/data/tax-rates.md §2 */
export const igic: readonly TaxRow[] = [
  {
    code: 'IGIC7',
    kind: 'N',
    value: '7',
    voucher: true,
    text: { es: 'IGIC general 7 %', en: 'IGIC general 7%' },
  },
  {
    code: 'IGIC0',
    kind: 'N',
    value: '0',
    voucher: true,
    text: { es: 'IGIC tipo cero', en: 'IGIC zero rate' },
  },
  {
    code: 'IGIC3',
    kind: 'N',
    value: '3',
    voucher: true,
    text: { es: 'IGIC reducido 3 %', en: 'IGIC reduced 3%' },
  },
  {
    code: 'IGIC9.5',
    kind: 'N',
    value: '9.5',
    isInactive: true,
    text: { es: 'IGIC incrementado 9,5 %', en: 'IGIC increased 9.5%' },
  },
  {
    code: 'IGIC15',
    kind: 'N',
    value: '15',
    text: { es: 'IGIC incrementado 15 %', en: 'IGIC increased 15%' },
  },
  {
    code: 'IGIC20',
    kind: 'N',
    value: '20',
    isInactive: true,
    text: { es: 'IGIC especial 20 %', en: 'IGIC special 20%' },
  },
];

/** docs/data/tax-rates.md §3 */
export const ibee: readonly TaxRow[] = [
  {
    code: 'IBEE1L',
    kind: 'I',
    amount: 15,
    text: {
      es: 'IBEE 1 l, más de 8 g',
      en: 'Sugared-drink tax, 1 l bottle',
      ca: 'IBEE 1 l, més de 8 g',
    },
  },
  {
    code: 'IBEE2L',
    kind: 'I',
    amount: 30,
    text: {
      es: 'IBEE 2 l, más de 8 g',
      en: 'Sugared-drink tax, 2 l bottle',
      ca: 'IBEE 2 l, més de 8 g',
    },
  },
  {
    code: 'REFR1L',
    kind: 'G',
    members: ['IVA21', 'IBEE1L'],
    text: {
      es: 'Refresco 1 l para llevar',
      en: 'Soft drink 1 l, take away',
      ca: 'Refresc 1 l per emportar',
    },
  },
  {
    code: 'REFR2L',
    kind: 'G',
    members: ['IVA21', 'IBEE2L'],
    text: {
      es: 'Refresco 2 l para llevar',
      en: 'Soft drink 2 l, take away',
      ca: 'Refresc 2 l per emportar',
    },
  },
];

/** docs/data/tax-rates.md §4 */
export const tva: readonly TaxRow[] = [
  {
    code: 'TVA20',
    kind: 'N',
    value: '20',
    text: { es: 'TVA francesa 20 %', en: 'French VAT standard 20%', fr: 'TVA taux normal 20 %' },
  },
  {
    code: 'TVA10',
    kind: 'N',
    value: '10',
    voucher: true,
    text: { es: 'TVA francesa 10 %', en: 'French VAT intermediate 10%', fr: 'TVA taux intermédiaire 10 %' },
  },
  {
    code: 'TVA5.5',
    kind: 'N',
    value: '5.5',
    voucher: true,
    text: { es: 'TVA francesa 5,5 %', en: 'French VAT reduced 5.5%', fr: 'TVA taux réduit 5,5 %' },
  },
  {
    code: 'TVA2.1',
    kind: 'N',
    value: '2.1',
    isInactive: true,
    text: { es: 'TVA francesa 2,1 %', en: 'French VAT special 2.1%', fr: 'TVA taux particulier 2,1 %' },
  },
];

/** docs/data/tax-rates.md §5 */
export const itbms: readonly TaxRow[] = [
  {
    code: 'ITBMS7',
    kind: 'N',
    value: '7',
    voucher: true,
    text: { es: 'ITBMS general 7 %', en: 'ITBMS general 7%' },
  },
  {
    code: 'ITBMS10',
    kind: 'N',
    value: '10',
    text: { es: 'ITBMS 10 % bebidas alcohólicas y hospedaje', en: 'ITBMS 10% alcohol and lodging' },
  },
  {
    code: 'ITBMS15',
    kind: 'N',
    value: '15',
    isInactive: true,
    text: { es: 'ITBMS 15 % tabaco', en: 'ITBMS 15% tobacco' },
  },
  {
    code: 'EXENTO',
    kind: 'N',
    value: '0',
    voucher: true,
    text: { es: 'Exento de ITBMS', en: 'ITBMS exempt' },
  },
];

/** Código do IVA, article 18, mainland. docs/data/tax-rates.md §9 */
export const ivaPortugal: readonly TaxRow[] = [
  {
    code: 'IVA23',
    kind: 'N',
    value: '23',
    text: { es: 'IVA 23 %', en: 'VAT standard 23%', pt: 'IVA taxa normal 23 %' },
  },
  {
    code: 'IVA13',
    kind: 'N',
    value: '13',
    voucher: true,
    text: { es: 'IVA 13 %', en: 'VAT intermediate 13%', pt: 'IVA taxa intermédia 13 %' },
  },
  {
    code: 'IVA6',
    kind: 'N',
    value: '6',
    text: { es: 'IVA 6 %', en: 'VAT reduced 6%', pt: 'IVA taxa reduzida 6 %' },
  },
];
/** D.P.R. 633/1972, article 16 and table A. docs/data/tax-rates.md §9 */
export const ivaItaly: readonly TaxRow[] = [
  {
    code: 'IVA22',
    kind: 'N',
    value: '22',
    text: { es: 'IVA 22 %', en: 'VAT standard 22%', it: 'IVA ordinaria 22 %' },
  },
  {
    code: 'IVA10',
    kind: 'N',
    value: '10',
    voucher: true,
    text: { es: 'IVA 10 %', en: 'VAT reduced 10%', it: 'IVA ridotta 10 %' },
  },
  {
    code: 'IVA5',
    kind: 'N',
    value: '5',
    text: { es: 'IVA 5 %', en: 'VAT reduced 5%', it: 'IVA ridotta 5 %' },
  },
  {
    code: 'IVA4',
    kind: 'N',
    value: '4',
    text: { es: 'IVA 4 %', en: 'VAT super-reduced 4%', it: 'IVA minima 4 %' },
  },
];
/** Umsatzsteuergesetz, § 12; food in restaurants at 7 % since 2026. docs/data/tax-rates.md §9 */
export const ust: readonly TaxRow[] = [
  {
    code: 'UST19',
    kind: 'N',
    value: '19',
    text: { es: 'IVA alemán 19 %', en: 'VAT standard 19%', de: 'USt 19 %' },
  },
  {
    code: 'UST7',
    kind: 'N',
    value: '7',
    voucher: true,
    text: { es: 'IVA alemán 7 %', en: 'VAT reduced 7%', de: 'USt 7 %' },
  },
];
/** Ley del Impuesto al Valor Agregado, articles 1 and 2-A. docs/data/tax-rates.md §9 */
export const ivaMexico: readonly TaxRow[] = [
  {
    code: 'IVA16',
    kind: 'N',
    value: '16',
    voucher: true,
    text: { es: 'IVA 16 %', en: 'VAT 16%' },
  },
  {
    code: 'IVA0',
    kind: 'N',
    value: '0',
    text: { es: 'IVA 0 %', en: 'VAT zero rate' },
  },
];
/** Ley 23.349 (texto ordenado 1997), article 28. docs/data/tax-rates.md §9 */
export const ivaArgentina: readonly TaxRow[] = [
  {
    code: 'IVA21',
    kind: 'N',
    value: '21',
    voucher: true,
    text: { es: 'IVA 21 %', en: 'VAT standard 21%' },
  },
  {
    code: 'IVA10.5',
    kind: 'N',
    value: '10.5',
    text: { es: 'IVA 10,5 %', en: 'VAT reduced 10.5%' },
  },
  {
    code: 'IVA0',
    kind: 'N',
    value: '0',
    text: { es: 'Exento de IVA', en: 'VAT exempt' },
  },
];
/** Law 67 of 2016, article 3. docs/data/tax-rates.md §9 */
export const vatEgypt: readonly TaxRow[] = [
  {
    code: 'VAT14',
    kind: 'N',
    value: '14',
    voucher: true,
    text: { es: 'IVA 14 %', en: 'VAT 14%', ar: 'ضريبة القيمة المضافة 14٪' },
  },
  {
    code: 'VAT0',
    kind: 'N',
    value: '0',
    text: { es: 'Exento de IVA', en: 'VAT exempt', ar: 'معفى من الضريبة' },
  },
];
/** Value Added Tax Act 1994, sections 2, 29A and 30. docs/data/tax-rates.md §9 */
export const vatBritain: readonly TaxRow[] = [
  {
    code: 'VAT20',
    kind: 'N',
    value: '20',
    voucher: true,
    text: { es: 'IVA 20 %', en: 'VAT standard 20%' },
  },
  {
    code: 'VAT5',
    kind: 'N',
    value: '5',
    text: { es: 'IVA 5 %', en: 'VAT reduced 5%' },
  },
  {
    code: 'VAT0',
    kind: 'N',
    value: '0',
    text: { es: 'IVA 0 %', en: 'VAT zero rate' },
  },
];
