import { emailForm } from '../account/email.ts';
import { isEan, isIban } from './checkDigits.ts';
import { idForm, leadingForm, unseenForm } from './plainForms.ts';
import { isTimeZone } from '../zones/timeZone.ts';

/** Spellings that more than one place must agree on. */
export const formats = {
  /** docs/product.md §7.1 */
  code: /^[A-Za-z0-9._-]{1,20}$/,
  /** One word, as a scanner sends it: neither spaces nor signs that cannot be seen (docs/product.md §7.12). */
  unspaced: /^[^\s\p{Cf}]+$/u,
  unseen: unseenForm,
  leading: leadingForm,
  id: idForm,
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
  time_zone: { test: isTimeZone },
  /** Steps of an address, each of letters, digits, `-`, `_`, `.` or one `{parameter}`: `/settings/basics/taxes`. */
  path: /^(?:\/(?:[A-Za-z0-9._-]+|\{[A-Za-z]\w*\}))+$/,
  /** A name that Windows, macOS and Linux take: none of their reserved signs or device names, no dot or space at its end. */
  filename: /^(?!\.)(?!(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$))[^<>:"/\\|?*\p{Cc}]*[^<>:"/\\|?*\p{Cc}. ]$/iu,
  /** Letters only, of the Latin alphabet. */
  alpha_code: /^[A-Za-z]{1,20}$/,
  /** Three digits; the licence of the cloud is 801. */
  licence_code: /^[1-9]\d{2}$/,
  /** Two to four numbers: `4.12`, `4.12.0.1873`. */
  build_number: /^(?:0|[1-9]\d{0,8})(?:\.(?:0|[1-9]\d{0,8})){1,3}$/,
  /** SHA-256 of a file, in hexadecimal digits. */
  fingerprint: /^[0-9a-f]{64}$/i,
  /** Who is brought from one build to another: capitals, digits and `-`, beginning with a letter. */
  upgrade_code: /^[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*$/,
  /** Actions, roles and permissions: words of capitals and digits joined by `_`. */
  action_code: /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*$/,
  /** Heads the columns of a matrix: letters, digits, spaces and `-`, `/`, `.`, not at either end. */
  matrix_name: /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N} ./-]*[\p{L}\p{M}\p{N}])?$/u,
  /** Serial of a device as printed on it. */
  serial: /^[A-Z0-9](?:[A-Z0-9-]{2,38})[A-Z0-9]$/i,
  /** Twelve hexadecimal digits in pairs, as of EUI-48. */
  board_serial: /^[0-9A-F]{2}(?::[0-9A-F]{2}){5}$/i,
  /** A whole number that stands for something and is not reckoned with: leading zeros count. */
  number_id: /^\d{1,18}$/,
  /** `key=value`, the key of letters, digits, `.`, `_` and `-`. */
  key_value: /^[A-Za-z][\w.-]*=\S(?:.*\S)?$/,
  /** ISO 13616: country, two check digits that leave 1 by 97 (ISO 7064), and the account; spaces do not count. */
  iban: { test: isIban },
  /** GTIN-8, -12, -13 or -14 with its check digit (GS1). */
  ean: { test: isEan },
  /** Class of an economic activity by NACE revision 2, with up to two further digits of its country: `56.10`, `5610`. */
  activity: /^(?:0[1-9]|[1-9]\d)(?:\.?\d{1,2}){0,2}[A-Z]?$/,
  /** Key of a special tax regime, as invoices name it: two digits. */
  special_regime: /^(?:0[1-9]|[1-4]\d|5[0-3])$/,
  /** Where tickets are reported to an authority of its own: TicketBAI by province, and Panama; each also to try it. */
  fiscal_region: /^(?:SP-T[BZ][ABG]|PA-HK[AT])$/,
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
