/** CRC-8 with the polynomial x⁸+x²+x+1, as TicketBAI takes it, of three digits. */
export const checkDigits = (text: string): string => {
  let crc = 0;
  for (const byte of Buffer.from(text)) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 0x80 ? ((crc << 1) ^ 0x07) & 0xff : crc << 1;
  }
  return String(crc).padStart(3, '0');
};

export interface Issued {
  readonly taxNumber: string;
  /** `14-03-2026` */
  readonly issued: string;
  readonly series: string;
  readonly number: string;
  /** As the document has it: `4.70`. */
  readonly total: string;
}

/** What stands on the ticket: `TBAI-00000006Y-251019-btFpwP8dcLGAF-237`. */
export const identifierOf = ({ taxNumber, issued }: Issued, signature: string): string => {
  const [day = '', month = '', year = ''] = issued.split('-');
  const said = `TBAI-${taxNumber}-${day}${month}${year.slice(-2)}-${signature.slice(0, 13)}-`;
  return `${said}${checkDigits(said)}`;
};

/** The address in its QR code. */
export const addressOf = (lookUp: string, issued: Issued, identifier: string): string => {
  const { series, number, total } = issued;
  const asked = new URLSearchParams({ id: identifier, s: series, nf: number, i: total });
  const address = `${lookUp}?${asked.toString()}`;
  return `${address}&cr=${checkDigits(address)}`;
};
