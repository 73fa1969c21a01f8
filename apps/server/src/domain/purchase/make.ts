import { randomUUID } from 'node:crypto';
import { product } from '@comanda/api/areas/sales/product';
import { supplier } from '@comanda/api/areas/others/supplier';
import type { AnswerOf, PurchaseLine, purchaseCalls } from '@comanda/api/calls';
import type { ExtraInfo } from '@comanda/api/errors';
import { actionOf } from '@comanda/api/permissions';
import { asOnPaper, purchaseFigures } from '@comanda/api/pricing';
import { sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { may, personIn } from '../../core/caller.ts';
import { constraint, forbidden, Refusal, unknownRecord } from '../../core/refusal.ts';
import type { Work } from '../../core/work.ts';
import { store } from '../../db/schema/business.ts';
import { companyLanguage } from '../../db/schema/company.ts';
import { purchase, purchaseLine } from '../../db/schema/purchase.ts';
import { resourceTable } from '../../db/schema/resources.ts';
import type { Database } from '../../db/transaction.ts';
import type { WireRow } from '../../resource/change.ts';
import { lockAmong } from '../../resource/read.ts';
import { nextNumber } from '../numbering.ts';
import { type CostRate, follow, isCounted, type Move } from './stock.ts';
import { type KnownTax, taxesOf } from './taxes.ts';
import { movesBack, setAside } from './takeBack.ts';

type Asked = z.output<(typeof purchaseCalls.make)['body']>;
const entity = 'PUR';
const fault = (field: string, error: string, params?: ExtraInfo['params']): ExtraInfo => ({
  entity,
  field,
  error,
  ...(params && { params }),
});
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

interface Setting {
  readonly lang: string | null;
  readonly currency: string;
  readonly decimals: number;
  /** Whether the store is one of the company that is not deleted. */
  readonly isStore: boolean;
  /** The day that comes next on the store's calendar: no document is of a later one. */
  readonly tomorrow: string;
}
const settingOf = async (db: Database, idCompany: string, idStore: string): Promise<Setting> => {
  const { rows } = await db.execute<Setting & Record<string, unknown>>(sql`
    select money.code as currency, money.decimals,
      (select main.iso from ${companyLanguage} main
        where main.id_company = money.id_company and main.is_default) as lang,
      shop.id is not null as "isStore",
      to_char((now() at time zone coalesce(shop.time_zone, 'UTC'))::date + 1, 'YYYY-MM-DD') as tomorrow
    from ${resourceTable('currency')} money
    left join ${store} shop on shop.id_company = money.id_company and shop.id = ${idStore} and shop.status <> 'D'
    where money.id_company = ${idCompany} and money.defaultcurrency = 'S' and money.status <> 'D'`);
  const [row] = rows;
  if (!row) throw unknownRecord();
  return row;
};

/** The rate that tells what its products cost: that of the supplier, else the company's only one of purchases. */
const costRateOf = async (
  db: Database,
  idCompany: string,
  idRate: unknown,
): Promise<CostRate | undefined> => {
  const { rows } = await db.execute<{ id: string; tax: string }>(sql`
    select id, tax from ${resourceTable('rate')} where id_company = ${idCompany} and kind = '2' and status = 'A'`);
  const own = rows.find(({ id }) => id === idRate);
  return own ?? (rows.length === 1 ? rows[0] : undefined);
};

const lineFaults = (
  lines: readonly PurchaseLine[],
  products: ReadonlyMap<string, WireRow>,
  taxes: ReadonlyMap<string, KnownTax>,
): ExtraInfo[] =>
  lines.flatMap(({ idProduct, idTax }, place) => [
    ...(idProduct !== null && !products.has(idProduct)
      ? [fault(`lines.${place}.idProduct`, 'not_found')]
      : []),
    ...(idTax !== null && !taxes.has(idTax) ? [fault(`lines.${place}.idTax`, 'not_found')] : []),
  ]);

/** A document of a supplier is recorded once; its row is locked meanwhile. */
const refuseRecorded = async (
  db: Database,
  { idCompany, idSupplier, document, corrects }: Asked,
): Promise<void> => {
  const { rows } = await db.execute<{ id: string; label: string }>(sql`
    select id, label from ${purchase} where id_company = ${idCompany} and id_supplier = ${idSupplier}
      and upper(document) = upper(${document}) and status = 'A' and id is distinct from ${corrects}`);
  const [before] = rows;
  if (before)
    throw new Refusal('ERROR_INFORMATION_EXISTS', 'This document of the supplier was recorded already.', {
      type: 'InformationExits',
      extra: [fault('document', 'exists', { label: before.label })],
    });
};

const nameOf = (record: WireRow | undefined, lang: string | null): string => {
  const names = record?.['names'];
  const said =
    typeof names === 'object' && names !== null
      ? Object.entries(names).find(([key]) => key === lang)
      : undefined;
  return text(said?.[1]) || text(record?.['code']);
};

const kinds = ['1', '2', '3'] as const;

/** Records what was bought: once for each document of a supplier (docs/product.md §20.12). */
export const recordPurchase = async (
  context: Work,
  asked: Asked,
): Promise<AnswerOf<typeof purchaseCalls.make>> => {
  const { db } = context;
  const { idCompany, idStore, idSupplier, kind, lines, corrects } = asked;
  if (asked.costs && !may(context.caller, idCompany, actionOf(product, 'EDIT')))
    throw forbidden(actionOf(product, 'EDIT'));
  // Who records the same document at the same time waits here, and finds it recorded.
  const [from] = (await lockAmong(context, supplier, [idSupplier])).filter(
    (row) => row.idCompany === idCompany,
  );
  const setting = await settingOf(db, idCompany, idStore);
  const old = corrects === null ? undefined : await setAside(context, idCompany, corrects);
  const taxes = await taxesOf(db, idCompany);
  const ids = [
    ...new Set([
      ...lines.flatMap(({ idProduct }) => idProduct ?? []),
      ...(old?.moves.map(({ idProduct }) => idProduct) ?? []),
    ]),
  ];
  const records = (await lockAmong(context, product, ids)).filter((row) => row.idCompany === idCompany);
  const products = new Map(records.map((row) => [row.id, row]));
  const rate = asked.costs ? await costRateOf(db, idCompany, from?.['idRate']) : undefined;
  const faults = [
    ...(setting.isStore ? [] : [fault('idStore', 'not_found')]),
    ...(from ? [] : [fault('idSupplier', 'not_found')]),
    ...(asked.day > setting.tomorrow ? [fault('day', 'too_late', { days: 1 })] : []),
    ...(asked.costs && from && !rate ? [fault('costs', 'no_purchase_rate')] : []),
    ...lineFaults(lines, products, taxes),
  ];
  if (faults.length > 0 || !from) throw constraint(faults);
  await refuseRecorded(db, asked);
  const taxKind = kinds.find((one) => one === from['taxKind']) ?? '1';
  const { far, ...figures } = asOnPaper(
    purchaseFigures(lines, taxes, { decimals: setting.decimals, taxKind }),
    asked.taxes,
  );
  if (far.length > 0)
    throw constraint(
      far.map((id) =>
        fault(`taxes.${asked.taxes.findIndex(({ idTax }) => idTax === id)}.tax`, 'does_not_add_up'),
      ),
    );
  const sign = kind === 'A' ? -1 : 1;
  const id = randomUUID();
  const numbered = await nextNumber(db, { idCompany, idStore }, kind === 'A' ? 'Q' : 'P');
  await db.insert(purchase).values({
    idCompany,
    id,
    idStore,
    idSupplier,
    kind,
    series: numbered.series,
    number: numbered.number,
    label: numbered.label,
    document: asked.document,
    day: asked.day,
    at: sql`${numbered.at}::timestamptz`,
    supplier: nameOf(from, setting.lang),
    taxNumber: text(from['document']) || null,
    currency: setting.currency,
    net: sign * figures.net || 0,
    total: sign * figures.total || 0,
    taxes: figures.taxes.map((share) => ({ ...share, names: taxes.get(share.idTax)?.names ?? {} })),
    costs: asked.costs,
    idCorrected: corrects,
    idUser: personIn(context).id,
  });
  const recorded = lines.map((line, position) => ({
    ...line,
    position,
    net: figures.nets[position] ?? 0,
    isCounted: line.idProduct !== null && isCounted(products.get(line.idProduct)),
  }));
  await db.insert(purchaseLine).values(recorded.map((line) => ({ idCompany, idPurchase: id, ...line })));
  const bought = recorded.flatMap(({ idProduct, quantity, net }) =>
    idProduct === null ? [] : [{ idProduct, quantity, net }],
  );
  const came = recorded.flatMap(({ idProduct, quantity, isCounted: counts }): Move[] =>
    idProduct !== null && counts ? [{ idProduct, quantity: kind === 'A' ? `-${quantity}` : quantity }] : [],
  );
  const costs = rate && kind === 'N' ? { costs: { rate, bought, taxes } } : {};
  if (old && old.idStore === idStore)
    // What is left of both is what moves: a count that lies between them does not cut it short.
    await follow(context, {
      idCompany,
      idStore,
      products: records,
      moves: [...old.moves, ...came],
      ...costs,
    });
  else {
    if (old) await movesBack(context, idCompany, old);
    const again = old ? await lockAmong(context, product, ids) : records;
    await follow(context, { idCompany, idStore, products: again, moves: came, ...costs });
  }
  return { id, label: numbered.label };
};
