import { describe, expect, it } from 'vitest';
import { consoleTexts, sourceOf } from './catalogue.ts';
import { misfitOf, partsOf } from './parts.ts';

describe('what a text holds beside its words', () => {
  it.each<[text: string, parts: readonly string[]]>([
    ['Sign out', []],
    ['It’s {name}’s', ['{name}']],
    ["Press '{' first", []],
    ['{0, plural, one {# line} other {# lines}}', ['{0, plural}']],
    ['{n, plural, one {<0>#</0> of {total}} other {<0>#</0>}}', ['<0>…</0>', '{n, plural}', '{total}']],
    ['{kind, select, A {a} other {b}}', ['{kind, select: A, other}']],
    ['{when, date, short}', ['{when, date, short}']],
    ['Line<0/>break', ['<0/>']],
    ['fewer than 3 < 5', []],
  ])('%s', (text, parts) => {
    expect(partsOf(text)).toEqual(parts);
  });
  it.each([
    '{name',
    '<0>open',
    '<0>crossed<1></0></1>',
    '</0>',
    '{n, plural, one {#}}',
    '{n, plural, some {#} other {#}}',
  ])('cannot be read: %s', (text) => {
    expect(partsOf(text)).toBeUndefined();
  });
});

describe('a wording', () => {
  const source = '{0, plural, one {# line of <0>{name}</0>} other {# lines of <0>{name}</0>}}';
  it.each<[wording: string, language: string, misfit: string | undefined]>([
    ['{0, plural, one {# fila de <0>{name}</0>} other {<0>{name}</0>: # filas}}', 'es-ES', undefined],
    ['{0, plural, =0 {nada} other {<0>{name}</0>: #}}', 'es-ES', undefined],
    ['{0, plural, few {# سطور <0>{name}</0>} other {# <0>{name}</0>}}', 'ar-EG', undefined],
    ['{0, plural, few {# lines <0>{name}</0>} other {# <0>{name}</0>}}', 'en-GB', 'braces'],
    ['{0} <0>{name}</0>', 'en-GB', 'parts'],
    ['{0, plural, other {# {name}}}', 'en-GB', 'parts'],
    ['{0, plural, other {# <0>{name}</0> {other}}}', 'en-GB', 'parts'],
    ['{0, plural, other {# <0>{name}</0> <img src=x>}}', 'en-GB', 'braces'],
    ['{0, plural, other {# <0>{name}</0> <a href=x>x</a href=x>}}', 'en-GB', 'parts'],
    ['', 'en-GB', 'parts'],
  ])('%s in %s: %s', (wording, language, misfit) => {
    expect(misfitOf(source, wording, language)).toBe(misfit);
  });
});

it('everything that is built in fits its text, and is known by what the console asks for', async () => {
  const texts = await consoleTexts();
  expect(texts.size).toBeGreaterThan(4000);
  const unfit = [...texts.values()].flatMap((text) =>
    Object.entries(text.texts).flatMap(([language, said]) =>
      misfitOf(sourceOf(text), said, language) === undefined ? [] : [[text.key, language, said]],
    ),
  );
  expect(unfit).toEqual([]);
  expect(texts.get('TAX.many')?.id).toBe('TAX.many');
  expect(texts.get('Sign out')?.id).toMatch(/^[\w+/]{6}$/);
});
