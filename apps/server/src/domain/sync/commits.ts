import type { AnswerOf, Commit, listFilter, syncCalls } from '@comanda/api/calls';
import { defineResource, f, type Field } from '@comanda/api/kernel';
import { and, asc, eq, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { store, storeName, terminal } from '../../db/schema/business.ts';
import { acknowledgement, commitItem, storeCommit } from '../../db/schema/sync.ts';
import type { Database } from '../../db/transaction.ts';
import { unknownRecord } from '../../core/refusal.ts';
import type { Work } from '../../core/work.ts';
import { instantOf } from '../instant.ts';
import { findPage, type Listing } from '../listing.ts';
import { readablePart } from './snapshot.ts';

const listing: Listing = {
  fields: defineResource({
    code: 'CMM',
    route: '/settings/sync/commits',
    owner: 'company',
    service: 'system',
    name: 'commit',
    fields: {
      idStore: f.ref('STR'),
      number: f.integer({ min: 1, max: 2 ** 31 - 1 }),
      status: f.choice({ SNT: 'sent', CMT: 'on the tills', ERR: 'refused' }, 'SNT'),
    },
    list: { columns: ['number', 'idStore', 'status'], search: [], sort: 'number', facets: [] },
    form: [],
  }),
  from: sql`${storeCommit}`,
  columns: {
    id: sql`${storeCommit.id}`,
    idStore: sql`${storeCommit.idStore}`,
    number: sql`${storeCommit.number}`,
    status: sql`${storeCommit.status}`,
    created: sql`${storeCommit.created}`,
  },
  where: (idCompany) => sql`${storeCommit.idCompany} = ${idCompany}`,
  search: sql`${storeCommit.authorName}`,
  order: sql`${storeCommit.created} desc, ${storeCommit.id} desc`,
};

/** A till that has not spoken for three of its pauses is not there (docs/product.md §10.2.4). */
export const silence = sql`interval '45 seconds'`;

/** Commits as the wire has them, with what each active till of their store said, in the order of their ids. */
export const commitsBy = async (db: Database, ids: readonly string[]): Promise<Commit[]> => {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<Commit & Record<string, unknown>>(sql`
    select made.id, made.id_company as "idCompany", made.id_store as "idStore", ${storeName} as "sName", made.number,
      jsonb_build_object('id', made.id_author, 'name', made.author_name) as author,
      ${instantOf(sql`made.created`)} as created, made.status, made.changes, made.note,
      (select jsonb_build_object('id', other.id, 'number', other.number) from ${storeCommit} other
        where other.id_company = made.id_company and other.id = made.id_reverts) as reverts,
      (select jsonb_build_object('id', other.id, 'number', other.number) from ${storeCommit} other
        where other.id_company = made.id_company and other.id_reverts = made.id) as "revertedBy",
      made.number > 1 and made.id_reverts is null and not exists (select from ${storeCommit} other
        where other.id_company = made.id_company and other.id_reverts = made.id) as revertible,
      coalesce((
        select jsonb_agg(jsonb_build_object('idTerminal', till.id, 'name', till.name,
          'status', answer.status,
          'reason', case when answer.status = 'ERR' then till.reason end,
          'at', case answer.status
            when 'ERR' then ${instantOf(sql`till.refused_at`)}
            when 'CMT' then (
              select ${instantOf(sql`min(ack.at)`)} from ${acknowledgement} ack
              where ack.id_company = till.id_company and ack.id_terminal = till.id and ack.number >= made.number)
          end,
          'online', coalesce(till.seen > now() - ${silence}, false)) order by till.name)
        from ${terminal} till
        cross join lateral (select case
          when till.acknowledged >= made.number then 'CMT'
          when till.refused >= made.number then 'ERR'
          else 'SNT' end as status) answer
        where till.id_company = made.id_company and till.id_store = made.id_store and till.status = 'A'), '[]') as tills
    from ${storeCommit} made
    join ${store} shop on shop.id_company = made.id_company and shop.id = made.id_store
    where made.id = any(${sql.param(ids)}::uuid[])
    order by array_position(${sql.param(ids)}::uuid[], made.id)`);
  return rows;
};

export const listCommits = async (
  work: Pick<Work, 'db' | 'caller'>,
  asked: z.output<typeof listFilter>,
): Promise<AnswerOf<typeof syncCalls.commitList>> => {
  const { ids, ...size } = await findPage(work, listing, asked);
  return { elements: await commitsBy(work.db, ids), ...size };
};

export const commitBy = async (db: Database, id: string): Promise<Commit> => {
  const [commit] = await commitsBy(db, [id]);
  if (!commit) throw unknownRecord();
  return commit;
};

/** One commit with its records, as far as the caller may read them. */
export const commitDetail = async (
  db: Database,
  id: string,
  readable: (idCompany: string) => (field: Field) => boolean,
): Promise<AnswerOf<typeof syncCalls.commit>> => {
  const commit = await commitBy(db, id);
  const items = await db
    .select()
    .from(commitItem)
    .where(and(eq(commitItem.idCompany, commit.idCompany), eq(commitItem.idCommit, id)))
    .orderBy(asc(commitItem.entity), asc(commitItem.code), asc(commitItem.idEntity));
  const shown = readable(commit.idCompany);
  return {
    ...commit,
    items: items.map(({ entity, idEntity, code, names, kind, before, after }) => ({
      subject: { entity, idEntity, code, names },
      kind,
      before: readablePart(entity, before, shown),
      after: readablePart(entity, after, shown),
    })),
  };
};
