import type { Fault } from '../validation/faults.ts';
import {
  type Draft,
  type Field,
  type Fields,
  isMoved,
  isWithheld,
  type ItemField,
  type ListField,
  type SecretField,
  type ValueOf,
  type When,
} from './fields.ts';

/** Services of the platform, each with its own prefix `/api/{service}/v1`. */
export type Service =
  | 'login'
  | 'enrollment'
  | 'license'
  | 'reporting'
  | 'system'
  | 'security'
  | 'notification'
  | 'storage'
  | 'pay'
  | 'fiscal'
  | 'document'
  | 'hub'
  | 'kds'
  | 'setup';

/** What each stored record has besides its own fields. */
export interface Kept {
  readonly id: string;
  readonly idCompany: string;
  /** Grows by one at each write; a stale one is refused (docs/product.md §7.5). */
  readonly version: number;
  /** Instants, ISO 8601 in UTC. */
  readonly created: string;
  readonly updated: string;
}
/** The fields that a person writes. */
export type Values<F extends Fields> = { readonly [K in keyof F]: ValueOf<F[K]> };
type Unread<F extends Fields> = { [K in keyof F]: F[K] extends SecretField ? K : never }[keyof F];
type Details<F extends Fields> = { [K in keyof F]: F[K] extends ListField ? K : never }[keyof F];
/** Of a secret a row tells whether it is set. */
export type RowOf<F extends Fields> = Kept &
  Omit<Values<F>, Unread<F>> & { readonly [K in Unread<F>]: boolean };
/** A row as lists carry it: without its details. */
export type LineOf<F extends Fields> = Omit<RowOf<F>, Details<F>>;

export interface FormSection<K extends string = string> {
  readonly id: string;
  readonly fields: readonly K[];
  readonly when?: When;
}

/** How records stand on pages: in a list, as the one record of the company, or in a list that nobody writes. */
export type PageKind = 'list' | 'one' | 'read';

/** What stands within the records of an area: those of another by their reference to it, and what is counted in both. */
export interface Tree {
  readonly of: string;
  readonly by: string;
  readonly counts: string;
}

interface Described<F extends Fields, K extends string, R, W> {
  /** Entity code (docs/product.md §8), unique in the registry. */
  readonly code: string;
  /** Path of its list in the console. */
  readonly route: string;
  /** Whose its records are: the company's, one store's (its `idStore`), or the platform's own. */
  readonly owner: 'company' | 'store' | 'system';
  /** Its changes make no tracker and its records are never sent to a till; so it is with all that is the platform's. */
  readonly published?: false;
  /** Absent: a list. The id of a company's one record is the company's own. */
  readonly page?: Exclude<PageKind, 'list'>;
  /** Its records are also shown as a tree (docs/product.md §7.17). */
  readonly tree?: Tree;
  readonly service: Service;
  /** Name in calls, tables and permissions: camel case, singular. */
  readonly name: string;
  /** Where its records are made and changed below its name, where `POST` to the name itself is another call. */
  readonly written?: 'upload';
  readonly fields: F;
  /** What a record without a picture is shown by: a dish as its name says. */
  readonly drawnAs?: 'dish';
  readonly list: {
    readonly columns: readonly K[];
    readonly search: readonly K[];
    readonly sort: K;
    readonly facets: readonly K[];
    /** Parts of the list that ask for a look, each named and counted above it. */
    readonly presets?: readonly Preset<K>[];
  };
  readonly form: readonly FormSection<K>[];
  /** What a new record is asked for before anything else, in this order; a record shows it on top. The rest folds. */
  readonly first?: readonly K[];
  /** Texts that stand once in all live records of a company: for each kind its places, `code`, `matrix.code` (§7.12). */
  readonly claims?: Readonly<Record<string, readonly string[]>>;
  /** Fields that could be empty by their kind, and when they must not be: a form marks them as it marks the others. */
  readonly demands?: { readonly [N in K]?: true | W };
  /** Rules that look at more than one field; cheap and pure. */
  readonly rules: readonly R[];
}
/** Records in which all of these hold. */
export interface Preset<K extends string = string> {
  readonly id: string;
  readonly where: readonly {
    readonly field: K;
    readonly operator: 'eq' | 'neq';
    readonly value: string | null;
  }[];
}
/** One maintenance area, read top to bottom: the only place where its rules stand. */
export type Resource<F extends Fields = Fields> = Described<F, string, Rule, When>;
/** What values are judged by, of a maintenance area or of something that is no list of records: a person's profile. */
export type RecordShape = Pick<Resource, 'code' | 'fields' | 'claims' | 'rules'>;
type Rule = (row: Draft) => Fault | undefined;
type Typed<F extends Fields, T> = {
  check(row: Values<F> & { readonly id?: string }): T;
}['check'];
type TypedRule<F extends Fields> = Typed<F, Fault | undefined>;
type Description<F extends Fields> = Omit<
  Described<F, keyof F & string, TypedRule<F>, Typed<F, boolean>>,
  'rules'
> & {
  readonly rules?: readonly TypedRule<F>[];
};

/**
 * Describes a resource. `F` is constrained by the plain `Fields`, never by its own generics: otherwise each
 * enumeration would widen to `any` (kept by `@ts-expect-error` tests). A rule is written against the typed row and
 * run only on rows that `validate` has just parsed by these very fields; that is the one cast of the kernel.
 */
export const defineResource = <const F extends Fields>(description: Description<F>): Resource<F> => {
  const { demands = {}, rules = [] } = description as Partial<Resource<F>>;
  const filled = Object.entries(demands).map(
    ([path, demand]): Rule =>
      (row) =>
        isBare(row[path]) && holds(demand, row) ? { path, code: 'required' } : undefined,
  );
  return { ...(description as Resource<F>), rules: [...filled, ...rules] };
};
const isBare = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);
const holds = (demand: true | When | undefined, row: Draft): boolean =>
  demand === true || demand?.(row) === true;

/** Whether a record as it stands must have something in a field that could be empty by its kind. */
export const isDemanded = ({ demands }: Pick<Resource, 'demands'>, name: string, row: Draft): boolean =>
  holds(demands?.[name], row);

export type Row<R extends Resource> = RowOf<R['fields']>;
export type Line<R extends Resource> = LineOf<R['fields']>;

export const fieldsOf = (resource: Pick<RecordShape, 'fields'>): [string, Field][] =>
  Object.entries(resource.fields);
export const isShown = (field: Field, row: Draft): boolean => field.when?.(row) ?? true;

/** Every reference that a resource makes, its own and those of its details. */
export const referencesOf = (resource: Resource): { path: string; list?: string; to: string }[] =>
  fieldsOf(resource).flatMap(([name, field]) => {
    if (field.kind === 'ref') return [{ path: name, to: field.to }];
    if (field.kind !== 'list') return [];
    return Object.entries(field.item).flatMap(([key, item]) =>
      item.kind === 'ref' ? [{ path: key, list: name, to: item.to }] : [],
    );
  });

/** Where a company is. A field of a new record that says a place starts with it. */
export interface Place {
  /** ISO 3166-1. */
  readonly country: string;
  /** Of its last store. Where it has none yet, nothing tells it: it is asked for. */
  readonly timeZone?: string | undefined;
}
/** What a field of a new record starts with; a place that may be left out stays so. */
export const startOf = (field: Field | ItemField, place?: Place): unknown => {
  if (field.kind !== 'text' || place === undefined || !field.initial) return field.initial;
  if (field.format === 'country') return place.country || field.initial;
  return field.format === 'time_zone' ? (place.timeZone ?? '') : field.initial;
};
/** A new record: each field at its start, in a company that is somewhere. */
export const blank = (resource: Resource, place?: Place): Draft =>
  Object.fromEntries(fieldsOf(resource).map(([name, field]) => [name, startOf(field, place)]));

/** A copy to start from: what must be unique, exclusive or secret is cleared (docs/product.md §7.1). */
export const duplicateOf = (resource: Resource, row: Draft): Draft => {
  const claimed = Object.values(resource.claims ?? {}).flat();
  const own = (name: string, field: Field): boolean =>
    claimed.some((path) => path.split('.')[0] === name) ||
    ['code', 'order'].includes(field.kind) ||
    isWithheld(field) ||
    isMoved(field) ||
    (field.kind === 'flag' && field.exclusive);
  return Object.fromEntries(
    fieldsOf(resource).map(([name, field]) => [name, own(name, field) ? field.initial : row[name]]),
  );
};

/** Hidden fields go back to their start; one that reads a hidden field sees the reset value. */
export const settle = (resource: Pick<RecordShape, 'fields'>, row: Draft): Draft => ({
  ...row,
  ...Object.fromEntries(
    fieldsOf(resource).flatMap(([name, field]) => (isShown(field, row) ? [] : [[name, field.initial]])),
  ),
});
