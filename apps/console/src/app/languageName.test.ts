import { describe, expect, it } from 'vitest';
import { languageName, withLanguageName } from './languageName.ts';

describe('a language', () => {
  it.each([
    ['es-ES', 'en-GB', 'Spanish (Spain)'],
    ['ca-ES', 'es-ES', 'catalán (España)'],
    ['fr', 'en-GB', 'French'],
    ['no code', 'en-GB', 'no code'],
    ['', 'en-GB', ''],
  ])('%s is, in %s, “%s”', (code, locale, name) => expect(languageName(code, locale)).toBe(name));

  it('is named in a message that is told with its code', () => {
    expect(withLanguageName({ language: 'es-ES', max: 3 }, 'en-GB')).toEqual({
      language: 'Spanish (Spain)',
      max: 3,
    });
    expect(withLanguageName(undefined, 'en-GB')).toBeUndefined();
  });
});
