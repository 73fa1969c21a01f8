import { product } from '@comanda/api/areas/sales/product';
import type { AnswerOf, purchaseCalls, ReadPurchase } from '@comanda/api/calls';
import { purchaseFigures } from '@comanda/api/pricing';
import { canonicalDecimal, formats } from '@comanda/api/validation';
import { sql } from 'drizzle-orm';
import { constraint, type Refusal, unknownRecord } from '../../../core/refusal.ts';
import { claimTable } from '../../../db/naming.ts';
import { purchase, purchaseLine } from '../../../db/schema/purchase.ts';
import { resourceTable } from '../../../db/schema/resources.ts';
import type { Database } from '../../../db/transaction.ts';
import { type KnownTax, taxesOf } from '../taxes.ts';
import { type Said, type SaidLine, saidIn } from './formats.ts';
import { rootOf } from './tree.ts';

const refused = (error: string, params?: Readonly<Record<string, string>>): Refusal =>
  constraint([{ entity: 'PUR', field: 'xml', error, ...(params && { params }) }]);

/** A figure of the document by so many digits at most; nothing where it is none. */
const figure = (text: string, digits: number): string | undefined =>
  formats.decimal.test(text) ? canonicalDecimal(Number(text).toFixed(digits)) : undefined;
const minor = (text: string, decimals: number): number | null =>
  formats.decimal.test(text) ? Math.round(Number(text) * 10 ** decimals) : null;

/** Quantity, price and what is taken off so that they come to what the line comes to. */
const pricedAs = (
  { quantity: many, price: one, net }: SaidLine,
  decimals: number,
): Pick<ReadPurchase['lines'][number], 'quantity' | 'price' | 'discount'> => {
  const quantity = figure(many, 4) ?? '1';
  const price = figure(one, 6) ?? figure(net, 6) ?? '0';
  const wanted = minor(net, decimals);
  const comesTo = (line: { readonly price: string; readonly discount: string }): number | undefined =>
    purchaseFigures([{ quantity, idTax: null, ...line }], new Map(), { decimals, taxKind: '1' }).nets[0];
  const plain = { price, discount: '0' };
  if (wanted === null || comesTo(plain) === wanted) return { quantity, ...plain };
  const share = (1 - Number(net) / (Number(quantity) * Number(price))) * 100;
  const discount = share > 0 && share <= 100 ? canonicalDecimal(share.toFixed(4)) : '0';
  if (comesTo({ price, discount }) === wanted) return { quantity, price, discount };
  return { quantity, price: canonicalDecimal((Number(net) / Number(quantity)).toFixed(6)), discount: '0' };
};

/** A tax number without its country, points and spaces: documents write it in many ways. */
const bareNumber = sql`regexp_replace(upper(coalesce(document, '')), '[^A-Z0-9]', '', 'g')`;
const supplierOf = async (
  db: Database,
  idCompany: string,
  { taxNumber }: Said['supplier'],
): Promise<string | null> => {
  const number = taxNumber.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  if (number === '') return null;
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from ${resourceTable('supplier')} where id_company = ${idCompany} and status <> 'D'
      and ${bareNumber} <> '' and (${bareNumber} = ${number} or left(country, 2) || ${bareNumber} = ${number})
    order by status, "order" limit 1`);
  return rows[0]?.id ?? null;
};

/** Products by their codes, bar codes and the codes of other systems, in small letters. */
const byCode = async (
  db: Database,
  idCompany: string,
  codes: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await db.execute<{ code: string; id: string }>(sql`
    select value as code, id_owner as id from ${sql.identifier(claimTable(product))}
      where id_company = ${idCompany} and value = any(${sql.param(codes)}::text[])
    union all
    select lower(external_code), id from ${resourceTable('product')}
      where id_company = ${idCompany} and status <> 'D' and lower(external_code) = any(${sql.param(codes)}::text[])`);
  return new Map(rows.map(({ code, id }) => [code, id]));
};
/** What lines of this supplier meant before, by their names. */
const byName = async (
  db: Database,
  idCompany: string,
  idSupplier: string | null,
): Promise<ReadonlyMap<string, string>> => {
  if (idSupplier === null) return new Map();
  const { rows } = await db.execute<{ name: string; id: string }>(sql`
    select distinct on (lower(line.name)) lower(line.name) as name, line.id_product as id
    from ${purchaseLine} line
    join ${purchase} made on made.id_company = line.id_company and made.id = line.id_purchase
    join ${resourceTable('product')} known on known.id_company = line.id_company and known.id = line.id_product
      and known.status <> 'D'
    where line.id_company = ${idCompany} and made.id_supplier = ${idSupplier}
    order by lower(line.name), made.at desc`);
  return new Map(rows.map(({ name, id }) => [name, id]));
};

const taxAt = (taxes: ReadonlyMap<string, KnownTax>, rate: string): string | null =>
  formats.decimal.test(rate)
    ? ([...taxes.values()].find(({ kind, value }) => kind === 'N' && Number(value) === Number(rate))?.id ??
      null)
    : null;

/** Reads an electronic invoice (docs/product.md §20.12.6): what it says, and which records it means. */
export const readXml = async (
  db: Database,
  { idCompany, xml }: { readonly idCompany: string; readonly xml: string },
): Promise<AnswerOf<typeof purchaseCalls.xml>> => {
  const found = rootOf(xml);
  const said = found && saidIn(found.name, found.root);
  if (!said || said.document === '' || said.lines.length === 0) throw refused('no_invoice');
  const { rows } = await db.execute<{ code: string; decimals: number }>(sql`
    select code, decimals from ${resourceTable('currency')}
    where id_company = ${idCompany} and defaultcurrency = 'S' and status <> 'D'`);
  const [money] = rows;
  if (!money) throw unknownRecord();
  const { decimals } = money;
  if (said.currency !== '' && said.currency !== money.code)
    throw refused('other_currency', { currency: money.code });
  const taxes = await taxesOf(db, idCompany);
  const idSupplier = await supplierOf(db, idCompany, said.supplier);
  const codes = said.lines.flatMap((line) => line.codes.map((code) => code.toLowerCase()));
  const coded = await byCode(db, idCompany, codes);
  const named = await byName(db, idCompany, idSupplier);
  const told = new Map<string, number>();
  for (const { rate, tax } of said.taxes) {
    const id = taxAt(taxes, rate);
    const amount = minor(tax, decimals);
    if (id !== null && amount !== null) told.set(id, (told.get(id) ?? 0) + amount);
  }
  return {
    format: said.format,
    kind: said.kind,
    document: said.document.slice(0, 60),
    day: formats.date.test(said.day.slice(0, 10)) ? said.day.slice(0, 10) : null,
    currency: said.currency || null,
    supplier: { id: idSupplier, ...said.supplier },
    lines: said.lines.map((line) => ({
      ...pricedAs(line, decimals),
      idProduct:
        line.codes.flatMap((code) => coded.get(code.toLowerCase()) ?? [])[0] ??
        named.get(line.name.toLowerCase()) ??
        null,
      code: line.codes[0] ?? '',
      name: line.name.slice(0, 200),
      idTax: taxAt(taxes, line.rate),
      rate: figure(line.rate, 4) ?? null,
    })),
    taxes: [...told].map(([idTax, tax]) => ({ idTax, tax })),
    net: minor(said.net, decimals),
    total: minor(said.total, decimals),
  };
};
