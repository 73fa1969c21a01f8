/** How many digits the styles of a workbook show, by their places: those that fill a number up with zeros (`0000000000000`). */
export const zeroStyles = (styles: Uint8Array | undefined): ReadonlyMap<string, number> => {
  const xml = styles ? new TextDecoder('latin1').decode(styles) : '';
  const formats = new Map(
    [...xml.matchAll(/<(?:\w+:)?numFmt\b[^<>]*>/g)].map(([tag]) => [
      /\bnumFmtId="(\d+)"/.exec(tag)?.[1],
      /\bformatCode="(0{2,20})"/.exec(tag)?.[1]?.length,
    ]),
  );
  const cells = /<(?:\w+:)?cellXfs\b[^]*?<\/(?:\w+:)?cellXfs>/.exec(xml)?.[0] ?? '';
  return new Map(
    [...cells.matchAll(/<(?:\w+:)?xf\b[^<>]*>/g)].flatMap(([tag], at) => {
      const digits = formats.get(/\bnumFmtId="(\d+)"/.exec(tag)?.[1]);
      return digits === undefined ? [] : [[String(at), digits] as const];
    }),
  );
};

/** A sheet whose whole numbers have the zeros that their cells show. */
export const withZeros = (
  sheet: Uint8Array<ArrayBuffer>,
  styles: ReadonlyMap<string, number>,
): Uint8Array<ArrayBuffer> => {
  const xml = new TextDecoder().decode(sheet);
  const filled = xml.replace(
    /(<(?:\w+:)?c\b[^<>]*?\bs="(\d+)"[^<>]*>(?:<(?:\w+:)?f\b[^<>]*\/>|<(?:\w+:)?f\b[^<>]*>[^<]*<\/(?:\w+:)?f>)?<(?:\w+:)?v>)(\d+)(?=<)/g,
    (whole, start: string, style: string, digits: string) => {
      const length = /\bt="(?!n")/.test(start) ? undefined : styles.get(style);
      return length === undefined ? whole : start + digits.padStart(length, '0');
    },
  );
  return filled === xml ? sheet : new TextEncoder().encode(filled);
};
