import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readBrand } from './brand-source.ts';
import { readSources } from './sources.ts';
import { isObject, type Json, type JsonObject } from './tree.ts';
import { parseResolver, variant } from './variants.ts';

const sources = readSources(fileURLToPath(new URL('..', import.meta.url)));
const surroundings = {
  ramps: variant(parseResolver(sources.resolver), sources.tokens),
  others: [{ code: 'salmara', domains: ['office.salmara.example', 'salmara.localhost'] }],
};
const lumbral = sources.brands.find(({ file }) => file === 'lumbral.json');
if (!lumbral) throw new Error('There is no brand lumbral.');
const json: Json = JSON.parse(lumbral.text);
const valid = isObject(json) ? json : {};

/** What is said of the brand with some fields changed (`undefined` takes one out) or with other drawings. */
const problemsOf = (
  change: Readonly<Record<string, Json | undefined>>,
  drawings: Readonly<Record<string, string | undefined>> = {},
  file = 'lumbral.json',
): readonly string[] => {
  const text = JSON.stringify({ ...valid, ...change });
  const beside = (path: string): string | undefined => {
    const [name = ''] = path.split('/').slice(-1);
    return name in drawings ? drawings[name] : lumbral.beside(path);
  };
  const reading = readBrand({ ...lumbral, file, text, beside }, surroundings);
  return 'problems' in reading ? reading.problems : [];
};
const part = (name: string, change: JsonObject): JsonObject => {
  const value = valid[name];
  return { [name]: { ...(isObject(value) ? value : {}), ...change } };
};

describe('reading a brand', () => {
  it('accepts what is complete, resolves its mail colours and adds the host name for trying', () => {
    expect(readBrand(lumbral, surroundings)).toMatchObject({
      brand: {
        code: 'lumbral',
        domains: ['office.lumbral.example', 'lumbral.localhost'],
        mail: { panel: '#ffffff' },
      },
    });
  });

  it.each<[string, Readonly<Record<string, Json | undefined>>, string]>([
    ['an unknown field', { shade: 'red' }, 'shade is no field of a brand; take it out.'],
    [
      'a missing field',
      { pageTitle: undefined },
      'pageTitle is missing; write one line of up to 60 characters.',
    ],
    ['a field of another kind', { name: 7 }, 'name is 7; write one line of up to 40 characters.'],
    ['an empty name', { name: ' ' }, 'name is " "; write one line of up to 40 characters.'],
    [
      'a code in capitals',
      { code: 'Lumbral' },
      'code is "Lumbral"; write 2 to 16 lower-case letters and digits, a letter first.',
    ],
    [
      'a domain with a scheme',
      { domains: ['https://lumbral.example'] },
      'domains[0] is "https://lumbral.example"; write a host name in lower case, without scheme, port and path; <code>.localhost leads to every brand by itself.',
    ],
    [
      'the host name for trying of another',
      { domains: ['salmara.localhost'] },
      'domains[0] is "salmara.localhost"; write a host name in lower case, without scheme, port and path; <code>.localhost leads to every brand by itself.',
    ],
    [
      'a domain of another brand',
      { domains: ['office.salmara.example'] },
      'domains has office.salmara.example, which belongs to the brand salmara; take it out.',
    ],
    ['a domain twice', { domains: ['a.example', 'a.example'] }, 'domains has a.example twice; take one out.'],
    [
      'an unknown theme',
      { allowedThemes: ['K', 'Z'] },
      'allowedThemes[1] is "Z"; write a theme, one of the letters A to O.',
    ],
    [
      'a default theme that is none',
      { defaultTheme: 'k' },
      'defaultTheme is "k"; write a theme, one of the letters A to O.',
    ],
    [
      'a default theme that is not allowed',
      { defaultTheme: 'A', allowedThemes: ['K', 'L'] },
      'defaultTheme A is not among the allowed ones; add it to allowedThemes or choose one of K, L.',
    ],
    ['a theme twice', { allowedThemes: ['K', 'K'] }, 'allowedThemes has K twice; take one out.'],
    [
      'a legal page that is not https',
      part('legal', { terms: 'http://lumbral.example' }),
      'legal.terms is "http://lumbral.example"; write an address that begins with https://.',
    ],
    [
      'a legal page too many',
      part('legal', { cookies: 'https://lumbral.example' }),
      'legal.cookies is no field of a brand; take it out.',
    ],
    [
      'a mail colour that is no step',
      part('mail', { text: '#000000' }),
      'mail.text is "#000000"; write a step of a base ramp such as {base.lagoon.600}.',
    ],
    [
      'a mail colour that is no step of a base ramp',
      part('mail', { text: '{ramp.neutral.900}' }),
      'mail.text is "{ramp.neutral.900}"; write a step of a base ramp such as {base.lagoon.600}.',
    ],
    ['a list for an object', { legal: [] }, 'legal is a list; write an object with terms, privacy, imprint.'],
  ])('names %s', (_, change, problem) => {
    expect(problemsOf(change)).toContain(`lumbral.json: ${problem}`);
  });

  it('says that no theme is allowed, and nothing of the default one then', () => {
    expect(problemsOf({ allowedThemes: [] })).toContain(
      'lumbral.json: allowedThemes is empty; write at least the default theme into it.',
    );
  });

  it('proposes the nearest step of the ramp for mail colours that cannot be read on one another', () => {
    expect(problemsOf(part('mail', { accent: '{base.cobalt.300}' }))).toEqual([
      'lumbral.json: mail.onAccent {base.harbour.0} on mail.accent {base.cobalt.300} has a contrast of 1.61 and needs 4.5; write {base.harbour.700}.',
      'lumbral.json: mail.accent {base.cobalt.300} on mail.panel {base.harbour.0} has a contrast of 1.61 and needs 3; write {base.cobalt.500}.',
    ]);
  });

  it('asks that the file carries the name of the code, and that nobody has the code', () => {
    expect(problemsOf({}, {}, 'other.json')).toEqual([
      'other.json: The file must have the name of its code; call it lumbral.json.',
    ]);
    const others = [{ code: 'lumbral', domains: [] }];
    expect(readBrand(lumbral, { ...surroundings, others })).toEqual({
      problems: ['lumbral.json: code lumbral is that of a brand which is there already; choose another.'],
    });
  });

  it.each([
    ['{"code": "lumbral",}', 'This is no JSON; mend the commas, quotes and brackets of the file.'],
    [
      '[]',
      'The file is a list; write an object with code, name, domains, pageTitle, defaultTheme, allowedThemes, colour, second, neutral, radius, font, wordmark, signIn, opensCompanies, legal, mail.',
    ],
  ])('says what %s is', (text, problem) => {
    expect(readBrand({ ...lumbral, text }, surroundings)).toEqual({ problems: [`lumbral.json: ${problem}`] });
  });

  it('names every fault at once: of a field, between fields, of contrast and of drawings', () => {
    const problems = problemsOf(
      { name: '', defaultTheme: 'A', ...part('mail', { accent: '{base.cobalt.300}' }) },
      { 'dark.svg': undefined },
    );
    const expected = [
      / name is ""/,
      /defaultTheme A/,
      /mail\.onAccent/,
      /mail\.accent/,
      /dark\.svg is missing/,
    ];
    expect(problems).toHaveLength(expected.length);
    for (const [index, form] of expected.entries()) expect(problems[index]).toMatch(form);
  });
});

const drawing = (inside: string, attributes = 'viewBox="0 0 64 64"'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><rect width="64" height="64" fill="#0a3892"/>${inside}</svg>`;

const mark = (hex: string): string => drawing('').replace('#0a3892', hex);
const strange = (name: string): string =>
  `has a <${name}>, and a logo is shapes only; take it out or draw it as <path>.`;

describe("a brand's drawing", () => {
  it('may be made of shapes, groups and comments', () => {
    const inside =
      '<!-- mark --><g transform="translate(6 6) scale(.5)"><path d="M1 1e1L-2.5,3z" fill="none" stroke="#FFF"/></g>';
    expect(problemsOf({}, { 'compact.svg': drawing(inside), 'maskable.svg': drawing(inside) })).toEqual([]);
  });

  const loads = 'which can load files; take it out.';
  it.each([
    ['that is missing', undefined, 'is missing; draw a tile with the mark for any background.'],
    [
      'that is too large',
      drawing('<g/>'.repeat(2500)),
      'is larger than 10000 bytes; draw it with fewer points.',
    ],
    ['that is cut off', '<svg', 'is not well-formed; mend it: '],
    [
      'that is no SVG',
      '<html/>',
      'is no SVG; begin it with <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">.',
    ],
    [
      'without the name of SVG, which browsers do not show',
      '<svg viewBox="0 0 64 64"><path d=""/></svg>',
      'is no SVG; begin it with <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">.',
    ],
    [
      'with a viewBox that is no square',
      drawing('', 'viewBox="0 0 64 32"'),
      'has the viewBox "0 0 64 32"; make it a square that begins at 0, such as 0 0 64 64.',
    ],
    [
      'of nothing',
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"> </svg>',
      'draws nothing; draw a tile with the mark for any background.',
    ],
    ['that runs a script', drawing('<script>alert(1)</script>'), strange('script')],
    ['with a style sheet', drawing('<style>@import "x.css"</style>'), strange('style')],
    ['with a picture', drawing('<image href="x.png"/>'), strange('image')],
    ['that uses another', drawing('<use href="#x"/>'), strange('use')],
    ['with a link', drawing('<a href="https://x.example"><path d=""/></a>'), strange('a')],
    ['with writing', drawing('<text x="1" y="1">Lumbral</text>'), strange('text')],
    ['with a page inside', drawing('<foreignObject/>'), strange('foreignObject')],
    ['that moves', drawing('<animate attributeName="x"/>'), strange('animate')],
    [
      'that hears events',
      drawing('', 'viewBox="0 0 64 64" onload="alert(1)"'),
      'has onload on a <svg>, which no logo needs; take it out.',
    ],
    [
      'with a style',
      drawing('<g style="fill:url(x.svg#a)"/>'),
      'has style on a <g>, which no logo needs; take it out.',
    ],
    [
      'with a reference',
      drawing('<path d="" href="#x"/>'),
      'has href on a <path>, which no logo needs; take it out.',
    ],
    [
      'with a fill from elsewhere',
      drawing('<path d="" fill="url(x.svg#a)"/>'),
      'has fill="url(x.svg#a)"; write a colour such as #06617c, or none.',
    ],
    [
      'with an address among figures',
      drawing('<path d="" transform="url(x)"/>'),
      'has transform="url(x)"; write figures.',
    ],
    ['with a DOCTYPE', `<!DOCTYPE svg SYSTEM "x.dtd">${drawing('')}`, `has a DOCTYPE, ${loads}`],
    ['with an entity', drawing('&logo;'), 'is not well-formed; mend it: '],
    [
      'with an instruction',
      `<?xml version="1.0"?><?xml-stylesheet href="x.css"?>${drawing('')}`,
      `has a <?xml-stylesheet?>, ${loads}`,
    ],
    [
      'with text between its shapes',
      drawing('Lumbral'),
      'has text between its shapes, which shows nowhere; take it out or draw it as <path>.',
    ],
  ])('%s', (_, text, problem) => {
    const [told, ...more] = problemsOf({}, { 'compact.svg': text });
    expect(told?.startsWith(`lumbral.json: logos/lumbral/compact.svg ${problem}`)).toBe(true);
    expect(more).toEqual([]);
  });

  it('for devices that cut it must fill its square', () => {
    const tile = drawing('').replace('<rect', '<rect rx="14"');
    expect(problemsOf({}, { 'maskable.svg': tile })).toEqual([
      'lumbral.json: logos/lumbral/maskable.svg does not fill its square, so devices would cut it short; begin it with <rect width="64" height="64" fill="…"/>.',
    ]);
  });

  it('must be seen on the backgrounds of its mode, in a step that is named', () => {
    expect(problemsOf({}, { 'dark.svg': mark('#0b3a90'), 'light.svg': mark('#fff') })).toEqual([
      'lumbral.json: logos/lumbral/light.svg has no colour that can be seen on a light background: #ffffff has a contrast of 1.09 and needs 3; draw it in #7e8a90, {base.mist.500}.',
      'lumbral.json: logos/lumbral/dark.svg has no colour that can be seen on a dark background: #0b3a90 has a contrast of 1.57 and needs 3; draw it lighter.',
    ]);
  });
});
