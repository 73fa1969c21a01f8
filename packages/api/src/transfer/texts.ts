/** In a cell: take away what is stored. An empty cell leaves it. */
export const clearing = '\\empty';

/** What spreadsheet programs write where a formula has failed, in the languages that translate it. */
const failures = [
  '#N/A|#NV|#N/D|#NEDOSTUPNÝ|#HIÁNYZIK|#Н/Д|#N/DISP|#ІС|#NOT.AVAIL|#I/T|#YOK',
  '#REF!|#¡REF!|#BEZUG!|#RIF!|#ADR!|#ССЫЛКА!|#VERW!|#REFERENS!|#BAŞV!|#HIV!|#ODKAZ!',
  '#VALUE!|#¡VALOR!|#VALOR!|#WERT!|#VALEUR!|#VALORE!|#WAARDE!|#ARG!|#ÉRTÉK!|#ЗНАЧ!|#HODNOTA!|#DEĞER!',
  '#DIV/0!|#¡DIV/0!|#DEEL/0!|#DZIEL/0!|#ДЕЛ/0!|#ZÉRÓOSZTÓ!|#SAYI/0!|#DĚLENÍ_NULOU!',
  '#NAME?|#¿NOMBRE?|#NOME?|#NOM?|#NAAM?|#NAZWA?|#NÉV?|#ИМЯ?|#NÁZEV?|#AD?',
  '#NUM!|#¡NUM!|#NÚM!|#ZAHL!|#NOMBRE!|#GETAL!|#LICZBA!|#SZÁM!|#ЧИСЛО!|#ČÍSLO!|#SAYI!',
  '#NULL!|#¡NULO!|#NULO!|#NUL!|#NULLO!|#ZERO!|#ПУСТО!|#SPILL!|#CALC!|#FIELD!|#BLOCKED!|#BUSY!|#GETTING_DATA',
].flatMap((line) => line.split('|'));
const isFailure = (text: string): boolean => text.startsWith('#') && failures.includes(text.toUpperCase());

/** How a formula stands in a cell that was never computed. */
export const uncomputed = (formula: string): string => `#=${formula}`;
const isUncomputed = (text: string): boolean => text.startsWith('#=');

/** Why a cell says nothing at all: its program has put an error there, or a formula without its result. */
export const brokenBy = (text: string): 'sheet_error' | 'formula_without_result' | undefined => {
  if (isFailure(text)) return 'sheet_error';
  return isUncomputed(text) ? 'formula_without_result' : undefined;
};

/** Names of the signs from the no-break space on (HTML, ISO 8859-1), and of others that shops write so. */
const latin =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest ' +
  'Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig ' +
  'agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';
const signs = new Map<string, string>([
  ...latin.split(' ').map((name, at) => [name, String.fromCodePoint(160 + at)] as const),
  ...Object.entries({
    nbsp: ' ',
    shy: '',
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    OElig: 'Œ',
    oelig: 'œ',
    Scaron: 'Š',
    scaron: 'š',
    Yuml: 'Ÿ',
    ndash: '–',
    mdash: '—',
    lsquo: '‘',
    rsquo: '’',
    sbquo: '‚',
    ldquo: '“',
    rdquo: '”',
    bdquo: '„',
    bull: '•',
    hellip: '…',
    euro: '€',
    trade: '™',
  }),
]);
const escape = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([A-Za-z][A-Za-z0-9]{1,7}));/gi;
const signOf = (whole: string, decimal?: string, hex?: string, name?: string): string => {
  if (name !== undefined) return signs.get(name) ?? whole;
  const point = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
  const isSign = point >= 0x20 && point <= 0x10ffff && !(point >= 0xd800 && point <= 0xdfff);
  return isSign ? String.fromCodePoint(point) : whole;
};
/** A text of a web shop without the escapes of HTML and XML: `Jalape&ntilde;o`. */
export const unescaped = (text: string): string => (text.includes('&') ? text.replace(escape, signOf) : text);

/** Whether a cell with this text would say something else than it. */
const isCommand = (text: string): boolean => text === clearing || brokenBy(text) !== undefined;
const bare = (text: string): string => text.replace(/^\\+(?=\\empty$|#)/, '');

/**
 * A text that reads like an order or an error stands with one more stroke in front, and one that reads like an escape
 * is escaped once more: what is written is read as the same.
 */
export const plainText = {
  write: (text: string): string => {
    const marked = isCommand(bare(text)) ? `\\${text}` : text;
    return marked.includes('&') ? marked.replace(escape, (whole) => `&amp;${whole.slice(1)}`) : marked;
  },
  read: (cell: string): string =>
    cell.startsWith('\\') && cell !== clearing && isCommand(bare(cell)) ? cell.slice(1) : cell,
};
