import type { BrandLook, radii } from '../brand.ts';
import { propertyOf } from '../compiler/names.ts';
import { printRule } from '../compiler/rule.ts';
import { cssValue } from '../compiler/css-value.ts';
import { themeStylesheet } from '../compiler/theme-css.ts';
import { variant } from '../compiler/variants.ts';
import { sizeAdjust, type FontFacts } from './font.ts';
import { ownLooks, type LookSources } from './looks.ts';

export interface ServedFont {
  readonly address: string;
  readonly facts: FontFacts;
}

/** Pixels; soft corners are those of every theme. */
const corners: Readonly<Record<Exclude<(typeof radii)[number], 'soft'>, Readonly<Record<string, number>>>> = {
  sharp: { mark: 1, control: 2, card: 3, sheet: 4 },
  round: { mark: 6, control: 14, card: 20, sheet: 24 },
};
/** Beats the base, whichever a page reads first. */
const whole = 'html:root';

/** What a page of the brand reads beside its theme. */
export function brandStylesheet(
  { colour, second, neutral, radius, font }: BrandLook,
  fonts: readonly ServedFont[],
  sources: LookSources,
): string {
  const families = variant(sources.resolver, sources.files).get('font.family')?.value;
  const declarations = [
    ...(radius === undefined || radius === 'soft'
      ? []
      : Object.entries(corners[radius]).map(([name, size]) => `${propertyOf(`radius.${name}`)}: ${size}px`)),
    ...(font && families ? [`${propertyOf('font.family')}: '${font.family}', ${cssValue(families)}`] : []),
  ];
  const themes =
    colour === undefined
      ? []
      : ownLooks({ colour, second, neutral }, sources).map(({ code, light, dark }) =>
          themeStylesheet(code, light, dark),
        );
  return [
    ...themes,
    ...(declarations.length > 0
      ? [`@layer tokens {\n${printRule({ selectors: [whole], declarations }, '  ')}}\n`]
      : []),
    ...fonts.map(({ address, facts }) => face(font?.family ?? '', address, facts)),
  ].join('\n');
}

function face(family: string, address: string, facts: FontFacts): string {
  return printRule({
    selectors: ['@font-face'],
    declarations: [
      `font-family: '${family}'`,
      `font-style: ${facts.isItalic ? 'italic' : 'normal'}`,
      'font-display: swap',
      `font-weight: ${facts.weight}`,
      `size-adjust: ${(sizeAdjust(facts) * 100).toFixed(1)}%`,
      `src: url('${address}') format('woff2')`,
    ],
  });
}
