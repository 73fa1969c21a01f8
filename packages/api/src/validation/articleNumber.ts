/**
 * Numbers of 8, 12, 13 and 14 digits that GS1 leaves to a business for its own use, such as those that scales print: what
 * their last digit is for is nobody else's concern.
 */
const own = /^(?:[02]\d{7}|[24]\d{11}|(?:0[24]|2\d)\d{11})$/;
const article = /^(?:\d{8}|\d{12,14})$/;

/** The check digit that a number of a trade item (EAN-8, UPC-A, EAN-13, GTIN-14) ought to end in. */
const checkDigitOf = (digits: string): number => {
  const sum = Array.from(digits.slice(0, -1))
    .toReversed()
    .reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
};

const lengths = [8, 12, 13, 14];
/** A number of a trade item in each length that it may be written in: zeros in front change nothing of it. */
export const spellingsOf = (text: string): readonly string[] => {
  const digits = text.replace(/^0+/, '');
  return /^\d{8,14}$/.test(text)
    ? [
        text,
        ...lengths.filter((length) => length >= digits.length).map((length) => digits.padStart(length, '0')),
      ]
    : [text];
};

/** The right check digit where a number of a trade item ends in another one; nothing for what is none. */
export const wrongCheckDigit = (text: string): number | undefined => {
  if (!article.test(text) || own.test(text)) return undefined;
  const right = checkDigitOf(text);
  return right === Number(text.at(-1)) ? undefined : right;
};
