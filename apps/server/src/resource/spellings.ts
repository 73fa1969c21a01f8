const codeLength = 20;

/** `IVA21` → `IVA22`, `IVA` → `IVA2`: a code's next spelling by its number, within a code's length. */
export const nextSpelling = (code: string): string => {
  const [, stem = '', digits = ''] = /^(.*?)(\d*)$/.exec(code) ?? [];
  const number = digits === '' ? 2n : BigInt(digits) + 1n;
  const tail = String(number).padStart(digits.length, '0');
  return stem.slice(0, codeLength - tail.length) + tail.slice(-codeLength);
};
/** The next so many. */
export const spellingsAfter = (code: string, count: number): string[] => {
  const spellings: string[] = [];
  for (let spelling = code; spellings.length < count; spellings.push(spelling))
    spelling = nextSpelling(spelling);
  return spellings;
};
