import type { Resource } from '../kernel/index.ts';
import { fold } from '../words/index.ts';
import { columnsOf, headingOf } from './columns.ts';
import { pricedBy, sectionTargets, synonyms } from './synonyms.ts';
import type { Guide } from './table.ts';

/** Texts of one language by the ids of `labels`; a file may have its headings and values in any of them. */
export type Texts = Readonly<Record<string, string>>;

/** What two spellings of a heading have in common. */
export const folded = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]+/gu, '');

/** How languages are called in headings, by the first letters of their codes. */
const languageWords: Readonly<Record<string, string>> = {
  es: 'es spa esp espanol spanish castellano espagnol spanisch spagnolo الاسبانيه',
  en: 'en eng english ingles anglais englisch inglese الانجليزيه',
  ar: 'ar ara arabic arabe arabo arabisch العربيه عربي',
  fr: 'fr fra fre french frances francais franzosisch francese',
  pt: 'pt por portuguese portugues portugais portugiesisch portoghese',
  de: 'de deu ger german aleman deutsch allemand tedesco',
  it: 'it ita italian italiano italien italienisch',
  ca: 'ca cat catalan catala',
  sk: 'sk slovak slovencina',
  zh: 'zh chi chinese chino 中文',
};
const languageOf = new Map(
  Object.entries(languageWords).flatMap(([code, words]) =>
    words.split(' ').map((word) => [word, code] as const),
  ),
);

/** Whether a price has its taxes in it, at the end of a heading. */
const taxed =
  /[\s(,[-]+(?:(?:tax|vat|gst)\s*(?:incl(?:uded|usive|\.)?|inc\.?)|incl(?:uding|\.)?\s*(?:tax(?:es)?|vat)|inc\.?\s*vat|with\s+(?:tax|vat)|(?:con|c\/)\s*(?:iva|impuestos?)|(?:iva|impuestos?)\s*inclu[ií]d[oa]s?|ttc|inkl\.?\s*(?:mwst|ust)\.?|brutto|iva\s+inclusa|com\s+iva|gross|شامل(?:ة)?\s+الضريبة)[\s)\]]*$/iu;
const untaxed =
  /[\s(,[-]+(?:(?:tax|vat|gst)\s*excl(?:uded|usive|\.)?|excl(?:uding|\.)?\s*(?:tax(?:es)?|vat)|ex\.?\s*vat|without\s+(?:tax|vat)|(?:sin|s\/)\s*(?:iva|impuestos?)|ht|exkl\.?\s*(?:mwst|ust)\.?|zzgl\.?\s*mwst\.?|netto|iva\s+esclusa|sem\s+iva|net|(?:بدون|غير\s+شامل)\s+(?:ال)?ضريبة)[\s)\]]*$/iu;
/** A place, a currency or a unit in brackets. */
const bracketed = /\s*[[({][^\])}]*[\])}]\s*$/u;

/** A heading taken apart. */
export interface Heading {
  /** What it may be known by, the whole text first. */
  readonly keys: readonly string[];
  /** The language that it names, by the first letters of its code. */
  readonly language?: string;
  /** It says more than the bare word: of one place, without taxes. */
  readonly isQualified: boolean;
  readonly isNet: boolean;
}
const languageAt = (text: string): { readonly rest: string; readonly language: string } | undefined => {
  const [, rest = '', separator = '', word = ''] =
    /^(.*?)([\s_.:/-]*[([_.:/\s-])\s*([\p{L}]{2,}(?:[-_][\p{L}]{2})?)\s*[\])]?$/u.exec(text) ?? [];
  const [first = ''] = word.split(/[-_]/);
  const language = languageOf.get(folded(first)) ?? languageOf.get(folded(word));
  // Two letters behind a space are a word: “Price it”.
  const isWord = /^\s+$/.test(separator) && word.length === 2;
  return language === undefined || rest === '' || isWord ? undefined : { rest, language };
};

export const headingOfText = (text: string): Heading => {
  const heading = text.trim();
  const keys = [folded(heading)];
  const isNet = untaxed.test(heading);
  const taxless = heading.replace(isNet ? untaxed : taxed, '');
  const named = languageAt(taxless);
  const bare = (named?.rest ?? taxless).replace(bracketed, '').replace(/[\s:*]+$/u, '');
  keys.push(folded(bare));
  // A place without brackets: “Price Main Street”.
  const placed = /^(price|precio|prix|preis|preço|prezzo)\s+\S/iu.exec(bare)?.[1];
  if (placed) keys.push(folded(placed));
  return {
    keys: [...new Set(keys)].filter((key) => key !== ''),
    ...(named && { language: named.language }),
    isQualified: bare !== heading,
    isNet,
  };
};
export const headingKeys = (text: string): readonly string[] => headingOfText(text).keys;

/** What a heading means, and how well: of two that mean the same the lower rank is the one that is meant. */
export interface Meaning {
  readonly target: string;
  readonly rank: number;
}
interface Spoken {
  readonly languages: readonly string[];
  readonly texts: readonly Texts[];
}
/** What headings mean: addresses, names that exports of shops and tills use, texts of the definition in any language. */
export const meaningsOf = (
  resource: Resource,
  { languages, texts }: Spoken,
  details: number,
): ReadonlyMap<string, Meaning> => {
  const columns = columnsOf(resource, languages, details);
  const meanings = new Map<string, Meaning>();
  const offer = (heading: string, target: string, rank = 0) => {
    const key = folded(heading);
    if (key !== '' && !meanings.has(key)) meanings.set(key, { target, rank });
  };
  for (const { path } of columns) offer(path, path);
  for (const [target, ranks] of Object.entries(synonyms[resource.code] ?? {}))
    ranks.forEach((headings, rank) => {
      for (const heading of headings)
        offer(heading, target === 'names' ? `names.${languages[0]}` : target, rank);
    });
  // Fields before details: the code of a record, and not the one of its variants.
  const byRank = [...columns.filter(({ list }) => !list), ...columns.filter(({ list }) => list?.index === 1)];
  for (const { path, label, language } of byRank)
    for (const text of texts.flatMap((known) => known[label.id] ?? [])) {
      if (language !== undefined) offer(`${text} ${language}`, path);
      if (language === undefined || language === languages[0]) offer(text, path);
    }
  for (const column of columns)
    for (const known of texts) offer(headingOf(resource, column, known) ?? '', column.path);
  return meanings;
};

/** What a reader of files has to know of an area, to find its headings. */
export const guideOf = (resource: Resource, spoken: Spoken): Guide => {
  const section = sectionTargets[resource.code];
  const priced = pricedBy[resource.code];
  const meanings = [...meaningsOf(resource, spoken, 3)];
  return {
    headings: new Map(meanings.map(([key, { target }]) => [key, target])),
    ...(section !== undefined && { section }),
    ...(priced !== undefined && { priced }),
  };
};
