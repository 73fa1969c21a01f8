import { randomUUID } from 'node:crypto';
import { type Group, groupLimits } from '@comanda/api/calls';
import { formats } from '@comanda/api/validation';
import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { personIn } from '../../core/caller.ts';
import { constraint, Refusal, unknownRecord } from '../../core/refusal.ts';
import type { UploadedFile } from '../../core/route.ts';
import type { Work } from '../../core/work.ts';
import { businessGroup, favourite, groupMember } from '../../db/schema/groups.ts';
import { storeImages } from '../../resource/images.ts';
import { colourOf } from '../business/colour.ts';
import { type Seen, seenBy } from './businesses.ts';

type Row = typeof businessGroup.$inferSelect;
type Kind = 'company' | 'store';
export interface Content {
  readonly gName: string;
  readonly idCompanies: readonly string[];
  readonly idStores: readonly string[];
}

const shown = async (work: Work, rows: readonly Row[], seen: Seen): Promise<Group[]> => {
  const members =
    rows.length === 0
      ? []
      : await work.db
          .select()
          .from(groupMember)
          .where(
            inArray(
              groupMember.idGroup,
              rows.map(({ id }) => id),
            ),
          );
  return rows.map(({ id, name, version, avatarUrl }) => {
    const held = new Set(members.filter(({ idGroup }) => idGroup === id).map(({ idBusiness }) => idBusiness));
    return {
      id,
      gName: name,
      version,
      avatar: { url: avatarUrl, color: colourOf(id) },
      companies: seen.companies.filter((one) => held.has(one.id)),
      stores: seen.stores.filter((one) => held.has(one.id)),
    };
  });
};

/** The person's groups, by name; those of another are not there for them. */
export const groupsOf = async (work: Work, ids?: readonly string[]): Promise<Group[]> => {
  const rows = await work.db
    .select()
    .from(businessGroup)
    .where(
      ids &&
        inArray(
          businessGroup.id,
          ids.filter((id) => formats.id.test(id)),
        ),
    )
    .orderBy(sql`lower(${businessGroup.name})`, businessGroup.id);
  return shown(work, rows, await seenBy(work));
};

/** A group of the person, held until the transaction ends. */
const held = async ({ db }: Work, id: string): Promise<Row> => {
  if (!formats.id.test(id)) throw unknownRecord();
  const [row] = await db.select().from(businessGroup).where(eq(businessGroup.id, id)).for('update');
  if (!row) throw unknownRecord();
  return row;
};
export const groupOf = async (work: Work, id: string): Promise<Group> => {
  const [found] = await groupsOf(work, [id]);
  if (!found) throw unknownRecord();
  return found;
};

/** Nobody puts into a group what they do not see: it would tell them that it is there. */
const mustSee = (seen: Seen, kind: Kind, ids: readonly string[]): void => {
  const known = new Set((kind === 'company' ? seen.companies : seen.stores).map(({ id }) => id));
  if (ids.some((id) => !known.has(id))) throw unknownRecord();
};
const put = async (work: Work, idGroup: string, kind: Kind, ids: readonly string[]): Promise<void> => {
  const idCaller = personIn(work).id;
  if (ids.length > 0)
    await work.db
      .insert(groupMember)
      .values([...new Set(ids)].map((idBusiness) => ({ idCaller, idGroup, kind, idBusiness })))
      .onConflictDoNothing();
  const { rows } = await work.db.execute<{ held: number }>(
    sql`select count(*)::int as held from ${groupMember} where ${groupMember.idGroup} = ${idGroup}`,
  );
  if ((rows[0]?.held ?? 0) > groupLimits.businesses)
    throw constraint([
      {
        entity: 'GRP',
        field: kind === 'company' ? 'idCompanies' : 'idStores',
        error: 'too_many',
        params: { max: groupLimits.businesses },
      },
    ]);
};

/** Two groups of one name could not be told apart. */
const judgeName = async ({ db }: Work, gName: string, id?: string): Promise<void> => {
  const rows = await db
    .select({ id: businessGroup.id })
    .from(businessGroup)
    .where(sql`comanda_fold(${businessGroup.name}) = comanda_fold(${gName})`);
  if (rows.some((row) => row.id !== id))
    throw constraint([{ entity: 'GRP', field: 'gName', error: 'exists' }]);
};

type Files = Readonly<Record<string, UploadedFile>>;
export const makeGroup = async (
  work: Work,
  { gName, idCompanies, idStores }: Content,
  files: Files = {},
): Promise<Group> => {
  const { id: idCaller } = personIn(work);
  const seen = await seenBy(work);
  mustSee(seen, 'company', idCompanies);
  mustSee(seen, 'store', idStores);
  // Two that a person makes at once are counted one after the other.
  await work.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`groups ${idCaller}`}, 0))`);
  await judgeName(work, gName);
  const all = await work.db.select({ id: businessGroup.id }).from(businessGroup);
  if (all.length >= groupLimits.groups)
    throw constraint([
      { entity: 'GRP', field: 'gName', error: 'too_many', params: { max: groupLimits.groups } },
    ]);
  const id = randomUUID();
  const { image } = await storeImages(work, files);
  await work.db.insert(businessGroup).values({ idCaller, id, name: gName, avatarUrl: image?.url ?? null });
  await put(work, id, 'company', idCompanies);
  await put(work, id, 'store', idStores);
  return groupOf(work, id);
};

/** What a person does not see any more stays in their group: they may see it again. */
export const changeGroup = async (
  work: Work,
  {
    id,
    version,
    gName,
    idCompanies,
    idStores,
    image: without,
  }: Content & { readonly id: string; readonly version: number; readonly image?: null | undefined },
  files: Files = {},
): Promise<Group> => {
  const row = await held(work, id);
  if (row.version !== version) {
    const stored = await groupOf(work, id);
    throw new Refusal('ERROR_STALE', 'Somebody has changed this group meanwhile.', {
      type: 'StaleExtraInfo',
      records: { yours: { id, version, gName, idCompanies, idStores }, stored: { ...stored } },
    });
  }
  const seen = await seenBy(work);
  mustSee(seen, 'company', idCompanies);
  mustSee(seen, 'store', idStores);
  await judgeName(work, gName, id);
  const { image } = await storeImages(work, files);
  const kept = [...idCompanies, ...idStores];
  const visible = [...seen.companies, ...seen.stores].map((one) => one.id);
  await work.db
    .delete(groupMember)
    .where(
      and(
        eq(groupMember.idGroup, id),
        inArray(groupMember.idBusiness, visible),
        kept.length > 0 ? notInArray(groupMember.idBusiness, kept) : undefined,
      ),
    );
  await put(work, id, 'company', idCompanies);
  await put(work, id, 'store', idStores);
  await work.db
    .update(businessGroup)
    .set({
      name: gName,
      version: version + 1,
      ...(without === null && { avatarUrl: null }),
      ...(image && { avatarUrl: image.url }),
    })
    .where(eq(businessGroup.id, id));
  return groupOf(work, id);
};

interface Moving {
  readonly idGroup: string;
  readonly ids: readonly string[];
}
const touched = async (work: Work, id: string): Promise<Group> => {
  await work.db
    .update(businessGroup)
    .set({ version: sql`${businessGroup.version} + 1` })
    .where(eq(businessGroup.id, id));
  return groupOf(work, id);
};
export const addTo =
  (kind: Kind) =>
  async (work: Work, { idGroup, ids }: Moving): Promise<Group> => {
    await held(work, idGroup);
    mustSee(await seenBy(work), kind, ids);
    await put(work, idGroup, kind, ids);
    return touched(work, idGroup);
  };
export const takeFrom =
  (kind: Kind) =>
  async (work: Work, { idGroup, ids }: Moving): Promise<Group> => {
    await held(work, idGroup);
    mustSee(await seenBy(work), kind, ids);
    await work.db
      .delete(groupMember)
      .where(and(eq(groupMember.idGroup, idGroup), inArray(groupMember.idBusiness, [...ids])));
    return touched(work, idGroup);
  };

export const removeGroup = async (work: Work, id: string): Promise<void> => {
  await held(work, id);
  await work.db.delete(favourite).where(eq(favourite.idBusiness, id));
  await work.db.delete(businessGroup).where(eq(businessGroup.id, id));
};
