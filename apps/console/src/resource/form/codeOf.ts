/** A proposed code is read at a till's printer and typed: no longer than it has to be. */
const LONGEST = 8;

/** Letters that no mark is taken from. */
const spelled: Readonly<Record<string, string>> = { Ø: 'O', ß: 'SS', Æ: 'AE', Œ: 'OE', Ł: 'L', Đ: 'D' };

/**
 * A code for what is called so: its first word in plain letters, or more of them where that is short.
 * @returns nothing where it has no letter or figure that a code may hold
 */
export function codeOf(name: string): string {
  const plain = name
    .toLocaleUpperCase('en-GB')
    .replaceAll(/[ØßÆŒŁĐ]/g, (letter) => spelled[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '');
  const [first = '', ...rest] = plain.match(/[A-Z0-9]+/g) ?? [];
  const word = rest.reduce((code, next) => (code.length < 3 ? code + next : code), first);
  return word.slice(0, LONGEST);
}
