/** The sign before the decimals. One for a whole file: `1.234` is never a thousand in one row and one in the next. */
export type DecimalSign = '.' | ',';

const zeros = [0x660, 0x6f0];
/** Digits of Arabic and Persian keyboards as the ones of the wire. */
const western = (text: string): string =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => {
    const at = digit.codePointAt(0) ?? 0;
    return String(at - (zeros.findLast((zero) => zero <= at) ?? 0));
  });

const spelt = {
  '.': /^([+-]?)(\d+|\d{1,3}(?:[,\s'’]\d{3})+)?(?:\.(\d*))?$/,
  ',': /^([+-]?)(\d+|\d{1,3}(?:[.\s'’]\d{3})+)?(?:,(\d*))?$/,
} as const;

/** A number of a cell as a plain decimal (`-1234.5`), without currency or percent sign; nothing when it is none. */
export const numberOf = (text: string, sign: DecimalSign): string | undefined => {
  const bare = western(text)
    .replaceAll('٫', sign)
    .replaceAll('٬', ' ')
    .replace(/^\s*(?:\p{Sc}|[A-Z]{3}\b)\s*/u, '')
    .replace(/\s*(?:\p{Sc}|%|[A-Z]{3})?\s*$/u, '');
  const [, minus, whole = '', fraction = ''] = spelt[sign].exec(bare) ?? [];
  if (whole === '' && fraction === '') return undefined;
  return `${minus === '-' ? '-' : ''}${whole.replace(/\D/g, '') || '0'}${fraction && `.${fraction}`}`;
};

/**
 * The sign with which most cells are numbers. Where both do and the numbers differ (`1.234` alone), it is the given
 * one and not certain: a person is asked.
 */
export const guessDecimalSign = (
  cells: readonly string[],
  usual: DecimalSign,
): { readonly sign: DecimalSign; readonly certain: boolean } => {
  const read = cells
    .filter((cell) => cell.trim() !== '')
    .map((cell) => [numberOf(cell, '.'), numberOf(cell, ',')]);
  const points = read.filter(([point]) => point !== undefined).length;
  const commas = read.filter(([, comma]) => comma !== undefined).length;
  if (points !== commas) return { sign: points > commas ? '.' : ',', certain: true };
  return { sign: usual, certain: read.every(([point, comma]) => point === comma) };
};
