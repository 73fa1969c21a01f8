import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { resolveLanguage } from './resolve-language.ts';

const offered = ['en-GB', 'es-ES', 'es-MX', 'ar-EG', 'fi-FI'] as const;

describe('language', () => {
  test.each([
    ['the last chosen', 'ar-EG', ['es-ES'], 'ar-EG'],
    ['not a chosen one that is no longer offered', 'sk-SK', ['es-MX'], 'es-MX'],
    ['the full code of the browser', null, ['es-MX'], 'es-MX'],
    ['the full code, whatever its case', null, ['ES-mx'], 'es-MX'],
    ['the first two letters', null, ['es-AR'], 'es-ES'],
    ['a language without a region', undefined, ['ar'], 'ar-EG'],
    ['the order of the browser', '', ['en', 'es-ES'], 'en-GB'],
    ['the next of the browser when the first is not offered', null, ['ja-JP', 'ar-SA'], 'ar-EG'],
    ['not Finnish for Filipino', null, ['fil-PH'], 'en-GB'],
    ['the first in the list', null, ['ja-JP'], 'en-GB'],
    ['the first in the list without preferences', null, [], 'en-GB'],
  ] as const)('is %s', (_, stored, browser, language) => {
    expect(resolveLanguage(stored, browser, offered)).toBe(language);
  });

  test('is always an offered one', () => {
    fc.assert(
      fc.property(fc.option(fc.string()), fc.array(fc.string()), (stored, browser) => {
        expect(offered).toContain(resolveLanguage(stored, browser, offered));
      }),
    );
  });
});
