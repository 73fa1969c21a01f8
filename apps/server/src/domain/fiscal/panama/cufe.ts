/** What the code of an electronic invoice is made of. */
export interface Coded {
  readonly kind: string;
  /** 1 natural person, 2 legal entity. */
  readonly taxpayer: string;
  readonly ruc: string;
  /** Its two check digits. */
  readonly dv: string;
  readonly branch: string;
  /** `2026-03-14` */
  readonly day: string;
  readonly number: string;
  readonly point: string;
  readonly environment: string;
  /** Nine digits by chance, so that nobody guesses a code. */
  readonly security: string;
}

/** Documents are issued once they are authorised, in a usual operation. */
export const emission = '01';

/** Of a sign that is no digit, the last digit of its place among ASCII. */
const digitOf = (sign: string): number => (/\d/.test(sign) ? Number(sign) : sign.charCodeAt(0) % 10);
/** Luhn, from the right, of all signs but the leading `FE`. */
export const checkDigit = (text: string): string => {
  const sum = Array.from(text, digitOf)
    .toReversed()
    .map((digit, at) => digit * (at % 2 === 0 ? 2 : 1))
    .reduce((all, one) => all + Math.trunc(one / 10) + (one % 10), 0);
  return String((10 - (sum % 10)) % 10);
};

/** The code of an electronic invoice (CUFE): 66 signs, by which anybody looks it up at the tax office. */
export const cufeOf = ({
  kind,
  taxpayer,
  ruc,
  dv,
  branch,
  day,
  number,
  point,
  environment,
  security,
}: Coded): string => {
  const said = [
    kind,
    taxpayer,
    ruc.padStart(20, '0'),
    `-${dv}`,
    branch,
    day.replaceAll('-', ''),
    number,
    point,
    emission,
    environment,
    security,
  ].join('');
  return `FE${said}${checkDigit(said)}`;
};
