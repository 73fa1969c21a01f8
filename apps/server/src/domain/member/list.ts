import type { CompanyMember } from '@comanda/api/calls';
import { type SQL, sql } from 'drizzle-orm';
import { appUser, membership, role, userPicture } from '../../db/schema/identity.ts';
import { ownership } from '../../db/schema/transfer.ts';
import type { Database } from '../../db/transaction.ts';
import { avatarOf } from '../people/profile.ts';

type Row = Omit<CompanyMember, 'role' | 'avatar'> & {
  readonly code: string;
  readonly name: string | null;
  readonly hash: string | null;
  readonly total: number;
} & Record<string, unknown>;

const rowsWhere = async (
  db: Database,
  condition: SQL,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ elements: CompanyMember[]; total: number }> => {
  const { rows } = await db.execute<Row>(sql`
    select person.id, held.id_company as "idCompany", person.first_name as "uName", person.surname, person.email,
      person.kind, case when held.locked is null then person.status else 'LCK' end as status, held.role as code, called.name, picture.hash,
      coalesce(owned.id_user = person.id, false) as "isOwner", count(*) over ()::int as total
    from ${membership} held
    join ${appUser} person on person.id = held.id_user
    join ${role} called on called.code = held.role
    left join ${ownership} owned on owned.id_company = held.id_company
    left join ${userPicture} picture on picture.id_user = person.id
    where ${condition}
    order by person.first_name || ' ' || person.surname, person.id, held.id_company
    limit ${limit} offset ${offset}`);
  const elements = rows.map(({ code, name, hash, total: _total, ...one }) => ({
    ...one,
    role: { code, name },
    avatar: avatarOf(one.id, hash),
  }));
  return { elements, total: rows[0]?.total ?? 0 };
};

const all = { limit: 10_000, offset: 0 } as const;
const within = (companies: readonly string[]): SQL =>
  sql`held.id_company = any(${sql.param([...companies])}::uuid[])`;

/** People of some companies, by name; one of several companies once in each. Runs as `comanda_gate`. */
export const membersIn = async (
  db: Database,
  companies: readonly string[],
  idUser?: string,
): Promise<CompanyMember[]> => {
  const one = idUser === undefined ? sql`true` : sql`person.id = ${idUser}`;
  return (await rowsWhere(db, sql`${within(companies)} and ${one}`, all)).elements;
};

/** A page of the people of a company whose names or addresses have some words. */
export const memberPage = (
  db: Database,
  {
    idCompany,
    search,
    ...page
  }: { readonly idCompany: string; readonly search: string; readonly limit: number; readonly offset: number },
): Promise<{ elements: CompanyMember[]; total: number }> => {
  const words = search.trim();
  const found =
    words === ''
      ? sql`true`
      : sql`comanda_fold(concat_ws(' ', person.first_name, person.surname, person.email)) like comanda_sought(${words})`;
  return rowsWhere(db, sql`${within([idCompany])} and ${found}`, page);
};

/** Pictures of people of some companies. */
export const avatarsOf = async (
  db: Database,
  companies: readonly string[],
  idUsers: readonly string[],
): Promise<{ id: string; hash: string; image64: string }[]> => {
  const { rows } = await db.execute<{ id: string; hash: string; mediaType: string; content: Buffer }>(sql`
    select picture.id_user as id, picture.hash, picture.media_type as "mediaType", picture.content
    from ${userPicture} picture
    where picture.id_user = any(${sql.param([...idUsers])}::uuid[])
      and exists (select from ${membership} held where held.id_user = picture.id_user and ${within(companies)})`);
  return rows.map(({ id, hash, mediaType, content }) => ({
    id,
    hash,
    image64: `data:${mediaType};base64,${content.toString('base64')}`,
  }));
};
