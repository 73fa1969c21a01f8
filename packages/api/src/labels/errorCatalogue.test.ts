import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { codeOfType, errorCodes, errorTypes, laterCode, olderKeys, unsentCodes } from '../errors/index.ts';
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
  expect(Object.keys(codeOfType).toSorted()).toEqual(errorTypes.toSorted());
});

describe('the product says', () => {
  const product = readFileSync(new URL('../../../../docs/product/12-errors.md', import.meta.url), 'utf8');
  it.each([
    ...errorCodes,
    ...errorTypes,
    ...Object.keys(olderKeys).filter((key) => key !== 'operation_failed'),
  ])('what %s is', (name) => expect(product).toMatch(new RegExp(`\\b${name}\\b`)));
  it('what each fault of a field is, and no other', () => {
    const [, table = ''] = /^## 12\.4 .+\n([\s\S]+?)\n\n/m.exec(product) ?? [];
    const said = table
      .split('\n')
      .slice(2)
      .flatMap((row) => row.split('|').filter((_, place) => place === 1 || place === 3))
      .flatMap((names) => names.match(/\w+/g) ?? []);
    expect(said.toSorted()).toEqual(faultCodes.toSorted());
  });
  it('which codes are never sent, and no other', () => {
    const said = /^Known to clients and never sent here: ([\s\S]+?)\n\n/m.exec(product)?.[1] ?? '';
    expect((said.match(/ERROR_\w+(?=\s\()/g) ?? []).toSorted()).toEqual(Object.keys(unsentCodes).toSorted());
  });
});

describe.each(['en-GB', 'es-ES', 'ar-EG'])('the message in %s', (locale) => {
  const texts = textsIn(locale);
  const named = [
    ...[...errorCodes, laterCode, ...faultCodes].map((code): [string, string[]] => [code, [code]]),
    ...Object.entries(olderKeys).map(([key, said]): [string, string[]] => [key, [...said]]),
    ...Object.entries(codeOfType).map(([type, code]): [string, string[]] => [type, [code]]),
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
