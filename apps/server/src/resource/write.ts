import { type Draft, type Resource, tenantOf } from '@comanda/api/kernel';
import type { Work } from '../core/work.ts';
import type { WireRow } from './change.ts';
import { whole } from './draft.ts';
import { languagesOf } from './languages.ts';
import { lockLive } from './read.ts';
import { type Write, writeSome } from './writeMany.ts';

const writeOne = async (
  work: Work,
  resource: Resource,
  { idCompany, befores }: { readonly idCompany: string; readonly befores: readonly WireRow[] },
  write: Write,
): Promise<WireRow> => {
  const setting = {
    idCompany,
    languages: await languagesOf(work.db, idCompany),
    befores: new Map(befores.map((row) => [row.id, row])),
  };
  const [written] = await writeSome(work, resource, setting, [write]);
  if (!written) throw new Error(`Nothing became of the ${resource.name} that was to be written.`);
  if (!written.ok) throw written.refusal;
  return written.after;
};

/**
 * Makes a record: fields that are left out start as the definition says. Answers the stored row with its details.
 * Refuses with ERROR_CONSTRAINT, ERROR_CODE_EXIST, ERROR_ORDER_EXIST or ERROR_NOT_EXIST_DEFAULT.
 */
export const createRecord = (
  work: Work,
  resource: Resource,
  idCompany: string,
  sent: Draft,
): Promise<WireRow> =>
  writeOne(work, resource, { idCompany: tenantOf(resource, idCompany), befores: [] }, { sent });

/**
 * Changes a record from the version that was read; every field is sent. A save that changes nothing makes neither a
 * version nor a change to publish (docs/product.md §7.5, §9.1). Refuses a stale version with both records.
 */
export const changeRecord = async (
  work: Work,
  resource: Resource,
  {
    id,
    version,
    sent,
    isMove,
  }: { readonly id: string; readonly version: number; readonly sent: Draft } & Pick<Write, 'isMove'>,
): Promise<WireRow> => {
  const befores = await lockLive(work, resource, [id]);
  const idCompany = befores[0]?.idCompany ?? '';
  return writeOne(
    work,
    resource,
    { idCompany, befores },
    { sent: whole(resource, sent), record: { id, version }, ...(isMove && { isMove }) },
  );
};
