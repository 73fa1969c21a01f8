import { blank, type Draft, fieldsOf, type Resource } from '@comanda/api/kernel';
import { validate } from '@comanda/api/validation';
import { languagesOf } from './languages.ts';
import { constraint } from '../http/errors.ts';
import type { Work } from '../http/handler.ts';
import type { WireRow } from './change.ts';
import { canSee } from './read.ts';

/** What the platform keeps by itself; sent along, it has no effect. */
const kept: ReadonlySet<string> = new Set(['id', 'idCompany', 'version', 'created', 'updated']);

/** Older clients say true and false for a status (docs/product.md §8.5). */
const statusOf = (value: unknown): unknown => (value === true ? 'A' : value === false ? 'I' : value);

export interface Written {
  readonly idCompany: string;
  readonly sent: Draft;
  /** The record as it is; a new one starts from its definition's start values instead. */
  readonly stored?: WireRow | undefined;
}

/** Everything sent that is a field, with those that the caller may not change as they are stored. */
export const draftOf = (work: Work, resource: Resource, { idCompany, sent, stored }: Written): Draft => {
  const sees = canSee(resource, work.caller, idCompany);
  const start = blank(resource);
  const unseen = fieldsOf(resource)
    .filter(([name]) => !sees(name))
    .map(([name]) => [name, (stored ?? start)[name]]);
  const own = Object.entries(sent)
    .filter(([name]) => !kept.has(name))
    .map(([name, value]) => [name, name === 'status' ? statusOf(value) : value]);
  return { ...(stored ? {} : start), ...Object.fromEntries(own), ...Object.fromEntries(unseen) };
};

/** Canonical values of a draft, or ERROR_CONSTRAINT with every fault at its field. */
export const checked = async (
  work: Work,
  resource: Resource,
  { idCompany, draft, id }: { idCompany: string; draft: Draft; id?: string | undefined },
): Promise<Draft> => {
  const languages = await languagesOf(work.db, idCompany);
  const result = validate(resource, draft, { languages, ...(id !== undefined && { id }) });
  if (result.ok) return result.values;
  throw constraint(
    result.faults.map(({ path, code, params }) => ({
      entity: resource.code,
      field: path,
      error: code,
      ...(params && { params }),
    })),
  );
};
