import { type Edit, figuresOf, identityOf, isFigure, operationsOf } from '@comanda/api/bulk';
import { type Draft, type Field, type Fields, type Resource } from '@comanda/api/kernel';

/** What of a record is edited: a field, or one figure of its details, as the price of each rate. */
export interface Subject {
  readonly id: string;
  readonly field: string;
  readonly key?: string;
}
/** What is done to it, in a person's words; `editOf` says it in those of the wire. */
const ways = [
  'set',
  'colour',
  'add',
  'remove',
  'raisePercent',
  'lowerPercent',
  'raise',
  'lower',
  'clear',
] as const;
export type Way = (typeof ways)[number];

/** Name of the reference that narrows a figure of details down to those of one record. */
export const OF = 'of';

const reckoned: readonly Way[] = ['raisePercent', 'lowerPercent', 'raise', 'lower'];
const has = (all: readonly unknown[], one: unknown): boolean => all.includes(one);

/** Details that are no more than this figure of one reference can be given it in one step. */
const isWhole = (field: Field, key: string | undefined): boolean =>
  field.kind === 'list' &&
  key !== undefined &&
  identityOf(field.item) !== undefined &&
  Object.keys(field.item).length === 2;

/** What can be done to a subject; nothing where each record has a value of its own. */
export const waysOf = (resource: Resource, { field: name, key }: Subject): readonly Way[] => {
  const field = resource.fields[name];
  const can = field ? operationsOf(field, key) : [];
  if (!field || can.length === 0) return [];
  const canClear = key === undefined && (field.optional || field.kind === 'list');
  const canSet = key === undefined ? field.kind !== 'image' : isWhole(field, key);
  return ways.filter((way) => {
    if (way === 'set') return canSet;
    if (way === 'colour') return field.kind === 'image';
    if (way === 'clear') return canClear;
    if (has(reckoned, way)) return has(can, 'percent');
    return has(can, way);
  });
};

/** Everything that can be edited at once, in the order of the form; a figure stands before the list that it is in. */
export const subjectsOf = (resource: Resource): readonly Subject[] =>
  resource.form
    .flatMap(({ fields }) => fields)
    .flatMap((name): Subject[] => {
      const field = resource.fields[name];
      const figures = field?.kind === 'list' ? figuresOf(field.item) : [];
      return [
        ...figures.map((key): Subject => ({ id: `${name}.${key}`, field: name, key })),
        { id: name, field: name },
      ];
    })
    .filter((subject) => waysOf(resource, subject).length > 0);

const percentage = (max: number): Field => ({
  kind: 'decimal',
  initial: '',
  optional: false,
  min: 0,
  max,
  scale: 4,
  unit: '%',
});
const HIGHEST_RAISE = 1_000;

/** The field that is filled in for a subject, so that the editors of the form and its validator serve here too. */
const typedField = (field: Field, { key }: Subject, way: Way): Field | undefined => {
  const figure = field.kind === 'list' && key !== undefined ? field.item[key] : field;
  switch (way) {
    case 'clear':
      return undefined;
    case 'colour':
      return { kind: 'text', initial: '', optional: false, max: 7, format: 'colour' };
    case 'raisePercent':
      return percentage(HIGHEST_RAISE);
    case 'lowerPercent':
      return percentage(100);
    case 'raise':
    case 'lower':
      return isFigure(figure) ? { ...figure, min: 0, optional: false } : undefined;
    case 'remove': {
      const identity = field.kind === 'list' ? identityOf(field.item) : undefined;
      const only = field.kind === 'list' && identity !== undefined ? field.item[identity] : undefined;
      return field.kind === 'list' && identity !== undefined && only
        ? { ...field, item: { [identity]: only } }
        : field;
    }
    default:
      return figure;
  }
};

/** Whether what comes of it is an amount that can be brought to end as prices do. */
export const endsSomehow = (resource: Resource, { field: name, key }: Subject, way: Way): boolean => {
  const field = resource.fields[name];
  const figure = field?.kind === 'list' && key !== undefined ? field.item[key] : field;
  return figure?.kind === 'money' && has(reckoned, way);
};

/**
 * A definition of what has to be filled in: the value under the name of its field, and for a figure of details the record
 * that they refer to, which may be left empty where all of them are meant.
 */
export const askedBy = (resource: Resource, subject: Subject, way: Way): Resource => {
  const { field: name, key } = subject;
  const field = resource.fields[name];
  const typed = field && typedField(field, subject, way);
  const identity = field?.kind === 'list' && key !== undefined ? identityOf(field.item) : undefined;
  const reference = field?.kind === 'list' && identity !== undefined ? field.item[identity] : undefined;
  const { when: _when, ...value } = typed ?? {};
  const fields: Fields = {
    ...(reference && { [OF]: { ...reference, optional: way !== 'set' } }),
    ...(typed && { [name]: { ...value, optional: false } as Field }),
  };
  return { ...resource, fields, rules: [] };
};

const opposite = (value: unknown): unknown =>
  typeof value === 'number' ? -value : value === '0' ? value : `-${String(value)}`;

/** What goes over the wire for a subject, a way and the values that were filled in and judged. */
export const editOf = (resource: Resource, { field: name, key }: Subject, way: Way, values: Draft): Edit => {
  const field = resource.fields[name];
  const identity = field?.kind === 'list' ? identityOf(field.item) : undefined;
  const value = values[name];
  const of = typeof values[OF] === 'string' && values[OF] !== '' ? values[OF] : undefined;
  const reckoning = { field: name, ...(key !== undefined && { key }), ...(of !== undefined && { of }) };
  switch (way) {
    case 'clear':
      return { field: name, operation: 'set', value: null };
    case 'colour':
      return { field: name, operation: 'set', value: { color: value } };
    case 'raisePercent':
    case 'lowerPercent':
      return {
        ...reckoning,
        operation: 'percent',
        value: way === 'raisePercent' ? value : opposite(value),
      };
    case 'raise':
    case 'lower':
      return { ...reckoning, operation: 'raise', value: way === 'raise' ? value : opposite(value) };
    case 'set':
      return key === undefined || identity === undefined
        ? { field: name, operation: 'set', value }
        : { field: name, operation: 'add', value: [{ [identity]: of, [key]: value }] };
    default:
      return { field: name, operation: way, value };
  }
};
