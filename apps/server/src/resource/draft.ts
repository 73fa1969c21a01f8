import { blank, type Draft, fieldsOf, type Resource } from '@comanda/api/kernel';
import { gathered } from '@comanda/api/pictures';
import { validate } from '@comanda/api/validation';
import { constraint } from '../core/refusal.ts';
import type { Work } from '../core/work.ts';
import type { WireRow } from './change.ts';
import { canSee } from './read.ts';

/** What the platform keeps by itself; sent along, it has no effect. */
const kept: ReadonlySet<string> = new Set(['id', 'idCompany', 'version', 'created', 'updated']);

/** Older clients say true and false for a status (docs/product.md §8.5). */
const statusOf = (value: unknown): unknown => (value === true ? 'A' : value === false ? 'I' : value);

export interface Sent {
  readonly idCompany: string;
  readonly sent: Draft;
  /** The record as it is; a new one starts from its definition's start values instead. */
  readonly stored?: WireRow | undefined;
}

/**
 * Everything sent that is a field, on top of what is stored or what a new record starts with; fields that the caller
 * may not change are as they were.
 */
export const draftOf = (
  work: Pick<Work, 'caller'>,
  resource: Resource,
  { idCompany, sent, stored }: Sent,
): Draft => {
  const sees = canSee(resource, work.caller, idCompany);
  const start = stored ?? blank(resource);
  const names = fieldsOf(resource).map(([name]) => name);
  const own = Object.entries(sent)
    .filter(([name]) => !kept.has(name))
    .map(([name, value]) => [name, name === 'status' ? statusOf(value) : value]);
  return {
    ...Object.fromEntries(names.map((name) => [name, start[name]])),
    ...Object.fromEntries(own),
    ...Object.fromEntries(names.filter((name) => !sees(name)).map((name) => [name, start[name]])),
  };
};

/** What a form sends of a record: every field, so that one which is missing is missing and not as it was. */
export const whole = (resource: Resource, sent: Draft): Draft => ({
  ...Object.fromEntries(fieldsOf(resource).map(([name]) => [name, undefined])),
  ...sent,
});

/** Canonical values of a draft, or ERROR_CONSTRAINT with every fault at its field. */
export const checked = (
  resource: Resource,
  draft: Draft,
  setting: { readonly languages: readonly string[]; readonly id?: string },
): Draft => {
  const result = validate(resource, draft, setting);
  if (result.ok) return gathered(resource, result.values);
  throw constraint(
    result.faults.map(({ path, code, params }) => ({
      entity: resource.code,
      field: path,
      error: code,
      ...(params && { params }),
    })),
  );
};
