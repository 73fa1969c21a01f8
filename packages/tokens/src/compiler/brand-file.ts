import * as z from 'zod/mini';
import { fromKeys, legalPages, mailColours, neutrals, radii } from '../brand.ts';
import { isThemeCode, type ThemeCode } from '../themes.ts';
import type { ResolvedTokens } from './resolve.ts';
import { aliasOf, type Json } from './tree.ts';

/** What somebody wrote, short enough for a sentence. */
const shown = (input: unknown): string => {
  if (Array.isArray(input)) return 'a list';
  return typeof input === 'object' && input !== null ? 'an object' : JSON.stringify(input);
};
/** The second half of a sentence that begins with the field: what is wrong and what to do. */
const wanted = (what: string) => ({
  error: ({ input }: { readonly input?: unknown }): string =>
    input === undefined ? `is missing; write ${what}` : `is ${shown(input)}; write ${what}`,
});
const matching = (form: RegExp, what: string) => z.string(wanted(what)).check(z.regex(form, wanted(what)));
const line = (longest: number) =>
  matching(new RegExp(`^(?=.{1,${longest}}$)\\S(?:.*\\S)?$`, 'u'), `one line of up to ${longest} characters`);
const group = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  z.strictObject(shape, wanted(`an object with ${Object.keys(shape).join(', ')}`));

const host = matching(
  /^(?=.{1,253}$)(?!.*(?:^|\.)localhost$)[a-z0-9-]+(?:\.[a-z0-9-]+)+$/,
  'a host name in lower case, without scheme, port and path; <code>.localhost leads to every brand by itself',
);
const aTheme = 'a theme, one of the letters A to O';
const theme = z.custom<ThemeCode>(isThemeCode, wanted(aTheme));
/** What a brand says that has no colour of its own to make it of. */
export const neededWithoutColour = {
  defaultTheme: aTheme,
  allowedThemes: 'a list of themes such as ["A", "B"]',
  mail: `an object with ${mailColours.join(', ')}`,
} as const;

/** Letters of either case are one colour. */
const ownColour = z.pipe(
  matching(/^#[0-9a-f]{6}$/i, 'a colour of six digits such as "#FFE600"'),
  z.transform((text: string) => text.toLowerCase()),
);
const beside = (endings: string, what: string) =>
  matching(
    new RegExp(`^(?:[\\w-]+/)*[\\w-][\\w.-]*\\.(?:${endings})$`),
    `the path of ${what} from this file, such as "fonts/brand.${endings.split('|')[0]}"`,
  );
const word = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  z.optional(z.enum(words, wanted(`${words.slice(0, -1).join(', ')} or ${words.at(-1)}, or leave it out`)));

const webAddress = 'an address that begins with https://';
const legalPage = z
  .string(wanted(webAddress))
  .check(z.refine((text) => URL.canParse(text) && /^https:\/\/[^@]+$/.test(text), wanted(webAddress)));

/** What a brand's file holds. Colours of mails are steps of the base ramps: `{base.lagoon.600}`. */
export const brandFile = (ramps: ResolvedTokens) => {
  const step = 'a step of a base ramp such as {base.lagoon.600}';
  const colour = z
    .string(wanted(step))
    .check(z.refine((text) => hexOfStep(ramps, text) !== undefined, wanted(step)));
  return group({
    code: matching(/^[a-z][a-z0-9]{1,15}$/, '2 to 16 lower-case letters and digits, a letter first'),
    name: line(40),
    domains: z.array(host, wanted('a list of host names, [] for none')),
    pageTitle: line(60),
    defaultTheme: z.optional(theme),
    allowedThemes: z.optional(
      z
        .array(theme, wanted(neededWithoutColour.allowedThemes))
        .check(z.minLength(1, { error: 'is empty; write at least the default theme into it' })),
    ),
    colour: z.optional(ownColour),
    second: z.optional(ownColour),
    neutral: word(neutrals),
    radius: word(radii),
    font: z.optional(
      group({
        family: matching(
          /^[\p{L}\p{N}][\p{L}\p{N} _-]{0,39}$/u,
          'the name of the family, of letters and figures',
        ),
        files: z
          .array(beside('woff2', 'a WOFF2 file'), wanted('a list of WOFF2 files'))
          .check(z.minLength(1, { error: 'is empty; write at least one WOFF2 file into it' }))
          .check(z.maxLength(8, { error: 'has more than 8 files; a page would load too much' })),
      }),
    ),
    wordmark: z.optional(z.boolean(wanted('true where the name is drawn, or leave it out'))),
    signIn: z.optional(beside('avif|webp|jpg|png', 'a picture')),
    opensCompanies: z.optional(z.enum(['demo', 'always'], wanted('demo or always, or leave it out'))),
    legal: group(fromKeys(legalPages, () => legalPage)),
    mail: z.optional(group(fromKeys(mailColours, () => colour))),
  });
};
export type BrandFile = z.output<ReturnType<typeof brandFile>>;

/** The hexadecimal value of `{base.<ramp>.<step>}`. */
export function hexOfStep(ramps: ResolvedTokens, alias: Json | undefined): string | undefined {
  const token = ramps.get(aliasOf(alias) ?? '');
  return token?.path.startsWith('base.') && token.value.type === 'color' ? token.value.hex : undefined;
}

/** What is wrong with a file's fields, a sentence for each. */
export function fieldProblems({ issues }: z.core.$ZodError): readonly string[] {
  return issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => `${fieldAt([...issue.path, key])} is no field of a brand; take it out.`)
      : [`${fieldAt(issue.path)} ${issue.message}.`],
  );
}

function fieldAt(path: readonly PropertyKey[]): string {
  const name = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('');
  return name.slice(1) || 'The file';
}
