/** Digits of other scripts, by their zeros: Arabic, Persian, full width. */
const zeros = [0x660, 0x6f0, 0xff10];
const westernDigit = (digit: string): string => {
  const at = digit.codePointAt(0) ?? 0;
  return String(at - (zeros.findLast((zero) => zero <= at) ?? 0));
};

/** Signs that mean the same as a plain one. */
const alike: readonly (readonly [written: RegExp, plain: string])[] = [
  // Marks of direction, which formatters put before the minus in Arabic.
  [/\p{Cf}/gu, ''],
  [/[،，]/g, ','],
  [/．/g, '.'],
  // The Arabic sign of thousands means nothing else, as the apostrophe does.
  [/[’ʼ´٬]/g, "'"],
  [/[−－]/g, '-'],
  [/[٪％]/g, '%'],
  [/\s+/gu, ' '],
];

/** A figure in the digits and signs of the wire, as far as they have one meaning; the Arabic decimal sign stays itself. */
export const plainSigns = (text: string): string =>
  alike
    .reduce((plain, [written, sign]) => plain.replace(written, sign), text)
    .replace(/[٠-٩۰-۹０-９]/g, westernDigit)
    .trim();
