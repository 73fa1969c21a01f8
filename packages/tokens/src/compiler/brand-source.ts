import * as z from 'zod/mini';
import { fromKeys, logoKinds, mailColours, type Brand } from '../brand.ts';
import { markProblems, mailProblems } from './brand-contrast.ts';
import { readDrawing } from './brand-drawing.ts';
import { brandFile, fieldProblems, hexOfStep } from './brand-file.ts';
import type { ResolvedTokens } from './resolve.ts';
import { isObject, type Json } from './tree.ts';

/** A brand's file as it lies on disk. */
export interface BrandSource {
  /** Its name, without folder. */
  readonly file: string;
  readonly text: string;
  /** A file by its path relative to the brand's; `undefined` where there is none. */
  readonly beside: (path: string) => string | undefined;
}
/** What a file alone does not say. */
export interface BrandSurroundings {
  readonly ramps: ResolvedTokens;
  /** Brands that are there already: nobody else may have their codes and domains. */
  readonly others: readonly Pick<Brand, 'code' | 'domains'>[];
}
/** A brand without its drawings, which each reader finds at addresses of its own. */
export type PlainBrand = Omit<Brand, 'logos'>;
/** A brand as read, or everything that is wrong with its files, a sentence with what to do for each. */
export type BrandReading<B> = { readonly brand: B } | { readonly problems: readonly string[] };

/** Where a brand's drawings lie, relative to its file. */
export const drawingPath = (code: string, kind: (typeof logoKinds)[number]): string =>
  `logos/${code}/${kind}.svg`;

/** Reads `<code>.json` and the drawings beside it; the one reader for the build, the check and the server. */
export function readBrand(
  { file, text, beside }: BrandSource,
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
  problems.push(
    ...themeProblems(
      sound(shape.defaultTheme, fields['defaultTheme']),
      sound(shape.allowedThemes, fields['allowedThemes']),
    ),
  );

  const hexes = mail && fromKeys(mailColours, (colour) => hexOfStep(ramps, mail[colour]) ?? '');
  if (mail && hexes) problems.push(...mailProblems({ mail }, hexes, ramps));
  if (code !== undefined)
    for (const kind of logoKinds) {
      const path = drawingPath(code, kind);
      const drawing = readDrawing(kind, beside(path));
      const faults = [...drawing.problems, ...markProblems(kind, drawing.colours, ramps)];
      problems.push(...faults.map((fault) => `${path} ${fault}.`));
    }

  if (problems.length > 0 || !data || !hexes) return told([...new Set(problems)]);
  return { brand: { ...data, domains: [...data.domains, `${data.code}.localhost`], mail: hexes } };
}

/** Reads several that must fit one another as well as those that are there. */
export function readBrands<B extends PlainBrand>(
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
