import * as z from 'zod/mini';
import { fromKeys, legalPages, mailColours } from '../brand.ts';
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
const theme = z.custom<ThemeCode>(isThemeCode, wanted('a theme, one of the letters A to O'));
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
    defaultTheme: theme,
    allowedThemes: z
      .array(theme, wanted('a list of themes such as ["A", "B"]'))
      .check(z.minLength(1, { error: 'is empty; write at least the default theme into it' })),
    opensCompanies: z.optional(z.enum(['demo', 'always'], wanted('demo or always, or leave it out'))),
    legal: group(fromKeys(legalPages, () => legalPage)),
    mail: group(fromKeys(mailColours, () => colour)),
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
