import { randomUUID } from 'node:crypto';
import { product } from '@comanda/api/areas/sales/product';
import type { DeliveryNote } from '@comanda/api/calls';
import type { ExtraInfo } from '@comanda/api/errors';
import { takenOff, withinAll } from '@comanda/api/pricing';
import { and, eq, sql } from 'drizzle-orm';
import { type Till, tillIn } from '../../core/caller.ts';
import { constraint } from '../../core/refusal.ts';
import type { Context } from '../../core/work.ts';
import { store } from '../../db/schema/business.ts';
import { deliveryNote } from '../../db/schema/deliveryNote.ts';
import type { Database } from '../../db/transaction.ts';
import { lockAmong } from '../../resource/read.ts';
import { follow, isCounted, type Move } from '../purchase/stock.ts';
import { instantFaults, judgePrices, wrong } from '../ticket/figures.ts';
import { namedFaults } from '../ticket/named.ts';
import { pricedWith } from '../ticket/priced-with.ts';
import { contentOf, holdTill, numberUsed } from '../ticket/upload.ts';

const entity = 'DLN';
/** What is wrong is so at a field of the note, and not of a ticket. */
const ofNote = (faults: readonly ExtraInfo[]): ExtraInfo[] => faults.map((one) => ({ ...one, entity }));

/** The note that an amendment or a credited one is about: of the same store and customer, and no credited one itself. */
const amendedBy = async (
  db: Database,
  { idCompany, idStore, idTerminal }: Till,
  { amends, idCustomer }: DeliveryNote,
): Promise<string | undefined> => {
  if (!amends) return undefined;
  const { rows } = await db.execute<{ id: string }>(sql`
    select brought.id from ${deliveryNote} brought
    where brought.id_company = ${idCompany} and brought.id_terminal = ${amends.idTerminal ?? idTerminal}
      and brought.number = ${amends.number} and brought.id_store = ${idStore} and brought.kind <> 'A'
      and brought.id_customer = ${idCustomer}`);
  return rows[0]?.id;
};

const left = (quantity: string): string => (quantity.startsWith('-') ? quantity.slice(1) : `-${quantity}`);

/** What leaves the store: products of lines, and those that packs and supplements bring along. */
const movesOf = ({ lines }: DeliveryNote): readonly Move[] =>
  lines.flatMap(({ idProduct, quantity, parts }) => [
    ...(idProduct === null ? [] : [{ idProduct, quantity: left(quantity) }]),
    ...parts.map((part) => ({
      idProduct: part.idProduct,
      quantity: left(withinAll(quantity, part.quantity)),
    })),
  ]);

/** Takes a delivery note in, once, if its figures add up; what it brings leaves the stock (docs/product.md §20.15). */
export const uploadDeliveryNote = async (
  context: Context,
  sent: DeliveryNote,
): Promise<{ id: string; number: number }> => {
  const { db } = context;
  const till = tillIn(context);
  const { idCompany, idStore, idTerminal } = till;
  const { number, idCustomer } = sent;
  const held = await holdTill(db, till);
  const content = contentOf(sent);
  const [known] = await db
    .select({ id: deliveryNote.id, content: deliveryNote.content })
    .from(deliveryNote)
    .where(
      and(
        eq(deliveryNote.idCompany, idCompany),
        eq(deliveryNote.idTerminal, idTerminal),
        eq(deliveryNote.number, number),
      ),
    );
  if (known) {
    if (!known.content.equals(content)) throw numberUsed(entity);
    return { id: known.id, number };
  }
  const early = [
    ...instantFaults({ at: sent.at }),
    ...(sent.commit > held.lastCommit ? [wrong('commit', 'too_big', { max: held.lastCommit })] : []),
    ...(sent.currency === held.currency ? [] : [wrong('currency', 'choice')]),
  ];
  if (early.length > 0) throw constraint(ofNote(early));
  const had = await pricedWith(context, till, sent.commit);
  const { faults } = judgePrices(sent, had);
  const amended = await amendedBy(db, till, sent);
  const all = [
    ...faults,
    ...(await namedFaults(db, till, sent)),
    ...(sent.amends && !amended ? [wrong('amends', 'not_found')] : []),
  ];
  if (all.length > 0) throw constraint(ofNote(all));
  const id = randomUUID();
  await db.insert(deliveryNote).values({
    idCompany,
    id,
    idStore,
    idTerminal,
    number,
    kind: sent.kind,
    at: sql`${sent.at}::timestamptz`,
    day: sql`(select (${sent.at}::timestamptz at time zone shop.time_zone)::date from ${store} shop
      where shop.id_company = ${idCompany} and shop.id = ${idStore})`,
    commit: sent.commit,
    idAmended: amended ?? null,
    idEmployee: sent.idEmployee,
    idCustomer,
    note: sent.note,
    currency: sent.currency,
    net: sent.net,
    total: sent.total,
    lines: sent.lines.map((line) => ({ ...line, discount: takenOff(line) + line.share })),
    taxes: sent.taxes.map((share) => ({ ...share, names: had.names.get(share.idTax) ?? {} })),
    discounts: sent.discounts,
    content,
  });
  const moves = movesOf(sent);
  const ids = [...new Set(moves.map(({ idProduct }) => idProduct))];
  // A product that has gone since has no stock to leave.
  const products = (await lockAmong(context, product, ids)).filter(
    (row) => row.idCompany === idCompany && isCounted(row),
  );
  await follow(context, { idCompany, idStore, products, moves });
  return { id, number };
};
