const digitsOf = (text: string): number[] => Array.from(text, Number);
const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);
const weighed = (text: string, weights: readonly number[]): number =>
  sumOf(digitsOf(text).map((digit, at) => digit * (weights[at] ?? 0)));

/** Every second digit from the right is doubled, the last one stays (ISO/IEC 7812-1). */
const isLuhn = (text: string): boolean =>
  sumOf(
    digitsOf(text)
      .toReversed()
      .map((digit, at) => (at % 2 === 0 ? digit : digit * 2 > 9 ? digit * 2 - 9 : digit * 2)),
  ) %
    10 ===
  0;

const spanishLetters = 'TRWAGMYFPDXBNJZSQVHLCKE';
const isSpanishPerson = (text: string): boolean => {
  const [, first = '', digits = '', letter = ''] = /^([XYZ]?)(\d{7,8})([A-Z])$/.exec(text) ?? [];
  if (first.length + digits.length !== 8) return false;
  return spanishLetters[Number(`${first === '' ? '' : 'XYZ'.indexOf(first)}${digits}`) % 23] === letter;
};
const isSpanishCompany = (text: string): boolean => {
  const [, kind = '', digits = '', check = ''] = /^([A-HJ-NP-SUVW])(\d{7})([0-9A-J])$/.exec(text) ?? [];
  if (kind === '') return false;
  const doubled = digitsOf(digits).map((digit, at) =>
    at % 2 === 1 ? digit : sumOf(digitsOf(`${digit * 2}`)),
  );
  const control = (10 - (sumOf(doubled) % 10)) % 10;
  const [digit, letter] = [String(control), 'JABCDEFGHI'[control]];
  if ('KLMNPQRSW'.includes(kind)) return check === letter;
  return 'ABEH'.includes(kind) ? check === digit : check === digit || check === letter;
};
const isPortuguese = (text: string): boolean => {
  if (!/^[1-35689]\d{8}$/.test(text)) return false;
  const rest = weighed(text.slice(0, 8), [9, 8, 7, 6, 5, 4, 3, 2]) % 11;
  return Number(text[8]) === (rest < 2 ? 0 : 11 - rest);
};
const isFrench = (text: string): boolean => {
  const [, key, siren] = /^(\d{2})(\d{9})$/.exec(text) ?? [];
  if (key !== undefined && siren !== undefined)
    return isLuhn(siren) && Number(key) === (12 + 3 * (Number(siren) % 97)) % 97;
  return /^(?:\d{9}|\d{14})$/.test(text) && isLuhn(text);
};
const isItalian = (text: string): boolean =>
  (/^\d{11}$/.test(text) && isLuhn(text)) ||
  /^[A-Z]{6}[\dL-NP-V]{2}[A-EHLMPRST][\dL-NP-V]{2}[A-Z][\dL-NP-V]{3}[A-Z]$/.test(text);
const isArgentine = (text: string): boolean => {
  if (!/^(?:2[03-7]|3[034])\d{9}$/.test(text)) return false;
  const rest = 11 - (weighed(text.slice(0, 10), [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11);
  return Number(text[10]) === (rest === 11 ? 0 : rest) && rest !== 10;
};
/** Book, page and entry, of a person or of a company, with or without its two control digits. */
const isPanamanian = (text: string): boolean =>
  /^(?:\d{1,10}|(?:PE|E|N|\d{1,2}(?:-?(?:AV|PI|NT))?))-\d{1,6}-\d{1,6}(?:DV\d{1,2})?$/.test(text);

/** By country, what its tax office makes sure of; how it is written does not matter, but for Panama's dashes. */
const checks: Readonly<Record<string, (plain: string, spelled: string) => boolean>> = {
  ES: (plain) => isSpanishPerson(plain) || isSpanishCompany(plain),
  PT: isPortuguese,
  FR: isFrench,
  IT: isItalian,
  AR: isArgentine,
  PA: (_, spelled) => isPanamanian(spelled),
};

/** Whether a text can be the tax number of somebody there. Of other countries it has a digit and five signs or more. */
export const isTaxNumber = (text: string, country: string): boolean => {
  const [code = ''] = country.split('-');
  const spelled = text.toUpperCase().replaceAll(/[\s./]/g, '');
  const bare = spelled.replaceAll('-', '');
  const plain = bare.startsWith(code) && code !== '' ? bare.slice(code.length) : bare;
  return checks[code]?.(plain, spelled) ?? (plain.length >= 5 && /\d/.test(plain));
};
