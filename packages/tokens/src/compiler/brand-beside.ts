import { readFont } from '../own/font.ts';

const kilobytes = (file: Buffer): string => `${Math.ceil(file.length / 1000)} kB`;
const largestFont = 300_000;
const largestPicture = 500_000;

/** What is wrong with a font of a brand, a sentence for each. */
export function fontProblems(path: string, file: Buffer | undefined): readonly string[] {
  if (!file) return [`${path} is missing; put the font there, or take it out of font.files.`];
  if (file.length > largestFont)
    return [
      `${path} has ${kilobytes(file)}; leave scripts out that nobody writes in until it has at most ${largestFont / 1000} kB.`,
    ];
  try {
    readFont(file);
    return [];
  } catch (error) {
    return [`${path} ${error instanceof Error ? error.message : String(error)}.`];
  }
}

/** What files of these kinds begin with. */
const beginnings: Readonly<Record<string, RegExp>> = {
  avif: /^.{4}ftypavi[fs]/s,
  webp: /^RIFF.{4}WEBP/s,
  jpg: /^\xff\xd8\xff/,
  png: /^\x89PNG\r\n/,
};

/** What is wrong with the picture of a brand's sign-in. */
export function pictureProblems(path: string, file: Buffer | undefined): readonly string[] {
  if (!file) return [`${path} is missing; put the picture there, or take signIn out of the file.`];
  if (file.length > largestPicture)
    return [
      `${path} has ${kilobytes(file)}; save it smaller, at most ${largestPicture / 1000} kB, about 1200 by 1600 points.`,
    ];
  const ending = path.split('.').at(-1) ?? '';
  return beginnings[ending]?.test(file.toString('latin1', 0, 16))
    ? []
    : [`${path} is no picture of this kind; save it anew as .${ending}.`];
}
