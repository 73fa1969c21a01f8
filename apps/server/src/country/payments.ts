import type { Text } from './names.ts';

/** docs/product.md §14.3 */
export interface PaymentRow {
  readonly code: string;
  readonly text: Text;
  readonly kind: 'C' | 'T' | 'R' | 'M' | 'A' | 'V' | 'P';
  readonly position: 'I' | 'F' | 'L';
  readonly opensDrawer: 'S' | 'N';
  readonly givesChange: 'S' | 'N';
  readonly allowedForTips: 'S' | 'N';
  readonly rounding?: 'H';
}

export const cash: PaymentRow = {
  code: 'EFE',
  text: {
    es: 'Efectivo',
    en: 'Cash',
    fr: 'Espèces',
    ca: 'Efectiu',
    pt: 'Numerário',
    it: 'Contanti',
    de: 'Bargeld',
    ar: 'نقدًا',
  },
  kind: 'C',
  position: 'L',
  opensDrawer: 'S',
  givesChange: 'S',
  allowedForTips: 'S',
};
export const roundedCash: PaymentRow = { ...cash, rounding: 'H' };
export const card: PaymentRow = {
  code: 'TAR',
  text: {
    es: 'Tarjeta',
    en: 'Card',
    fr: 'Carte bancaire',
    ca: 'Targeta',
    pt: 'Cartão',
    it: 'Carta',
    de: 'Karte',
    ar: 'بطاقة',
  },
  kind: 'T',
  position: 'I',
  opensDrawer: 'N',
  givesChange: 'N',
  allowedForTips: 'S',
};
export const restaurantVoucher: PaymentRow = {
  code: 'REST',
  text: {
    es: 'Cheque restaurante',
    en: 'Restaurant voucher',
    fr: 'Titre-restaurant',
    ca: 'Xec restaurant',
    pt: 'Cartão refeição',
    it: 'Buono pasto',
    de: 'Essensgutschein',
  },
  kind: 'R',
  position: 'F',
  opensDrawer: 'N',
  givesChange: 'N',
  allowedForTips: 'N',
};
export const mobile: PaymentRow = {
  code: 'MOV',
  text: {
    es: 'Pago con el móvil',
    en: 'Mobile payment',
    fr: 'Paiement mobile',
    ca: 'Pagament amb el mòbil',
    pt: 'Pagamento móvel',
    it: 'Pagamento mobile',
    de: 'Mobil bezahlen',
    ar: 'الدفع بالهاتف',
  },
  kind: 'M',
  position: 'I',
  opensDrawer: 'N',
  givesChange: 'N',
  allowedForTips: 'S',
};
export const account: PaymentRow = {
  code: 'CTA',
  text: { es: 'A cuenta', en: 'On account', fr: 'En compte' },
  kind: 'A',
  position: 'L',
  opensDrawer: 'N',
  givesChange: 'N',
  allowedForTips: 'N',
};
export const voucher: PaymentRow = {
  code: 'VALE',
  text: { es: 'Vale de compra', en: 'Voucher', ca: 'Val de compra' },
  kind: 'V',
  position: 'F',
  opensDrawer: 'N',
  givesChange: 'N',
  allowedForTips: 'N',
};
export const tip: PaymentRow = {
  code: 'PROP',
  text: { es: 'Propina', en: 'Tip', fr: 'Pourboire' },
  kind: 'P',
  position: 'I',
  opensDrawer: 'N',
  givesChange: 'N',
  allowedForTips: 'N',
};
