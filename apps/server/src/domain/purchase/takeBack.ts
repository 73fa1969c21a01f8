import { product } from '@comanda/api/areas/sales/product';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { unknownRecord } from '../../core/refusal.ts';
import type { Work } from '../../core/work.ts';
import { purchase, purchaseLine } from '../../db/schema/purchase.ts';
import { lockAmong } from '../../resource/read.ts';
import { follow, type Move } from './stock.ts';

interface SetAside {
  readonly idStore: string;
  /** What takes back what it has moved. */
  readonly moves: readonly Move[];
}
/** Lets a purchase count no longer, once; whoever comes at the same time waits, and finds it gone. */
export const setAside = async (
  { db }: Pick<Work, 'db'>,
  idCompany: string,
  id: string,
): Promise<SetAside> => {
  const [gone] = await db
    .update(purchase)
    .set({ status: 'D' })
    .where(and(eq(purchase.idCompany, idCompany), eq(purchase.id, id), eq(purchase.status, 'A')))
    .returning({ idStore: purchase.idStore, kind: purchase.kind });
  if (!gone) throw unknownRecord();
  const lines = await db
    .select({ idProduct: purchaseLine.idProduct, quantity: purchaseLine.quantity })
    .from(purchaseLine)
    .where(
      and(
        eq(purchaseLine.idCompany, idCompany),
        eq(purchaseLine.idPurchase, id),
        eq(purchaseLine.isCounted, true),
      ),
    );
  return {
    idStore: gone.idStore,
    moves: lines.flatMap(({ idProduct, quantity }) =>
      idProduct === null ? [] : [{ idProduct, quantity: gone.kind === 'A' ? quantity : `-${quantity}` }],
    ),
  };
};

/** What products are in their stores without a purchase that was set aside. */
export const movesBack = async (
  work: Work,
  idCompany: string,
  { idStore, moves }: SetAside,
): Promise<void> => {
  const ids = [...new Set(moves.map(({ idProduct }) => idProduct))];
  const products = (await lockAmong(work, product, ids)).filter((row) => row.idCompany === idCompany);
  await follow(work, { idCompany, idStore, products, moves });
};

/** Takes purchases back, all of them or none (docs/product.md §20.12). */
export const takeBack = async (work: Work, ids: readonly string[]): Promise<void> => {
  const found = await work.db
    .select({ id: purchase.id, idCompany: purchase.idCompany })
    .from(purchase)
    .where(inArray(purchase.id, [...new Set(ids)]))
    .orderBy(sql`${purchase.id}`);
  for (const { id, idCompany } of found)
    await movesBack(work, idCompany, await setAside(work, idCompany, id));
};
