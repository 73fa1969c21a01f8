import { canonicalDecimal, formats } from '../validation/index.ts';
import { comparedAs, type Field, isSorted, type Resource } from '../kernel/index.ts';
import { type Condition, type Filter, filterBounds, type FilterValue, groupOf } from './filter.ts';
import { aliases, type Operator, operatorsOf } from './operators.ts';

/** Why a filter is refused; `path` points into the tree: `and.0.or.1.operator`. */
export interface FilterFault {
  readonly path: string;
  readonly code:
    | 'filter_shape'
    | 'filter_field'
    | 'filter_operator'
    | 'filter_value'
    | 'filter_too_deep'
    | 'filter_too_long';
  readonly name: string;
}
export type CheckedFilter =
  | { readonly ok: true; readonly filter: Filter | undefined }
  | { readonly ok: false; readonly fault: FilterFault };

/** Fields that every record can be filtered by besides its own. */
const kept: Readonly<Record<string, Pick<Field, 'kind'>>> = {
  id: { kind: 'ref' },
  created: { kind: 'date' },
  updated: { kind: 'date' },
};

class Refused extends Error {
  readonly fault: FilterFault;
  constructor(fault: FilterFault) {
    super(fault.code);
    this.fault = fault;
  }
}
const refuse = (path: string, code: FilterFault['code'], name: unknown): never => {
  throw new Refused({ path, code, name: String(name).slice(0, 60) });
};

const valueCheck = (
  name: string,
  field: Pick<Field, 'kind'> & { readonly moment?: true },
  operator: Operator,
  value: unknown,
): FilterValue | undefined => {
  if (value === null) return operator === 'eq' || operator === 'neq' ? null : undefined;
  if (operator === 'lacks')
    return typeof value === 'string' && formats.language.test(value) ? value : undefined;
  switch (field.kind) {
    case 'money':
      return Number.isSafeInteger(value) ? Number(value) : undefined;
    case 'integer':
    case 'order':
      return Number.isSafeInteger(value) && Math.abs(Number(value)) < 2 ** 31 ? Number(value) : undefined;
    case 'decimal': {
      const text = typeof value === 'number' ? String(value) : value;
      return typeof text === 'string' && text.length <= 40 && formats.decimal.test(text)
        ? canonicalDecimal(text)
        : undefined;
    }
    case 'ref':
      return typeof value === 'string' && formats.id.test(value) ? value : undefined;
    case 'date':
      return typeof value === 'string' &&
        (formats.date.test(value) || ((name in kept || field.moment) && isInstant(value)))
        ? value
        : undefined;
    case 'time':
      return typeof value === 'string' && formats.time.test(value) ? value : undefined;
    default:
      return typeof value === 'string' && value.length <= filterBounds.text && !/\p{Cc}/u.test(value)
        ? value
        : undefined;
  }
};
const isInstant = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(text) && !Number.isNaN(Date.parse(text));

const condition = (
  node: Readonly<Record<string, unknown>>,
  path: string,
  resource: Resource,
  readable: (name: string) => boolean,
): Condition => {
  const name = node['field'];
  const known =
    typeof name === 'string' && Object.hasOwn(resource.fields, name) ? resource.fields[name] : undefined;
  const field =
    typeof name === 'string' && known && readable(name)
      ? comparedAs(known)
      : typeof name === 'string' && Object.hasOwn(kept, name)
        ? kept[name]
        : undefined;
  if (typeof name !== 'string' || !field) return refuse(path, 'filter_field', name);
  const spoken = node['operator'];
  const operator =
    typeof spoken === 'string' && Object.hasOwn(aliases, spoken)
      ? aliases[spoken]
      : operatorsOf[field.kind].find((known) => known === spoken);
  if (!operator || !operatorsOf[field.kind].includes(operator))
    return refuse(`${path}.operator`, 'filter_operator', spoken);
  const given = node['value'];
  const many = operator === 'in' || operator === 'nin' || operator === 'between';
  if (many !== Array.isArray(given)) return refuse(`${path}.value`, 'filter_value', name);
  const values = (Array.isArray(given) ? given : [given]).map((value: unknown) =>
    valueCheck(name, field, operator, value),
  );
  if (values.length > filterBounds.values || (operator === 'between' && values.length !== 2))
    return refuse(`${path}.value`, 'filter_value', name);
  const sound = values.filter((value) => value !== undefined);
  if (sound.length !== values.length) return refuse(`${path}.value`, 'filter_value', name);
  return { field: name, operator, value: many ? sound : (sound[0] ?? null) };
};

/**
 * Checks a filter from outside against a definition: known and readable fields, operators that their kinds have,
 * values that fit, depth and size within `filterBounds`. Other spellings of operators come out as the usual ones.
 */
export const checkFilter = (
  resource: Resource,
  input: unknown,
  readable: (name: string) => boolean = () => true,
): CheckedFilter => {
  let terms = 0;
  const walk = (node: unknown, path: string, depth: number): Filter => {
    if (depth > filterBounds.depth) return refuse(path, 'filter_too_deep', filterBounds.depth);
    if (++terms > filterBounds.terms) return refuse(path, 'filter_too_long', filterBounds.terms);
    const group = groupOf(node);
    if (group) {
      const [kind, children] = group;
      if (children.length > filterBounds.terms) return refuse(path, 'filter_too_long', filterBounds.terms);
      const filters = children.map((child, index) => walk(child, `${path}.${kind}.${index}`, depth + 1));
      return kind === 'and' ? { and: filters } : { or: filters };
    }
    if (typeof node !== 'object' || node === null || Array.isArray(node))
      return refuse(path, 'filter_shape', typeof node);
    return condition({ ...node }, path, resource, readable);
  };
  if (input === undefined || input === null || input === '') return { ok: true, filter: undefined };
  try {
    return { ok: true, filter: walk(input, 'whereExtra', 1) };
  } catch (error) {
    if (error instanceof Refused) return { ok: false, fault: error.fault };
    throw error;
  }
};

/** `"name ASC, code DESC"` → keys, or the name that is not a sortable field. */
export const checkOrder = (
  resource: Resource,
  order: string,
  readable: (name: string) => boolean = () => true,
): { ok: true; keys: { field: string; descending: boolean }[] } | { ok: false; name: string } => {
  const keys: { field: string; descending: boolean }[] = [];
  for (const part of order
    .split(',')
    .map((text) => text.trim())
    .filter((text) => text !== '')) {
    const [field = '', direction = 'ASC', ...rest] = part.split(/\s+/);
    const own = Object.hasOwn(resource.fields, field) ? resource.fields[field] : undefined;
    const kind =
      own && readable(field)
        ? comparedAs(own).kind
        : Object.hasOwn(kept, field)
          ? kept[field]?.kind
          : undefined;
    const known =
      kind !== undefined && isSorted(kind) && rest.length === 0 && /^(?:ASC|DESC)$/i.test(direction);
    if (!known || keys.length >= 5) return { ok: false, name: part.slice(0, 60) };
    keys.push({ field, descending: direction.toUpperCase() === 'DESC' });
  }
  return { ok: true, keys };
};
