/** Remainder of a long number by 97, a few digits at a time. */
const mod97 = (digits: string): number => {
  let rest = 0;
  for (let at = 0; at < digits.length; at += 7) rest = Number(`${rest}${digits.slice(at, at + 7)}`) % 97;
  return rest;
};

const ibanForm = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;
/** Lengths that ISO 13616 has registered, of the countries that payments are collected in; others are judged by their digits. */
const ibanLengths: Readonly<Record<string, number>> = {
  AD: 24,
  AT: 20,
  BE: 16,
  BG: 22,
  CH: 21,
  CY: 28,
  CZ: 24,
  DE: 22,
  DK: 18,
  EE: 20,
  EG: 29,
  ES: 24,
  FI: 18,
  FR: 27,
  GB: 22,
  GI: 23,
  GR: 27,
  HR: 21,
  HU: 28,
  IE: 22,
  IS: 26,
  IT: 27,
  LI: 21,
  LT: 20,
  LU: 20,
  LV: 21,
  MC: 27,
  MT: 31,
  NL: 18,
  NO: 15,
  PL: 28,
  PT: 25,
  RO: 24,
  SE: 24,
  SI: 19,
  SK: 24,
  SM: 27,
};
/** Whether a text is an account number with the check digits that belong to it; spaces are for reading. */
export const isIban = (text: string): boolean => {
  const iban = text.replaceAll(' ', '').toUpperCase();
  const length = ibanLengths[iban.slice(0, 2)];
  if (!ibanForm.test(iban) || (length !== undefined && iban.length !== length)) return false;
  const moved = iban.slice(4) + iban.slice(0, 4);
  return mod97(moved.replaceAll(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))) === 1;
};

/** Whether a text is a GTIN: its last digit makes the sum, every other one three times from the right, a multiple of ten. */
export const isEan = (text: string): boolean =>
  /^(?:\d{8}|\d{12,14})$/.test(text) &&
  Array.from(text)
    .toReversed()
    .reduce((sum, digit, at) => sum + Number(digit) * (at % 2 === 0 ? 1 : 3), 0) %
    10 ===
    0;
