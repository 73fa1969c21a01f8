import { randomUUID } from 'node:crypto';
import type { AnswerOf, BodyOf, Presentation, presentationCalls } from '@comanda/api/calls';
import { sql } from 'drizzle-orm';
import { personIn } from '../../core/caller.ts';
import { constraint, unknownRecord } from '../../core/refusal.ts';
import type { Context } from '../../core/work.ts';
import { store, storeName } from '../../db/schema/business.ts';
import { presentation } from '../../db/schema/presentation.ts';
import { instantOf } from '../instant.ts';
import { personById } from '../session/persons.ts';
import { writeBlock } from './block.ts';
import { mayHang } from './hung.ts';

/** Stores of several companies on one wall would be shown with the rights of each; there is one for each company. */
const companyIn = ({ companies }: Pick<Context, 'companies'>): string => {
  const [idCompany, second] = companies;
  if (idCompany === undefined) throw unknownRecord();
  if (second !== undefined) throw constraint([{ entity: 'PRS', field: 'idStores', error: 'choice' }]);
  return idCompany;
};

/** Makes an address that shows figures of some stores (docs/product.md §20.9). */
export const makePresentation = async (
  context: Context,
  { idStores, page, name }: BodyOf<typeof presentationCalls.make>,
): Promise<AnswerOf<typeof presentationCalls.make>> => {
  const idCompany = companyIn(context);
  const stores = [...new Set(idStores)];
  // What a call may touch is asked here once more: the stores stand in the row as a list, and no key holds them.
  const { rows } = await context.db.execute(sql`select 1 from ${store} shop
    where shop.id_company = ${idCompany} and shop.id = any(${sql.param(stores)}::uuid[])`);
  if (rows.length !== stores.length) throw unknownRecord();
  const id = randomUUID();
  await context.db
    .insert(presentation)
    .values({ idCompany, id, page, name, idStores: stores, idUser: personIn(context).id });
  return { id, block: writeBlock(context.config.secret, { id, page }) };
};

type Row = Omit<Presentation, 'block' | 'maker' | 'isOpen'> & { readonly idUser: string };

/** Those of a company that were not ended, the newest first. */
export const presentationsOf = async (
  { db, gate, config }: Pick<Context, 'db' | 'gate' | 'config'>,
  idCompany: string,
): Promise<Presentation[]> => {
  const { rows } = await db.execute<Row & Record<string, unknown>>(sql`
    select hung.id, hung.page, hung.name, hung.id_user as "idUser", ${instantOf(sql`hung.created`)} as created,
      ${instantOf(sql`hung.shown`)} as shown,
      coalesce((select jsonb_agg(jsonb_build_object('id', shop.id, 'sName', ${storeName}) order by shop.code, shop.id)
        from ${store} shop where shop.id_company = hung.id_company and shop.id = any(hung.id_stores)), '[]') as stores
    from ${presentation} hung
    where hung.id_company = ${idCompany} and hung.ended is null
    order by hung.created desc, hung.id`);
  const makers = await gate(async (identity) => {
    const known = new Map<string, Awaited<ReturnType<typeof personById>>>();
    for (const { idUser } of rows)
      if (!known.has(idUser)) known.set(idUser, await personById(identity, idUser));
    return known;
  });
  return rows.map(({ idUser, ...row }) => {
    const maker = makers.get(idUser);
    return {
      ...row,
      block: writeBlock(config.secret, row),
      maker: maker?.name ?? '',
      isOpen: mayHang(maker, idCompany),
    };
  });
};

/** Ends one; a trigger tells whoever shows it at this moment. */
export const endPresentation = async ({ db }: Pick<Context, 'db'>, id: string): Promise<void> => {
  await db.execute(sql`update ${presentation} set ended = coalesce(ended, now()) where id = ${id}`);
};
