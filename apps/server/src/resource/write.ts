import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type Draft, fieldsOf, type Resource } from '@comanda/api/kernel';
import { recordChange } from '../domain/sync/record-change.ts';
import { constraint, Refusal, unknownRecord } from '../http/errors.ts';
import type { Work } from '../http/handler.ts';
import type { Change, WireRow } from './change.ts';
import { refuseUnfit } from './dependants.ts';
import { checked, draftOf } from './draft.ts';
import { settleExclusive, vacantFlags } from './exclusive.ts';
import { imageFaults } from './images.ts';
import { insertRecord, updateRecord } from './persist.ts';
import { lockLive, readRecord, visible } from './read.ts';
import { referenceFaults } from './references.ts';
import { refuseTaken } from './uniqueness.ts';

/** Judges what needs the database: references, pictures, uniqueness, exclusive flags. */
export const judge = async (
  work: Work,
  resource: Resource,
  record: { idCompany: string; id: string; values: Draft },
): Promise<void> => {
  const faults = [
    ...(await referenceFaults(work, resource, record.idCompany, record.values)),
    ...(await imageFaults(work, resource, record.values)),
  ];
  if (faults.length > 0) throw constraint(faults);
  await refuseTaken(work, resource, record);
  await settleExclusive(work, resource, record);
};

const written = async (
  work: Work,
  resource: Resource,
  kind: Change['kind'],
  id: string,
  before: WireRow | null,
): Promise<WireRow> => {
  const after = await readRecord(work, resource, id);
  if (!after) throw new Error(`The ${resource.name} that was just written is not there.`);
  await recordChange(work, [{ resource, kind, before, after }]);
  return after;
};

/**
 * Makes a record: fields that are left out start as the definition says. Answers the stored row with its details.
 * Refuses with ERROR_CONSTRAINT, ERROR_CODE_EXIST, ERROR_ORDER_EXIST or ERROR_NOT_EXIST_DEFAULT.
 */
export const createRecord = async (
  work: Work,
  resource: Resource,
  idCompany: string,
  sent: Draft,
  id: string = randomUUID(),
): Promise<WireRow> => {
  const draft = {
    ...draftOf(work, resource, { idCompany, sent }),
    ...(await vacantFlags(work, resource, idCompany)),
  };
  const values = await checked(work, resource, { idCompany, draft });
  await judge(work, resource, { idCompany, id, values });
  await insertRecord(work, resource, { idCompany, id }, values);
  return written(work, resource, 'INS', id, null);
};

const withoutSecrets = (resource: Resource, sent: Draft): Draft =>
  Object.fromEntries(Object.entries(sent).filter(([name]) => resource.fields[name]?.kind !== 'secret'));

const stale = (work: Work, resource: Resource, sent: Draft, stored: WireRow): Refusal =>
  new Refusal('ERROR_STALE', 'The record has moved on since it was read.', {
    type: 'StaleExtraInfo',
    extra: [{ entity: resource.code, field: 'version' }],
    records: {
      yours: withoutSecrets(resource, sent),
      stored: visible(resource, work.caller, stored.idCompany, stored),
    },
  });

const sameValues = (resource: Resource, before: WireRow, values: Draft): boolean =>
  fieldsOf(resource).every(([name, field]) =>
    field.kind === 'secret'
      ? !(name in values) || (!values[name] && before[name] === false)
      : isDeepStrictEqual(before[name], values[name]),
  );

/**
 * Changes a record from the version that was read. A save that changes nothing makes neither a version nor a change
 * to publish (docs/product.md §7.5, §9.1). Refuses a stale version with both records.
 */
export const changeRecord = async (
  work: Work,
  resource: Resource,
  { id, version, sent }: { id: string; version: number; sent: Draft },
): Promise<WireRow> => {
  const [before] = await lockLive(work, resource, [id]);
  if (!before) throw unknownRecord();
  if (before.version !== version) throw stale(work, resource, sent, before);
  const { idCompany } = before;
  const draft = draftOf(work, resource, { idCompany, sent, stored: before });
  const values = await checked(work, resource, { idCompany, draft, id });
  if (sameValues(resource, before, values)) return before;
  await refuseUnfit(work, resource, before, values);
  await judge(work, resource, { idCompany, id, values });
  await updateRecord(work, resource, { idCompany, id }, values);
  return written(work, resource, 'EDT', id, before);
};
