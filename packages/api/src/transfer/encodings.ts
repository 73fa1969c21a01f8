import type { Encoding, EncodingReading } from './table.ts';

/** How a code page is decoded, and the letters beyond ASCII that its languages write, each from its most usual on. */
interface Page {
  readonly encoding: Encoding;
  readonly languages: readonly string[];
  /** Of scripts whose words have no letter of ours among theirs. */
  readonly isOwnScript?: boolean;
  /** What `chardet` calls it. */
  readonly name?: string;
  /** Hardly written by a spreadsheet program of today: it has to explain a file clearly better. */
  readonly isRare?: boolean;
}
const western = [
  'óíáéñúü¿¡ªº',
  'éèàêçâîôûùëïœæü',
  'üäöß',
  'ãçáéíóõêâúôàªº',
  'èàòùìé',
  'óàèíçéòúüï·',
  'øæåéö',
  'äöåéü',
  'ëïéèüö',
];
const icelandic = 'áíðóéúþýöæ';
const central = [
  'íáěřčéýžšůúťďňó',
  'ąęłóżśćńź',
  'éáóöőüűúí',
  'ăîâșțşţé',
  'čšžćđ',
  'áíčšžýéúľťňôäďŕĺ',
  'äöüß',
];
const turkish = ['ıışüçöğİâî'];
const baltic = ['āīēšūžņļčģķ', 'ėšžųąūįčę', 'äõöüšž'];
const russian = [
  'оеаинтсрвлкмдпуяыьгзбчйхжшюцщэфъё',
  'оаниівертсклудмпязьбгйчхжїєшюцщфґ',
  'аоиентрвсдлкпмзугябчъйщжцхшфюь',
];
const greek = ['αοιετσνηυρπκμλωςγδάέόίήχθφβξύζώψϊϋ'];
const hebrew = ['יולאהרמתשבנםעדקחפגטצסזןכךץףװ'];
const arabic = ['اليمنترهوبسدعحكقفجشطصةىأخضذثزغظءئآإؤپچگک', 'ایرندمتسبوهلشکزقفگخعپحغجصضطظچثذژئء'];

/**
 * Code pages by the letters that they give, the more usual first: of two that explain a file as well the first is
 * meant. Spreadsheet programs write those of Windows, older tills those of DOS, older Macs their own.
 */
const pages: readonly Page[] = [
  { encoding: 'windows-1252', name: 'iso-8859-1', languages: [...western, icelandic] },
  { encoding: 'windows-1250', name: 'iso-8859-2', languages: central },
  { encoding: 'windows-1251', languages: russian, isOwnScript: true },
  { encoding: 'windows-1253', name: 'iso-8859-7', languages: greek, isOwnScript: true },
  { encoding: 'windows-1254', name: 'iso-8859-9', languages: turkish },
  { encoding: 'windows-1256', languages: arabic, isOwnScript: true },
  { encoding: 'windows-1255', name: 'iso-8859-8', languages: hebrew, isOwnScript: true },
  { encoding: 'windows-1257', languages: baltic },
  { encoding: 'cp850', languages: western },
  { encoding: 'cp852', languages: central },
  { encoding: 'cp857', languages: turkish },
  { encoding: 'cp737', languages: greek, isOwnScript: true },
  { encoding: 'ibm866', languages: russian, isOwnScript: true },
  { encoding: 'cp862', languages: hebrew, isOwnScript: true, isRare: true },
  { encoding: 'macintosh', languages: western },
  { encoding: 'maccenteuro', languages: central, isRare: true },
  { encoding: 'x-mac-cyrillic', languages: russian, isOwnScript: true, isRare: true },
  { encoding: 'koi8-r', languages: russian, isOwnScript: true, isRare: true },
  { encoding: 'iso-8859-2', languages: central, isRare: true },
];
/** Pages of two bytes a letter, with the letters that each of their texts is made of for the most part. */
const wide: readonly {
  readonly encoding: Encoding;
  readonly usual: RegExp;
  readonly lead: (byte: number) => boolean;
  readonly isRare?: boolean;
  readonly name?: string;
  readonly needs?: RegExp;
}[] = [
  // The first level of each has its usual signs by their sound or strokes, in rows of their own.
  {
    encoding: 'gbk',
    name: 'gb18030',
    usual: /\p{Script=Han}/u,
    lead: (byte) => byte >= 0xb0 && byte <= 0xd7,
  },
  { encoding: 'big5', usual: /\p{Script=Han}/u, lead: (byte) => byte >= 0xa4 && byte <= 0xc6 },
  {
    encoding: 'shift_jis',
    usual: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー]/u,
    lead: (byte) => byte === 0x82 || byte === 0x83 || (byte >= 0x88 && byte <= 0x97),
    isRare: true,
    needs: /[ぁ-ヿ]/u,
  },
  {
    encoding: 'euc-kr',
    usual: /\p{Script=Hangul}/u,
    lead: (byte) => byte >= 0xb0 && byte <= 0xc8,
    isRare: true,
  },
];

/** The signs that windows-1252 has where ISO 8859-1 has controls: Node up to 22 decodes the latter under this name. */
const westernSigns = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';
const dos = new Set<Encoding>(['cp437', 'cp737', 'cp850', 'cp852', 'cp857', 'cp862', 'maccenteuro']);

/** Decodes pieces one after the other; the last call, without one, gives what is left. */
export type Decode = (bytes?: Uint8Array) => string;
export const decoderOf = async (encoding: Encoding): Promise<Decode> => {
  if (dos.has(encoding)) {
    const { default: iconv } = await import('iconv-lite');
    // One byte is one letter: a piece leaves nothing to the next.
    return (bytes) => (bytes ? iconv.decode(bytes, encoding) : '');
  }
  const decoder = new TextDecoder(encoding);
  return (bytes) => {
    const text = bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode();
    return encoding === 'windows-1252'
      ? text.replace(/[\u0080-\u009f]/g, (sign) => westernSigns[(sign.codePointAt(0) ?? 0) - 0x80] ?? sign)
      : text;
  };
};

/** Signs that stand in price lists of every language. */
const neutral = /[\s€£¥$°ºª²³½¼¾×·•–—‘’‚“”„…«»‹›™®©¿¡%№]/u;
/** What a text of such letters is worth to one language: its usual letters count, what is none of it counts against it. */
const worthOf = (text: string, letters: ReadonlyMap<string, number>, isOwnScript: boolean): number => {
  let worth = 0;
  for (const word of text.split(/[^\p{L}\p{M}\p{S}\p{Cc}\p{Co}\p{Cn}\ufffd]+/u)) {
    if (!/[^\p{ASCII}]/u.test(word)) continue;
    // A capital behind a small letter, and letters of two scripts in one word, are no word.
    if (/\p{Ll}\p{Lu}/u.test(word)) worth -= 2;
    if (isOwnScript && /[A-Za-z]/.test(word)) worth -= 2;
    if (/^\p{Lu}{3,}$/u.test(word)) worth -= 1;
    for (const sign of word) {
      if (sign <= '\u007f') continue;
      const rank = letters.get(sign.toLowerCase());
      if (rank !== undefined) worth += 1.5 - rank;
      else worth -= neutral.test(sign) ? 0.5 : /\p{L}/u.test(sign) ? 1 : 3;
    }
  }
  return worth;
};
/** Letters of a language, each with how seldom it is, from 0 to 1. */
const ranked = (letters: string): ReadonlyMap<string, number> => {
  const signs = Array.from(letters.toLowerCase());
  return new Map(signs.map((sign, at) => [sign, at / signs.length]));
};
const rankedPages = pages.map((page) => ({ ...page, languages: page.languages.map(ranked) }));

/** Bytes of the lines that hold more than ASCII, as many as tell enough. */
const enough = 20_000;
export const telling = (bytes: Uint8Array): Uint8Array => {
  const lines: Uint8Array[] = [];
  let size = 0;
  for (let from = 0; from < bytes.length && size < enough;) {
    const end = bytes.indexOf(0x0a, from);
    const line = bytes.subarray(from, end < 0 ? bytes.length : end + 1);
    from += line.length;
    if (line.some((byte) => byte > 0x7f)) {
      lines.push(line.subarray(0, enough));
      size += line.length;
    }
  }
  const all = new Uint8Array(lines.reduce((sum, { length }) => sum + length, 0));
  lines.reduce((at, line) => (all.set(line, at), at + line.length), 0);
  return all;
};

const wideWorth = (
  bytes: Uint8Array,
  text: string,
  { usual, lead, needs }: (typeof wide)[number],
): number => {
  const signs = Array.from(text).filter((sign) => sign > '\u007f' && !neutral.test(sign));
  if (signs.includes('\ufffd')) return -Infinity;
  if (needs && !needs.test(text)) return -Infinity;
  let first = 0;
  let usualFirst = 0;
  for (let at = 0; at < bytes.length; at += 1)
    if ((bytes[at] ?? 0) > 0x80) {
      first += 1;
      if (lead(bytes[at] ?? 0)) usualFirst += 1;
      at += 1;
    }
  const fit = signs.filter((sign) => usual.test(sign)).length;
  // Two bytes give one sign, which tells as much as two letters.
  return fit === 0 ? -Infinity : 2 * (fit - 2 * (signs.length - fit)) * (usualFirst / Math.max(first, 1));
};

const exampleIn = (text: string): string => {
  const words = text.split(/[\r\n;,\t|"]+/).map((word) => word.trim());
  return words
    .filter((word) => /[^\p{ASCII}]/u.test(word))
    .slice(0, 3)
    .join(' · ')
    .slice(0, 80);
};

/**
 * In which encodings a text that is no UTF-8 may be written, the likeliest first: by the letters that each gives, and
 * by the frequencies of `chardet` where that is sure of itself.
 */
export const guessEncodings = async (bytes: Uint8Array): Promise<readonly EncodingReading[]> => {
  const told = telling(bytes);
  if (told.length === 0) return [];
  const { default: chardet } = await import('chardet');
  const sure = new Map(chardet.analyse(told).map(({ name, confidence }) => [name.toLowerCase(), confidence]));
  const letters = told.reduce((count, byte) => (byte > 0x7f ? count + 1 : count), 0);
  const found: { readonly encoding: Encoding; readonly worth: number; readonly example: string }[] = [];
  const add = (
    encoding: Encoding,
    text: string,
    worth: number,
    isRare = false,
    name: string = encoding,
  ): void => {
    const confidence = Math.max(sure.get(encoding) ?? 0, sure.get(name) ?? 0);
    const doubt = isRare ? letters / 4 : 0;
    found.push({ encoding, worth: worth - doubt + (letters * confidence) / 500, example: exampleIn(text) });
  };
  for (const { encoding, languages, isOwnScript = false, isRare, name } of rankedPages) {
    const decode = await decoderOf(encoding);
    const text = decode(told) + decode();
    const worths = languages.map((known) => worthOf(text, known, isOwnScript));
    add(encoding, text, Math.max(...worths), isRare, name);
  }
  for (const page of wide) {
    const decode = await decoderOf(page.encoding);
    const text = decode(told) + decode();
    add(page.encoding, text, wideWorth(told, text, page), page.isRare, page.name);
  }
  return found
    .filter(({ worth }) => worth > -Infinity)
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ encoding, example }) => ({ encoding, example }));
};
