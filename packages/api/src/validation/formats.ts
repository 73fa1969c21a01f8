import { emailForm } from '../account/email.ts';

/** Spellings that more than one place must agree on. */
export const formats = {
  /** docs/product.md §7.1 */
  code: /^[A-Za-z0-9._-]{1,20}$/,
  /** One word, as a scanner sends it: neither spaces nor signs that cannot be seen (docs/product.md §7.12). */
  unspaced: /^[^\s\p{Cf}]+$/u,
  /** Control signs, and those that turn or mark the direction of what follows them (docs/product.md §7). */
  unseen: /[\p{Cc}\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/u,
  id: /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/,
  decimal: /^-?(?:\d+(?:\.\d*)?|\.\d+)$/,
  date: /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/,
  time: /^(?:[01]\d|2[0-3]):[0-5]\d$/,
  url: /^https?:\/\/[^\s/$.?#][^\s]*$/i,
  colour: /^#[0-9a-f]{6}$/i,
  /** BCP 47, as far as languages of a company go: `es`, `es-ES`, `zh-Hant-TW`. */
  language: /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|\d{3}))?$/,
  /** ISO 3166-1 alpha-2 or ISO 3166-2 subdivision. */
  country: /^[A-Z]{2}(?:-[A-Z0-9]{1,3})?$/,
  email: emailForm,
  /** Any spelling of a number of up to 15 digits (ITU-T E.164). */
  phone: /^(?=(?:\D*\d){5,15}\D*$)\+?[\d ()./-]+$/,
  /** Address of content that the platform itself stores. */
  stored: /^\/api\/storage\/v1\/image\/[0-9a-f]{64}$/,
} as const;

/** A text as one word: what a spreadsheet sets apart for reading belongs together. */
export const asOneWord = (text: string): string => text.replaceAll(/[\s\p{Cf}]+/gu, '');

/** `007.50` → `7.5`; the wire knows one spelling of a number (docs/product.md §7.8). */
export const canonicalDecimal = (text: string): string => {
  const [, sign = '', integer = '0', fraction = ''] = /^(-?)0*(\d*)(?:\.(\d*?)0*)?$/.exec(text) ?? [];
  const value = `${integer || '0'}${fraction ? `.${fraction}` : ''}`;
  return value === '0' ? '0' : sign + value;
};
