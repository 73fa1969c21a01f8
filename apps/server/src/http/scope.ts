import type { AnyCall } from '@comanda/api/calls';
import { platformId } from '@comanda/api/kernel';
import { formats } from '@comanda/api/validation';
import { actionOf } from '@comanda/api/permissions';
import { resources } from '@comanda/api/areas/all';
import { sql } from 'drizzle-orm';
import { recordTable } from '../db/naming.ts';
import { assume, type Database } from '../db/transaction.ts';
import { forbidden, malformed, unknownRecord } from '../core/refusal.ts';
import { type Caller, may, type Person } from '../core/caller.ts';

/** Tables of the entities that calls name by id, besides the maintenance areas. */
const otherTables: Readonly<Record<string, string>> = {
  TRK: 'tracker',
  CMM: 'store_commit',
  PCM: 'planned_publication',
  TCK: 'ticket',
  DLN: 'delivery_note',
  IVC: 'invoice',
  PUR: 'purchase',
  RPZ: 'closing',
  PRS: 'presentation',
  SCR: 'kitchen_screen',
  TRM: 'terminal',
  HOR: 'hub_order',
};
const tables = new Map([
  ...resources.map((resource): [string, string] => [resource.code, recordTable(resource)]),
  ...Object.entries(otherTables),
]);

interface Named {
  readonly params: Readonly<Record<string, string>>;
  readonly data: unknown;
}
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const texts = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.filter((one) => typeof one === 'string')
    : typeof value === 'string'
      ? [value]
      : [];

/** Ids of the records that a call is about: in its path, or as `id`, `ids` or a list in its data. */
export const recordIds = ({ params, data }: Named): string[] => {
  if (params['id'] !== undefined) return [params['id']];
  if (!isRecord(data)) return texts(data);
  return [...texts(data['id']), ...texts(data['ids'])];
};
const companyNamed = (named: 'path' | 'body', { params, data }: Named): string | undefined =>
  named === 'path'
    ? (params['companyId'] ?? params['id'])
    : texts(isRecord(data) ? data['idCompany'] : undefined)[0];

/** The actions any of which a call takes: its own, or those of the area which it names. */
const actionsFor = (
  access: Extract<AnyCall['access'], { by: 'company' }>,
  { params, data }: Named,
): readonly string[] => {
  if ('action' in access) return [access.action];
  const [entity] = texts(
    access.named === 'path' ? params['entity'] : isRecord(data) ? data['entity'] : undefined,
  );
  const area = resources.find(({ code }) => code === entity);
  if (!area) throw malformed('There is no such maintenance area.', [{ field: 'entity', error: 'choice' }]);
  return access.eitherVerb.map((verb) => actionOf(area, verb));
};

/** The companies of records, among those of the person; an id that is not among them is unknown. */
const companiesOfRecords = async (
  db: Database,
  entity: string,
  person: Person,
  ids: readonly string[],
): Promise<string[]> => {
  const table = tables.get(entity);
  if (!table) throw new Error(`Records of ${entity} have no table that calls name them in.`);
  const wanted = new Set(ids);
  if (wanted.size === 0 || [...wanted].some((id) => !formats.id.test(id))) throw unknownRecord();
  await assume(db, 'comanda_request', { companies: [...person.companies.keys()], user: person.id });
  const { rows } = await db.execute<{ id: string; idCompany: string }>(
    sql`select id, id_company as "idCompany" from ${sql.identifier(table)} where id = any(${sql.param([...wanted])}::uuid[])`,
  );
  if (new Set(rows.map(({ id }) => id)).size !== wanted.size) throw unknownRecord();
  return [...new Set(rows.map(({ idCompany }) => idCompany))];
};

/** The companies that a person's groups hold, or a store of: of those that they still see. */
const companiesOfGroups = async (db: Database, person: Person, ids: readonly string[]): Promise<string[]> => {
  await assume(db, 'comanda_request', { companies: [...person.companies.keys()], user: person.id });
  const { rows } = await db.execute<{ known: number; idCompanies: string[] }>(sql`
    select (select count(*)::int from business_group where id = any(${sql.param(ids)}::uuid[])) as known,
      array(select business.id_company from company business join group_member held on held.id_business = business.id_company
          where held.id_group = any(${sql.param(ids)}::uuid[])
        union select shop.id_company from store shop join group_member held on held.id_business = shop.id
          where held.id_group = any(${sql.param(ids)}::uuid[])) as "idCompanies"`);
  const [found] = rows;
  if (found?.known !== ids.length || found.idCompanies.length === 0) throw unknownRecord();
  return found.idCompanies;
};

/** The companies of the businesses that a call names, by one kind of them (docs/product.md §20.4). */
const companiesOfBusinesses = async (db: Database, person: Person, { data }: Named): Promise<string[]> => {
  const kinds = ['idCompanies', 'idGroups', 'idStores'] as const;
  const given = kinds.filter((kind) => isRecord(data) && data[kind] !== undefined);
  const [kind] = given;
  if (kind === undefined || given.length > 1)
    throw malformed(
      'A report is about companies, groups or stores.',
      given.length > 0
        ? given.map((field) => ({ field, error: 'unknown' as const }))
        : kinds.map((field) => ({ field, error: 'required' as const })),
    );
  const ids = new Set(texts(isRecord(data) ? data[kind] : undefined));
  if (ids.size === 0 || [...ids].some((one) => !formats.id.test(one))) throw unknownRecord();
  if (kind === 'idCompanies') return [...ids];
  if (kind === 'idGroups') return companiesOfGroups(db, person, [...ids]);
  return companiesOfRecords(db, 'STR', person, [...ids]);
};

const companiesNamed = async (
  db: Database,
  { entity = '' }: AnyCall,
  access: Extract<AnyCall['access'], { by: 'company' }>,
  person: Person,
  named: Named,
): Promise<string[]> => {
  switch (access.named) {
    case 'records':
      return companiesOfRecords(db, entity, person, recordIds(named));
    case 'businesses':
      return companiesOfBusinesses(db, person, named);
    default:
      return [companyNamed(access.named, named) ?? ''];
  }
};

/**
 * The companies that a call may touch: the one it names, or those of the records it names, after the check that the
 * person holds the action there (docs/product.md §5.4). A foreign company is as unknown as one that is not there.
 */
export const companiesFor = async (
  db: Database,
  call: AnyCall,
  caller: Caller,
  named: Named,
): Promise<string[]> => {
  const { access } = call;
  if (caller.kind === 'till' || caller.kind === 'screen') return [caller.idCompany];
  if (caller.kind !== 'person') return [];
  if (access.by !== 'company') {
    if (access.by === 'user' && access.of === 'self' && access.action !== undefined)
      if (!caller.actions.has(access.action)) throw forbidden(access.action);
    const all = [...caller.companies.keys()];
    if (access.by === 'platform') {
      if (!may(caller, platformId, access.action)) throw forbidden(access.action);
      const { companyId = platformId } = named.params;
      if (recordIds(named).some((id) => !formats.id.test(id))) throw unknownRecord();
      if (companyId !== platformId && !caller.companies.has(companyId)) throw unknownRecord();
      // Who refers to the platform's records is counted in every company that the person sees.
      return [platformId, ...all];
    }
    return access.by === 'user' && access.of === 'companies'
      ? all.filter((id) => may(caller, id, access.holding))
      : all;
  }
  const companies = await companiesNamed(db, call, access, caller, named);
  if (companies.some((id) => !caller.companies.has(id))) throw unknownRecord();
  if ('own' in access && access.own !== undefined && !caller.actions.has(access.own))
    throw forbidden(access.own);
  const actions = actionsFor(access, named);
  if (companies.some((id) => !actions.some((action) => may(caller, id, action)))) throw forbidden(...actions);
  return companies;
};

/**
 * What can be judged of a call before its body is there, which may be large: who holds its action nowhere, or not in the
 * company that the path names, is refused as `companiesFor` would refuse them whatever the body says. Tells the companies
 * that the call may be about: one where the path says it, none where it is about the person alone.
 */
export const judgeBeforeBody = async (
  db: Database,
  call: AnyCall,
  caller: Caller,
  params: Named['params'],
): Promise<readonly string[]> => {
  const { access } = call;
  const isNamedByPath =
    access.by !== 'company' ||
    access.named === 'path' ||
    (access.named === 'records' && params['id'] !== undefined);
  if (isNamedByPath) {
    const companies = await companiesFor(db, call, caller, { params, data: undefined });
    return access.by === 'user' ? [] : companies;
  }
  if (caller.kind !== 'person') return [];
  const companies = [...caller.companies.keys()];
  if (companies.length === 0) throw unknownRecord();
  if (!('action' in access)) return companies;
  const { action } = access;
  const allowing = companies.filter((id) => may(caller, id, action));
  if (allowing.length === 0) throw forbidden(action);
  return allowing;
};
