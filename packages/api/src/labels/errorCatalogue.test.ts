import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { errorCodes, type ErrorType, errorTypes, laterCode } from '../errors/index.ts';
import { faultCodes } from '../validation/index.ts';
import { errorLabel, faultLabel } from './labels.ts';

/** What the platform may answer, by type and code, and what older clients call it (docs/product.md §12). */
const codes = [
  'ERROR_CODE_EXIST',
  'ERROR_CODE_NOT_EXIST',
  'ERROR_ORDER_EXIST',
  'ERROR_NOT_ERASABLE',
  'ERROR_NOT_EXIST_DEFAULT',
  'ERROR_INFORMATION_EXISTS',
  'ERROR_INFORMATION_DOES_NOT_EXISTS',
  'ERROR_COMPANY_IS_SYNC',
  'ERROR_NOT_VALID_LICENSE',
  'ERROR_DATA_EMPTY',
];
const typed: Readonly<Record<ErrorType, string>> = {
  ConstraintExtraInfo: 'ERROR_CONSTRAINT',
  DependecyExtraInfo: 'ERROR_NOT_ERASABLE',
  ProposalExtraInfo: 'ERROR_CODE_EXIST',
  InformationExits: 'ERROR_INFORMATION_EXISTS',
  CompanyIsSync: 'ERROR_COMPANY_IS_SYNC',
  StaleExtraInfo: 'ERROR_STALE',
};
/** Where each key of the older clients is said today: an error of the whole, or a fault at its field. */
const keys: Readonly<Record<string, readonly string[]>> = {
  error_code_exists: ['ERROR_CODE_EXIST'],
  error_order_exists: ['ERROR_ORDER_EXIST'],
  error_not_erasable: ['ERROR_NOT_ERASABLE'],
  error_not_exist_default: ['ERROR_NOT_EXIST_DEFAULT'],
  error_brand_not_allowed: ['ERROR_SIGN_IN'],
  error_codeposition_exists: ['exists', 'twice'],
  error_barcodeposition_exists: ['exists', 'twice'],
  error_codeposition_invalid: ['code', 'unspaced'],
  error_barcodeposition_invalid: ['code', 'unspaced'],
  // Whether an address has an account is told to nobody but its mailbox.
  ERROR_USER_EXIST: ['ERROR_LINK'],
  operation_failed: [laterCode],
};

const textsIn = (locale: string): ReadonlyMap<string, string> =>
  new Map(
    [
      ...readFileSync(new URL(`../locales/${locale}.po`, import.meta.url), 'utf8').matchAll(
        /^msgid "(.+)"\nmsgstr "(.*)"$/gm,
      ),
    ].map(([, id = '', text = '']) => [id, text]),
  );
const english = textsIn('en-GB');
const idOf = (code: string): string => (code.startsWith('ERROR_') ? errorLabel(code) : faultLabel(code)).id;

it('every code of the contract is known, and every type has one that is sent with it', () => {
  expect(codes.filter((code) => !errorCodes.some((known) => known === code))).toEqual([]);
  expect(errorTypes.filter((type) => !errorCodes.some((known) => known === typed[type]))).toEqual([]);
});

describe.each(['en-GB', 'es-ES', 'ar-EG'])('the message in %s', (locale) => {
  const texts = textsIn(locale);
  const named = [
    ...[...errorCodes, laterCode, ...faultCodes].map((code): [string, string[]] => [code, [code]]),
    ...Object.entries(keys).map(([key, said]): [string, string[]] => [key, [...said]]),
    ...Object.entries(typed).map(([type, code]): [string, string[]] => [type, [code]]),
  ];
  it.each(named)('of %s is a sentence in that language', (_, said) => {
    for (const id of said.map(idOf)) {
      const text = texts.get(id) ?? '';
      expect(text.length).toBeGreaterThan(8);
      if (locale !== 'en-GB') expect(text).not.toBe(english.get(id));
      if (locale === 'ar-EG') expect(text).toMatch(/\p{Script=Arabic}/u);
      // A figure that the English text gives is given in every language.
      expect(text.match(/\{\w+\}/g) ?? []).toEqual(english.get(id)?.match(/\{\w+\}/g) ?? []);
    }
  });
});
