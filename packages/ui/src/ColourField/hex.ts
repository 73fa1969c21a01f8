/** A colour as six hexadecimal digits, as the wire has it; null for what is no colour. Three digits are widened. */
export function hexColour(text: string): string | null {
  const digits = text.trim().replace(/^#/u, '').toLowerCase();
  if (/^[0-9a-f]{6}$/u.test(digits)) return `#${digits}`;
  if (/^[0-9a-f]{3}$/u.test(digits)) return `#${digits.replace(/./gu, '$&$&')}`;
  return null;
}
