const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

function firstGrapheme(word: string): string {
  for (const { segment } of graphemes.segment(word)) return segment;
  return '';
}

/** The first signs of the first and the last word, whole graphemes of any script: "Ana María Ruiz" gives "AR". */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/u).filter((word) => /\p{L}|\p{N}/u.test(word));
  const [first = '', ...others] = words;
  const last = others.at(-1) ?? '';
  return (firstGrapheme(first) + firstGrapheme(last)).toLocaleUpperCase();
}

/** A number from 0 to `size` − 1 that is always the same for the same text (FNV-1a). */
export function hashToIndex(text: string, size: number): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0) % size;
}
