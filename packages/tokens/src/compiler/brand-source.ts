import * as z from 'zod/mini';
import { fromKeys, logoKinds, mailColours, type Brand } from '../brand.ts';
import { ownMail } from '../own/mail.ts';
import { fontProblems, pictureProblems } from './brand-beside.ts';
import { markProblems, mailProblems } from './brand-contrast.ts';
import { readDrawing, wordmarkKinds, type DrawingKind } from './brand-drawing.ts';
import { brandFile, fieldProblems, hexOfStep, neededWithoutColour } from './brand-file.ts';
import type { ResolvedTokens } from './resolve.ts';
import { isOwnTheme, ownThemes, type ThemeCode } from '../themes.ts';
import { isObject, type Json, type JsonObject } from './tree.ts';

/** A brand's file as it lies on disk. */
export interface BrandSource {
  /** Its name, without folder. */
  readonly file: string;
  readonly text: string;
  /** A file by its path relative to the brand's; `undefined` where there is none. */
  readonly beside: (path: string) => string | undefined;
  /** The same of a file that holds no text. */
  readonly bytes: (path: string) => Buffer | undefined;
}
/** What a file alone does not say. */
export interface BrandSurroundings {
  readonly ramps: ResolvedTokens;
  /** Brands that are there already: nobody else may have their codes and domains. */
  readonly others: readonly Pick<Brand, 'code' | 'domains'>[];
}
/** A brand without its drawings, which each reader finds at addresses of its own. */
export interface PlainBrand extends Omit<Brand, 'logos' | 'wordmark' | 'signIn'> {
  readonly hasWordmark: boolean;
  /** The path of its picture from the brand's file; those of its fonts stand so in its look. */
  readonly picture?: string | undefined;
}
/** A brand as read, or everything that is wrong with its files, a sentence with what to do for each. */
export type BrandReading<B> = { readonly brand: B } | { readonly problems: readonly string[] };

/** Where a brand's drawings lie, relative to its file. */
export const drawingPath = (code: string, kind: DrawingKind): string => `logos/${code}/${kind}.svg`;

/** Reads `<code>.json` and the drawings beside it; the one reader for the build, the check and the server. */
export function readBrand(
  { file, text, beside, bytes }: BrandSource,
  { ramps, others }: BrandSurroundings,
): BrandReading<PlainBrand> {
  const told = (problems: readonly string[]) => ({
    problems: problems.map((problem) => `${file}: ${problem}`),
  });
  const source = parsed(text);
  if (source === undefined)
    return told(['This is no JSON; mend the commas, quotes and brackets of the file.']);

  const schema = brandFile(ramps);
  const { data, error } = z.safeParse(schema, source);
  const problems = error ? [...fieldProblems(error)] : [];
  // What fields say of one another is told beside what they lack, as far as they can be read.
  const fields = isObject(source) ? source : {};
  const { shape } = schema;
  const code = sound(shape.code, fields['code']);
  const domains = sound(shape.domains, fields['domains']) ?? [];
  const mail = sound(shape.mail, fields['mail']);

  if (code !== undefined && file !== `${code}.json`)
    problems.push(`The file must have the name of its code; call it ${code}.json.`);
  if (others.some((other) => other.code === code))
    problems.push(`code ${code} is that of a brand which is there already; choose another.`);
  for (const domain of domains) {
    const owner = others.find((other) => other.domains.includes(domain));
    if (owner) problems.push(`domains has ${domain}, which belongs to the brand ${owner.code}; take it out.`);
    if (domains.indexOf(domain) !== domains.lastIndexOf(domain))
      problems.push(`domains has ${domain} twice; take one out.`);
  }
  const colour = sound(shape.colour, fields['colour']);
  const [ownTheme, ...otherOwn] = ownThemes.map((theme) => theme.code);
  const allowedThemes =
    sound(shape.allowedThemes, fields['allowedThemes']) ??
    (colour !== undefined && ownTheme ? [ownTheme, ...otherOwn] : undefined);
  const defaultTheme =
    sound(shape.defaultTheme, fields['defaultTheme']) ??
    (colour === undefined ? undefined : allowedThemes?.[0]);
  problems.push(...themeProblems(defaultTheme, allowedThemes));
  if (colour === undefined && isObject(source)) problems.push(...colourProblems(fields, allowedThemes));

  const given = mail && fromKeys(mailColours, (name) => hexOfStep(ramps, mail[name]) ?? '');
  if (mail && given) problems.push(...mailProblems(mail, given, ramps));
  const { second, neutral } = data ?? {};
  const hexes = given
    ? { ...given, edge: given.accent }
    : colour === undefined
      ? undefined
      : ownMail({ colour, second, neutral }, ramps);
  const font = sound(shape.font, fields['font']);
  for (const path of font?.files ?? []) problems.push(...fontProblems(path, bytes(path)));
  const picture = sound(shape.signIn, fields['signIn']);
  if (picture !== undefined) problems.push(...pictureProblems(picture, bytes(picture)));
  const hasWordmark = sound(shape.wordmark, fields['wordmark']) ?? false;
  if (code !== undefined)
    for (const kind of [...logoKinds, ...(hasWordmark ? wordmarkKinds : [])]) {
      const path = drawingPath(code, kind);
      const drawing = readDrawing(kind, beside(path));
      const faults = [...drawing.problems, ...markProblems(kind, drawing.colours, ramps)];
      problems.push(...faults.map((fault) => `${path} ${fault}.`));
    }

  if (problems.length > 0 || !data || !hexes || !defaultTheme || !allowedThemes)
    return told([...new Set(problems)]);
  const look = said({ colour, second, neutral, radius: data.radius, font });
  return {
    brand: {
      code: data.code,
      name: data.name,
      domains: [...data.domains, `${data.code}.localhost`],
      pageTitle: data.pageTitle,
      defaultTheme,
      allowedThemes,
      ...said({ opensCompanies: data.opensCompanies }),
      legal: data.legal,
      mail: hexes,
      ...(Object.keys(look).length > 0 && { look }),
      hasWordmark,
      ...said({ picture }),
    },
  };
}

/** Reads several that must fit one another as well as those that are there. */
export function readBrands<B extends Pick<Brand, 'code' | 'domains'>>(
  sources: Iterable<BrandSource>,
  { ramps, others }: BrandSurroundings,
  complete: (brand: PlainBrand, source: BrandSource) => B,
): { readonly brands: readonly B[] } | { readonly problems: readonly string[] } {
  const brands: B[] = [];
  const problems: string[] = [];
  for (const source of sources) {
    const reading = readBrand(source, { ramps, others: [...others, ...brands] });
    if ('brand' in reading) brands.push(complete(reading.brand, source));
    else problems.push(...reading.problems);
  }
  return problems.length > 0 ? { problems } : { brands };
}

function sound<T>(schema: z.ZodMiniType<T>, value: unknown): T | undefined {
  return z.safeParse(schema, value).data;
}

function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Without what is left out. */
function said<T extends object>(fields: T): T {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as T;
}

/** What a brand has to choose that has no colour of its own, and must not. */
function colourProblems(fields: JsonObject, allowed: readonly ThemeCode[] | undefined): readonly string[] {
  const missing = Object.entries(neededWithoutColour)
    .filter(([field]) => fields[field] === undefined)
    .map(([field, what]) => `${field} is missing; write ${what}, or give the brand a colour.`);
  const idle = ['second', 'neutral']
    .filter((field) => fields[field] !== undefined)
    .map((field) => `${field} belongs to a colour of the brand's own; write colour, or take it out.`);
  const own = (allowed ?? [])
    .filter(isOwnTheme)
    .map(
      (theme) =>
        `allowedThemes has ${theme}, which is made of a brand's own colour; write colour, or take it out.`,
    );
  return [...missing, ...idle, ...own];
}

function themeProblems(
  initial: string | undefined,
  allowed: readonly string[] | undefined,
): readonly string[] {
  if (!allowed) return [];
  const twice = [...new Set(allowed.filter((theme, index) => allowed.indexOf(theme) !== index))];
  const problems = twice.map((theme) => `allowedThemes has ${theme} twice; take one out.`);
  return initial === undefined || allowed.includes(initial)
    ? problems
    : [
        ...problems,
        `defaultTheme ${initial} is not among the allowed ones; add it to allowedThemes or choose one of ${allowed.join(', ')}.`,
      ];
}
