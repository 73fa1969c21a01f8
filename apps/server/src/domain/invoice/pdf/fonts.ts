import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export type Weight = 400 | 600;
/** A font of some signs; text is set in the first one that has each of its signs. */
interface Part {
  readonly family: string;
  readonly subset: string;
  readonly has: (sign: number) => boolean;
}

const placeOf = (family: string, file: string): string =>
  fileURLToPath(import.meta.resolve(`@fontsource/${family}/${file}`));
const ranged = (ranges: string): ((sign: number) => boolean) => {
  const spans = ranges.split(',').map((range) => {
    const [from = '0', to = from] = range.trim().replace(/^U\+/i, '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
  });
  return (sign) => spans.some(([from, to]) => sign >= from && sign <= to);
};
/** What each file of a family holds, as the family itself says. */
const partsOf = (family: string, subsets: readonly string[]): readonly Part[] => {
  const said: Readonly<Record<string, string>> = JSON.parse(
    readFileSync(placeOf(family, 'unicode.json'), 'utf8'),
  );
  return subsets.map((subset) => ({ family, subset, has: ranged(said[subset] ?? '') }));
};

let known: readonly Part[] | undefined;
/** The console's own fonts, from which papers take what they show: read when the first one is made. */
const parts = (): readonly Part[] =>
  (known ??= [
    ...partsOf('inter', [
      'latin',
      'latin-ext',
      'greek',
      'greek-ext',
      'cyrillic',
      'cyrillic-ext',
      'vietnamese',
    ]),
    ...partsOf('noto-sans-arabic', ['arabic']),
  ]);

/** Text in one font. */
export interface Run {
  readonly text: string;
  /** File of the font, which is also what a document knows it by. */
  readonly font: (weight: Weight) => string;
  readonly isArabic: boolean;
}

/** Text in pieces of one font each, in the order of reading; what stands between words goes with those before it. */
export const runsOf = (text: string): readonly Run[] => {
  const [usual] = parts();
  const runs: { text: string; part: Part }[] = [];
  for (const sign of text) {
    const last = runs.at(-1);
    const code = sign.codePointAt(0) ?? 0;
    const part = parts().find(({ has }) => has(code)) ?? usual;
    const isBetween = /[\s\p{P}]/u.test(sign) && (last?.part.has(code) || sign === ' ');
    if (last && (last.part === part || isBetween)) last.text += sign;
    else if (part) runs.push({ text: sign, part });
  }
  return runs.map(({ text: piece, part: { family, subset } }) => ({
    text: piece,
    font: (weight) => placeOf(family, `files/${family}-${subset}-${weight}-normal.woff`),
    isArabic: subset === 'arabic',
  }));
};
