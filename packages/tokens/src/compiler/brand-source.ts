import { legalPages, logoKinds, mailColours, type Brand } from '../brand.ts';
import { isThemeCode } from '../themes.ts';
import { contrast, rgbaOf, type Rgba } from './color.ts';
import { nearestPassing } from './nearest.ts';
import type { ResolvedTokens } from './resolve.ts';
import { aliasOf, isObject, type Json, type JsonObject } from './tree.ts';

/** What a brand's file may refer to: files beside it, themes that exist, and the base ramps. */
export interface BrandSurroundings {
  readonly assets: ReadonlySet<string>;
  readonly shippedThemes: ReadonlySet<string>;
  readonly ramps: ResolvedTokens;
}

/** A brand as read, or everything that is wrong with its file, each with what to do. */
export type BrandReading = { readonly brand: Brand } | { readonly problems: readonly string[] };

const codeForm = /^[a-z][a-z0-9]{1,15}$/;
const domainForm = /^(?=.{1,253}$)[a-z0-9-]+(?:\.[a-z0-9-]+)*$/;

/** Reads `brands/<code>.json`. Logo paths are relative to that folder; mail colours are steps of the base ramps. */
export function readBrand(
  file: string,
  source: JsonObject,
  { assets, shippedThemes, ramps }: BrandSurroundings,
): BrandReading {
  const problems: string[] = [];
  const text = (name: string): string => {
    const value = source[name];
    if (typeof value === 'string' && value.trim() !== '') return value;
    problems.push(`${name} must be a text`);
    return '';
  };
  const texts = (name: string): readonly string[] => {
    const value = source[name];
    const found = Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
    if (found.length === 0) problems.push(`${name} must be a list of texts with at least one`);
    return found;
  };
  const record = <K extends string>(
    name: string,
    keys: readonly K[],
    read: (value: Json | undefined, key: K) => string,
  ): Record<K, string> => {
    const value = source[name];
    const group = isObject(value) ? value : {};
    return fromKeys(keys, (key) => read(group[key], key));
  };

  const name = text('name');
  const pageTitle = text('pageTitle');
  const code = text('code');
  if (!codeForm.test(code))
    problems.push('code must be 2 to 16 lower-case letters and digits, a letter first');
  if (file !== `${code}.json`) problems.push(`the file must be named ${code}.json`);

  const domains = texts('domains');
  for (const domain of domains)
    if (!domainForm.test(domain)) problems.push(`${domain} is not a host name in lower case`);
  if (!domains.includes(`${code}.localhost`)) problems.push(`domains must contain ${code}.localhost`);

  const allowedThemes = texts('allowedThemes').filter(isThemeCode);
  const [fallback = 'A'] = allowedThemes;
  const wanted = text('defaultTheme');
  const defaultTheme = isThemeCode(wanted) ? wanted : fallback;
  if (wanted !== defaultTheme) problems.push(`${wanted} is not a theme`);
  if (!allowedThemes.includes(defaultTheme))
    problems.push(`the default theme ${defaultTheme} is not among the allowed ones`);
  for (const theme of allowedThemes)
    if (!shippedThemes.has(theme)) problems.push(`theme ${theme} has no stylesheet yet`);

  const logos = record('logos', logoKinds, (value, kind) => {
    if (typeof value === 'string' && assets.has(value)) return value;
    problems.push(
      `logos.${kind}: ${typeof value === 'string' ? `there is no file ${value}` : 'a path is missing'}`,
    );
    return '';
  });
  const legal = record('legal', legalPages, (value, page) => {
    if (typeof value === 'string' && value.startsWith('https://')) return value;
    problems.push(`legal.${page} must be an https address`);
    return '';
  });
  const mail = record('mail', mailColours, (value, colour) => {
    const token = ramps.get(aliasOf(value) ?? '');
    if (token?.value.type === 'color') return token.value.hex;
    problems.push(`mail.${colour} must be a step of a base ramp, such as {base.lagoon.600}`);
    return '';
  });

  if (problems.length === 0) problems.push(...mailProblems(mail, source['mail'], ramps));
  if (problems.length > 0) return { problems: problems.map((problem) => `${file}: ${problem}`) };
  return { brand: { code, name, domains, pageTitle, logos, defaultTheme, allowedThemes, legal, mail } };
}

const mailPairs = [
  { front: 'text', back: 'background', least: 4.5 },
  { front: 'text', back: 'panel', least: 4.5 },
  { front: 'mutedText', back: 'background', least: 4.5 },
  { front: 'mutedText', back: 'panel', least: 4.5 },
  { front: 'onAccent', back: 'accent', least: 4.5 },
  { front: 'accent', back: 'panel', least: 3 },
] as const;

function opaque(hex: string): Rgba {
  return rgbaOf({ hex, alpha: 1 });
}

function mailProblems(
  mail: Brand['mail'],
  source: Json | undefined,
  ramps: ResolvedTokens,
): readonly string[] {
  return mailPairs.flatMap(({ front, back, least }) => {
    const ratio = contrast(opaque(mail[front]), opaque(mail[back]));
    if (ratio >= least) return [];
    const step = aliasOf(isObject(source) ? source[front] : undefined) ?? '';
    const better = nearestPassing(
      ramps,
      step,
      (candidate) => contrast(candidate, opaque(mail[back])) >= least,
    );
    return [
      `mail.${front} on mail.${back} has ${ratio.toFixed(2)}, needs ${least}; ${better ? `use {${better}}` : `no step of its ramp passes`}`,
    ];
  });
}

function fromKeys<K extends string>(keys: readonly K[], read: (key: K) => string): Record<K, string> {
  return Object.fromEntries(keys.map((key) => [key, read(key)])) as Record<K, string>;
}
