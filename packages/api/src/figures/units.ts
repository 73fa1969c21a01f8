import { readFigure, type Reading, type Writing } from './read.ts';
import { plainSigns } from './signs.ts';

/**
 * What people write for a currency in letters, besides its code and its sign (`€`): as banks, tills and spreadsheet
 * programs of its countries do.
 */
const letters =
  'R$ AR$ $AR A$ AU$ $AU BB$ Bds$ BM$ BD$ BN$ BS$ B$ BZ$ CA$ $CA C$ CL$ CO$ CU$ RD$ FJ$ GY$ HK$ JM$ J$ KY$ LR$ MX$ $MX N$ NA$ NZ$ $NZ SB$ $SG S$ SG$ SR$ TT$ T$ NT$ US$ $US U$S U$ UY$ $U WS$ ZW$ EC$ XC$ ' +
  '€uro euro euros eur. E£ £E EG£ LE L.E. L£ LL S£ SD£ UK£ CN¥ JP¥ RMB 元 圆 円 圓 원 ' +
  'kr kr. Dkr Nkr Skr Ikr Kč Kc Kčs zł zl zł. Ft lei leu lej ley lv лв лв. Lekë Lek L Kn kn KM КМ din din. дин дин. ден ден. ' +
  'р р. ₽. руб руб. p. грн грн. сом сом. тг тг. so’m soʻm som ლ ман ман. դր. ' +
  'B/. S/ S/. Bs Bs. Bs.S Bs.F Gs Gs. Q L. Lps C$ ¢ CUC$ ' +
  'Fr Fr. SFr SFr. FCFA F F.CFA CFA CFPF FCFP FG RF FRw CF FC Ar UM ' +
  'R Rs Rs. Re Re. INR. रु රු. රු Tk Tk. Rp Rp. RM Php P PhP บาท đ đ. Kz Ks Ksh KSh TSh USh Br Br. ብር Db D GH₵ GH¢ ZK MK Nfk Le Nu Nu. Rf Rf. Mt MT ' +
  'د.إ. د.إ درهم د.م. د.م ر.س. ر.س ريال ر.ق. ر.ق ر.ع. ر.ع ر.ي. ر.ي ریال تومان ج.م. ج.م جنيه ج.س. ج.س ل.ل. ل.ل ليرة ل.س. ل.س د.أ. د.أ د.ا دينار د.ك. د.ك د.ب. د.ب د.ع. د.ع د.ل. د.ل د.ت. د.ت د.ج. د.ج دج أ.م. TL YTL NIS ש״ח ש"ח';

/** Their codes, as far as this program knows them; a word of three letters that is none is no currency. */
const codes = (): readonly string[] => Intl.supportedValuesOf('currency');

const keyOf = (unit: string): string => unit.normalize('NFC').replace(/\s+/g, '').toLowerCase();
let known: ReadonlySet<string> | undefined;

/** Whether a text beside a figure says in which currency it is, or that it is a percentage; whichever it is. */
const isUnit = (text: string): boolean => {
  if (/^(?:\p{Sc}|%)$/u.test(text)) return true;
  known ??= new Set([...letters.split(' '), ...codes()].map(keyOf));
  const parts = text.split(/\s+/);
  // “€ EUR” says the same twice.
  return parts.length <= 2 && parts.every((part) => /^\p{Sc}$/u.test(part) || known?.has(keyOf(part)));
};

/** What a price is for one of: `/kg`, `/ ud`, `per piece`. A number of them (`/100 g`) makes it another figure. */
const each =
  /\s*(?:\/|\bper\b|\bpor\b|\bpro\b)\s*(?:kg|kilo|g|gr|l|lt|ltr|litro|litre|liter|ml|cl|m|m2|m²|ud|uds|u|un|und|unidad|unit|pc|pcs|pz|pza|pieza|piece|pièce|pce|stk|stück|szt|st|each|ea|ración|portion|كجم|كغ|لتر|قطعة)\.?$/iu;
/** In place of the hundredths of a round amount: `12,-`, `12.–`. */
const round = /(?<=\d)\s*[.,][-–—]+/u;

/** The text of an amount without what says only how it is meant. */
const withoutManner = (text: string): string => text.replace(each, '').replace(round, '');

/** Reads an amount as people write it into lists: with any currency beside it, and how it is meant behind it. */
export const readAmount = (text: string, writing: Omit<Writing, 'units'> = {}): Reading =>
  readFigure(withoutManner(plainSigns(text)), { ...writing, units: isUnit });
