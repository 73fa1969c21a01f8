import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readBrand } from '../compiler/brand-source.ts';
import { readSources } from '../compiler/sources.ts';
import { isObject, type Json } from '../compiler/tree.ts';
import { parseResolver, variant } from '../compiler/variants.ts';
import { readFont, sizeAdjust } from './font.ts';
import { brandStylesheet } from './stylesheet.ts';

const sources = readSources(fileURLToPath(new URL('..', import.meta.url)));
const resolver = parseResolver(sources.resolver);
const surroundings = { ramps: variant(resolver, sources.tokens), others: [] };
const found = sources.brands.find(({ file }) => file === 'canaria.json');
if (!found) throw new Error('There is no brand canaria.');
const canaria = found;
const json: Json = JSON.parse(canaria.text);
const valid = isObject(json) ? json : {};

const read = (
  change: Readonly<Record<string, Json | undefined>>,
  files: Readonly<Record<string, string>> = {},
) =>
  readBrand(
    {
      ...canaria,
      text: JSON.stringify({ ...valid, ...change }),
      beside: (path) => {
        const name = path.split('/').at(-1) ?? '';
        return files[name] ?? canaria.beside(path);
      },
    },
    surroundings,
  );
const problemsOf = (...given: Parameters<typeof read>): readonly string[] => {
  const reading = read(...given);
  return 'problems' in reading
    ? reading.problems.map((problem) => problem.replace('canaria.json: ', ''))
    : [];
};

/** A drawing in place of the name on light backgrounds. */
const name = (viewBox: string, inside: string) => ({
  'wordmark.light.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${inside}</svg>`,
});

describe('a brand with a colour of its own', () => {
  it('needs no theme and no colours of mails', () => {
    expect(read({})).toMatchObject({
      brand: {
        defaultTheme: 'P',
        allowedThemes: ['P', 'Q'],
        look: { colour: '#ffe600', second: '#0b1f3a' },
        mail: { accent: '#ffe600', edge: expect.stringMatching(/^#[0-9a-f]{6}$/) },
        hasWordmark: true,
      },
    });
  });

  it('may begin with a theme that everybody is offered', () => {
    expect(read({ defaultTheme: 'E', allowedThemes: ['E', 'P'] })).toMatchObject({
      brand: { defaultTheme: 'E', allowedThemes: ['E', 'P'] },
    });
  });

  it.each<[Readonly<Record<string, Json | undefined>>, string]>([
    [{ colour: 'yellow' }, 'colour is "yellow"; write a colour of six digits such as "#FFE600".'],
    [{ colour: '#fe0' }, 'colour is "#fe0"; write a colour of six digits such as "#FFE600".'],
    [{ neutral: 'grey' }, 'neutral is "grey"; write cool, warm or none, or leave it out.'],
    [{ radius: 8 }, 'radius is 8; write sharp, soft or round, or leave it out.'],
    [
      { font: { family: "x'}", files: ['fonts/canaria/space-grotesk.woff2'] } },
      `font.family is "x'}"; write the name of the family, of letters and figures.`,
    ],
    [
      { font: { family: 'Other', files: ['../other.woff2'] } },
      'font.files[0] is "../other.woff2"; write the path of a WOFF2 file from this file, such as "fonts/brand.woff2".',
    ],
    [
      { font: { family: 'Other', files: ['fonts/other.woff2'] } },
      'fonts/other.woff2 is missing; put the font there, or take it out of font.files.',
    ],
    [
      { signIn: 'pictures/canaria/other.avif' },
      'pictures/canaria/other.avif is missing; put the picture there, or take signIn out of the file.',
    ],
    [
      { colour: undefined, second: undefined },
      'defaultTheme is missing; write a theme, one of the letters A to O, or give the brand a colour.',
    ],
    [{ colour: undefined }, "second belongs to a colour of the brand's own; write colour, or take it out."],
    [
      { colour: undefined, allowedThemes: ['A', 'P'] },
      "allowedThemes has P, which is made of a brand's own colour; write colour, or take it out.",
    ],
  ])('says what is wrong with %j', (change, sentence) => {
    expect(problemsOf(change)).toContain(sentence);
  });

  it('draws its name up to four times as wide as high, in plain colours or passing ones', () => {
    const path = '<path d="M0 0h9v9z" fill="#0b1f3a"/>';
    expect(problemsOf({}, name('0 0 96 24', path))).toEqual([]);
    expect(problemsOf({}, name('0 0 120 24', path))).toEqual([
      'logos/canaria/wordmark.light.svg has the viewBox "0 0 120 24"; make it one that begins at 0 and is up to 4 times as wide as high, such as 0 0 96 24.',
    ]);
    expect(problemsOf({}, name('0 0 96 24', `${path}<image href="https://evil.example/x.png"/>`))).toEqual([
      'logos/canaria/wordmark.light.svg has a <image>, and a logo is shapes only; take it out or draw it as <path>.',
    ]);
    expect(
      problemsOf({}, name('0 0 96 24', '<path d="M0 0h9v9z" fill="url(https://evil.example)"/>'))[0],
    ).toContain('has fill="url(https://evil.example)"; write a colour');
  });
});

describe('a font', () => {
  const require = createRequire(import.meta.url);
  const fontOf = (path: string) => readFont(readFileSync(require.resolve(`@fontsource-variable/${path}`)));
  const inter = fontOf('inter/files/inter-latin-wght-normal.woff2');
  const wideSerif = fontOf('roboto-serif/files/roboto-serif-latin-wdth-normal.woff2');

  it('is read as far as its stylesheet needs', () => {
    expect(inter).toMatchObject({ isItalic: false, weight: '100 900' });
    expect(fontOf('inter/files/inter-latin-wght-italic.woff2').isItalic).toBe(true);
  });

  it('that is wide is drawn smaller, so that controls hold their words', () => {
    expect(sizeAdjust(inter)).toBeCloseTo(1, 2);
    expect(sizeAdjust(wideSerif)).toBeLessThan(0.97);
    const css = brandStylesheet(
      { font: { family: 'Wide', files: ['wide.woff2'] } },
      [{ address: '/wide.woff2', facts: wideSerif }],
      { resolver, files: sources.tokens },
    );
    expect(css).toContain(`size-adjust: ${(sizeAdjust(wideSerif) * 100).toFixed(1)}%;`);
    expect(css).toContain("--cmd-font-family: 'Wide', 'Inter Variable'");
  });

  it('that is none is refused in words', () => {
    expect(() => readFont(Buffer.from('OTTO, or anything'))).toThrow('is no WOFF2; save the font as .woff2');
    expect(() => readFont(Buffer.concat([Buffer.from('wOF2'), Buffer.alloc(60)]))).toThrow(
      'cannot be read as a font',
    );
  });
});
