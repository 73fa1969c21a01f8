import type { FileAnswer, InvoiceDocument } from '@comanda/api/calls';
import { writeDecimal, writeForeignMoney, writeMoney } from '@comanda/api/money';
import { sayIn } from '@comanda/api/transfer';
import { nameIn } from '@comanda/machines/language';
import { eq } from 'drizzle-orm';
import { image } from '../../../db/schema/image.ts';
import type { Database } from '../../../db/transaction.ts';
import { ownTextsIn, spokenOf } from '../../../texts.ts';
import { type Cell, inner, muted, Paper, type Style } from './paper.ts';
import { paperTexts, type PaperText } from './texts.ts';

/** A logo as documents take it: they know neither WebP nor vectors. */
const logoOf = async (db: Database, address: string | null): Promise<Buffer | undefined> => {
  if (address === null) return undefined;
  const [kept] = await db
    .select({ content: image.content, mediaType: image.mediaType })
    .from(image)
    .where(eq(image.sha256, address.slice(address.lastIndexOf('/') + 1)));
  if (!kept) return undefined;
  if (kept.mediaType === 'image/png' || kept.mediaType === 'image/jpeg') return kept.content;
  const { Transformer } = await import('@napi-rs/image');
  return new Transformer(kept.content).png();
};

interface Writing {
  readonly say: (text: PaperText, values?: Readonly<Record<string, string | number>>) => string;
  readonly money: (minor: number) => string;
  readonly decimal: (value: string) => string;
  readonly name: (names: Readonly<Record<string, string>>) => string;
  readonly date: (at: string) => string;
}
const writingOf = ({ lang, money, currency, timeZone }: InvoiceDocument): Writing => {
  const spoken = spokenOf([lang]);
  const say = sayIn(ownTextsIn(spoken));
  const dates = new Intl.DateTimeFormat(`${spoken}-u-nu-latn`, { dateStyle: 'medium', timeZone });
  return {
    say: (text, values) => say(paperTexts[text], values),
    money: (minor) =>
      currency === money.code ? writeMoney(minor, money) : writeForeignMoney(minor, currency, spoken),
    decimal: (value) => writeDecimal(value, money),
    name: (names) => nameIn(names, lang, lang),
    date: (at) => dates.format(new Date(at)),
  };
};

const heading = { size: 7.5, weight: 600, colour: muted } as const;
const placeLine = ({ street, zip, city }: { street: string; zip: string | null; city: string }): string =>
  [street, [zip, city].filter(Boolean).join(' ')].filter(Boolean).join(', ');

type Line = Style & { readonly text: string };
/** Whoever sells or buys, below a heading. */
const party = (title: string, name: string, rest: readonly (string | null)[]): readonly Line[] => [
  { text: title, ...heading },
  { text: name, size: 10.5, weight: 600 },
  ...rest.filter((text): text is string => !!text).map((text) => ({ text })),
];

const drawHead = (
  paper: Paper,
  document: InvoiceDocument,
  write: Writing,
  logo: Buffer | undefined,
): void => {
  const { seller, label, kind, at, sName, amends, reason } = document;
  const begins = paper.y;
  if (logo) paper.picture(logo, 44);
  const named = paper.column(
    [{ text: write.name(seller.names) || seller.legalName, size: 15, weight: 600 }],
    logo ? 56 : 0,
    inner * 0.5,
  );
  const facts: readonly Line[] = [
    { text: write.say(kind === 'A' ? 'credit' : 'invoice'), size: 15, weight: 600 },
    { text: label, size: 11 },
    { text: `${write.say('date')}: ${write.date(at)}`, colour: muted },
    { text: `${write.say('store')}: ${sName}`, colour: muted },
    ...(amends ? [{ text: `${write.say('amends')} ${amends.label}`, colour: muted }] : []),
    ...(reason ? [{ text: `${write.say('reason')}: ${reason}`, colour: muted }] : []),
  ];
  const told = paper.column(facts, inner * 0.55, inner * 0.45, 'end');
  paper.y = Math.max(begins + (logo ? 52 : 0), named, told) + 18;
};

const drawParties = (paper: Paper, { seller, buyer }: InvoiceDocument, write: Writing): void => {
  const half = inner * 0.48;
  const from = paper.column(
    party(write.say('seller'), seller.legalName, [
      write.say('taxNumber', { number: seller.taxNumber }),
      placeLine(seller),
      seller.phone,
      seller.email,
      seller.url,
    ]),
    0,
    half,
  );
  const to = paper.column(
    party(write.say('buyer'), buyer.name, [
      write.say('taxNumber', { number: buyer.taxNumber }),
      placeLine(buyer),
      buyer.country.slice(0, 2) === seller.country.slice(0, 2) ? null : buyer.country,
    ]),
    inner - half,
    half,
  );
  paper.y = Math.max(from, to) + 20;
};

const ends = { align: 'end' } as const;
const lineHeads = (write: Writing): readonly Cell[] => [
  { text: write.say('what'), width: 0.46, ...heading },
  { text: write.say('quantity'), width: 0.12, ...ends, ...heading },
  { text: write.say('price'), width: 0.14, ...ends, ...heading },
  { text: write.say('discount'), width: 0.13, ...ends, ...heading },
  { text: write.say('amount'), width: 0.15, ...ends, ...heading },
];
const drawLines = (paper: Paper, { tickets, lines }: InvoiceDocument, write: Writing): void => {
  const heads = lineHeads(write);
  const begin = (): void => {
    paper.row(heads);
    paper.rule(1, muted);
  };
  begin();
  const put = (cells: readonly Cell[]): void => {
    if (paper.room(paper.heightOf(cells))) begin();
    paper.row(cells);
    paper.rule();
  };
  for (const [place, { number, terminal, at, document: kind }] of tickets.entries()) {
    put([
      {
        text: write.say(kind === 'DLN' ? 'delivery' : 'ticket', { number, terminal, date: write.date(at) }),
        width: 1,
        size: 8,
        colour: muted,
      },
    ]);
    for (const { name, quantity, unitPrice, discount, total } of lines.filter(
      ({ ticket }) => ticket === place,
    ))
      put([
        { text: name, width: 0.46 },
        { text: write.decimal(quantity), width: 0.12, ...ends },
        { text: write.money(unitPrice), width: 0.14, ...ends },
        { text: discount === 0 ? '' : write.money(0 - discount), width: 0.13, ...ends },
        { text: write.money(total), width: 0.15, ...ends },
      ]);
  }
  paper.gap(4);
  paper.row([{ text: write.say('included'), width: 1, size: 7.5, colour: muted }]);
};

const drawTaxes = (paper: Paper, { taxes, net, total }: InvoiceDocument, write: Writing): void => {
  // They stay together: what a sheet ends with is found by who books it.
  paper.room(90 + taxes.length * 22);
  paper.gap(12);
  const widths = [0.46, 0.12, 0.27, 0.15] as const;
  paper.row([
    { text: write.say('tax'), width: widths[0], ...heading },
    { text: write.say('rate'), width: widths[1], ...ends, ...heading },
    { text: write.say('base'), width: widths[2], ...ends, ...heading },
    { text: write.say('amount'), width: widths[3], ...ends, ...heading },
  ]);
  paper.rule(1, muted);
  for (const { code, names, rate, base, tax } of taxes) {
    paper.row([
      { text: write.name(names) || code, width: widths[0] },
      { text: rate === null ? '' : `${write.decimal(rate)}\u00A0%`, width: widths[1], ...ends },
      { text: write.money(base), width: widths[2], ...ends },
      { text: write.money(tax), width: widths[3], ...ends },
    ]);
    paper.rule();
  }
  paper.gap(6);
  const sum = (text: string, minor: number, style: Style): void =>
    paper.row([
      { text: '', width: 0.4 },
      { text, width: 0.38, ...ends, ...style },
      { text: write.money(minor), width: 0.22, ...ends, ...style },
    ]);
  sum(write.say('net'), net, { colour: muted });
  sum(write.say('total'), total, { size: 14, weight: 600 });
};

/** An invoice on sheets of A4 (docs/product.md §20.7). The same invoice is the same file. */
export const invoiceFile = async (db: Database, document: InvoiceDocument): Promise<FileAnswer> => {
  const write = writingOf(document);
  const { label, kind, seller, lang, at } = document;
  const paper = new Paper({
    title: `${write.say(kind === 'A' ? 'credit' : 'invoice')} ${label}`,
    author: seller.legalName,
    lang: spokenOf([lang]),
    made: new Date(at),
  });
  drawHead(paper, document, write, await logoOf(db, seller.logo));
  drawParties(paper, document, write);
  drawLines(paper, document, write);
  drawTaxes(paper, document, write);
  const content = await paper.finish((page, pages) => write.say('page', { label, page, pages }));
  return { name: `${label}.pdf`, mediaType: 'application/pdf', content };
};
