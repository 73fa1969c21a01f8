import type { CompanyWithStores, FullTransfer, Transfer as Told } from '@comanda/api/calls';
import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { unknownRecord } from '../../core/refusal.ts';
import type { Person } from '../../core/caller.ts';
import { store, storeFace, storeName } from '../../db/schema/business.ts';
import { company } from '../../db/schema/company.ts';
import { appUser } from '../../db/schema/identity.ts';
import { ownership, transfer, transferBusiness } from '../../db/schema/transfer.ts';
import type { Database } from '../../db/transaction.ts';
import { fullName } from '../role/members.ts';
import { endedOf, stateOf, type Transfer } from './state.ts';
import type { TransferState } from '@comanda/machines/transfer/rules';

type Self = Pick<Person, 'id' | 'email'>;
const named = { row: transfer, name: fullName, giverEmail: appUser.email };
interface Named {
  readonly row: Transfer;
  readonly name: string;
  readonly giverEmail: string;
}

const isOf = ({ id, email }: Self): SQL | undefined =>
  or(eq(transfer.idGiver, id), eq(transfer.email, email));

/** Offers as they are told, each with the names of its companies. */
const told = async (db: Database, rows: readonly Named[]): Promise<Told[]> => {
  const ids = rows.map(({ row }) => row.id);
  const parts =
    ids.length === 0
      ? []
      : await db
          .select({
            idTransfer: transferBusiness.idTransfer,
            idCompany: transferBusiness.idCompany,
            isTransferred: transferBusiness.isTransferred,
            cName: company.name,
          })
          .from(transferBusiness)
          .innerJoin(company, eq(company.id, transferBusiness.idCompany))
          .where(inArray(transferBusiness.idTransfer, ids))
          .orderBy(company.name, company.id);
  return rows.map(({ row, name, giverEmail }) => ({
    id: row.id,
    emailGuest: row.email,
    giver: { name, email: giverEmail },
    created: row.created.toISOString(),
    expires: row.expires.toISOString(),
    status: row.status,
    ended: endedOf(row),
    transferBusinesses: parts
      .filter(({ idTransfer }) => idTransfer === row.id)
      .map(({ idCompany, cName, isTransferred }) => ({ idCompany, cName, isTransferred })),
  }));
};

/** One offer of the person or to them; another's is unknown. */
export const shownBy = async (db: Database, id: string, self: Self): Promise<Told> => {
  const rows = await db
    .select(named)
    .from(transfer)
    .innerJoin(appUser, eq(appUser.id, transfer.idGiver))
    .where(and(eq(transfer.id, id), isOf(self)));
  const [found] = await told(db, rows);
  if (!found) throw unknownRecord();
  return found;
};

/** Companies with their stores, by name. */
export const withStores = async (
  db: Database,
  idCompanies: readonly string[],
): Promise<CompanyWithStores[]> => {
  const companies = await db
    .select()
    .from(company)
    .where(inArray(company.id, [...idCompanies]))
    .orderBy(company.name, company.id);
  const { rows: stores } = await db.execute<CompanyWithStores['stores'][number] & { idCompany: string }>(sql`
    select shop.id, shop.id_company as "idCompany", ${storeName} as "sName", ${storeFace} as avatar from ${store} shop
    where shop.id_company = any(${sql.param([...idCompanies])}::uuid[]) and shop.status <> 'D'
    order by shop.code, shop.id`);
  return companies.map(({ id, code, name, avatarUrl, avatarColor }) => ({
    id,
    code,
    cName: name,
    avatar: { url: avatarUrl, color: avatarColor },
    stores: stores.filter(({ idCompany }) => idCompany === id).map(({ idCompany: _of, ...one }) => one),
  }));
};

export const shownInFull = async (db: Database, id: string, self: Self): Promise<FullTransfer> => {
  const short = await shownBy(db, id, self);
  const businesses = short.transferBusinesses.map(({ idCompany }) => idCompany);
  return { ...short, companiesWithStores: await withStores(db, businesses) };
};

/** What a person has got or made, the newest first. */
export const offersOf = async (
  db: Database,
  { id, email }: Self,
  {
    kind,
    limit,
    offset,
    search,
  }: {
    readonly kind: 'received' | 'sent';
    readonly limit: number;
    readonly offset: number;
    readonly search: string;
  },
): Promise<{ elements: Told[]; total: number }> => {
  const side =
    kind === 'sent'
      ? and(eq(transfer.idGiver, id), eq(transfer.isOffGiver, false))
      : and(eq(transfer.email, email), eq(transfer.isOffTaker, false));
  const words = search.trim();
  const found =
    words === ''
      ? undefined
      : sql`comanda_fold(concat_ws(' ', ${transfer.email}, ${fullName}, ${appUser.email}, (select string_agg(business.name, ' ')
          from ${company} business join ${transferBusiness} part on part.id_company = business.id_company
          where part.id_transfer = ${transfer.id}))) like comanda_sought(${words})`;
  const where = and(side, found);
  const rows = await db
    .select({ ...named, total: sql<number>`count(*) over ()::int` })
    .from(transfer)
    .innerJoin(appUser, eq(appUser.id, transfer.idGiver))
    .where(where)
    .orderBy(desc(transfer.created), desc(transfer.id))
    .limit(limit)
    .offset(offset);
  return { elements: await told(db, rows), total: rows[0]?.total ?? 0 };
};

/** What a person owns, with what they offer already marked. */
export const ownedBy = async (
  db: Database,
  idUser: string,
): Promise<(CompanyWithStores & { readonly isOffered: boolean })[]> => {
  const { rows } = await db.execute<{ id: string; isOffered: boolean }>(sql`
    select owned.id_company as id, exists (select from ${transferBusiness} part
      join ${transfer} offer on offer.id = part.id_transfer
      where part.id_company = owned.id_company and part.is_open and offer.expires > now()) as "isOffered"
    from ${ownership} owned join ${company} business on business.id_company = owned.id_company
    where owned.id_user = ${idUser} and business.status <> 'D'`);
  const companies = await withStores(
    db,
    rows.map(({ id }) => id),
  );
  return companies.map((one) => ({
    ...one,
    isOffered: rows.some(({ id, isOffered }) => id === one.id && isOffered),
  }));
};

/** What a mail tells of an offer, in the language of who made it where nobody has chosen another. */
export const tellableOffer = async (
  db: Database,
  id: string,
): Promise<
  | {
      readonly state: TransferState;
      readonly giver: string;
      readonly giverEmail: string;
      readonly taker: string;
      readonly companies: readonly { readonly id: string; readonly name: string }[];
      readonly lang: string | null;
    }
  | undefined
> => {
  const rows = await db
    .select({ ...named, lang: appUser.lang })
    .from(transfer)
    .innerJoin(appUser, eq(appUser.id, transfer.idGiver))
    .where(eq(transfer.id, id));
  const [offer] = await told(db, rows);
  const [row] = rows;
  return row && offer
    ? {
        state: stateOf(row.row),
        giver: row.name,
        giverEmail: row.giverEmail,
        taker: row.row.email,
        companies: offer.transferBusinesses.map(({ idCompany, cName }) => ({ id: idCompany, name: cName })),
        lang: row.lang,
      }
    : undefined;
};
