import { type ChoiceField, type Field, fieldsOf, type Resource } from '@comanda/api/kernel';

/** The field that says what a record is: its name, its code where it has none. */
export const titleOf = (resource: Resource): string =>
  fieldsOf(resource).find(([, { kind }]) => kind === 'names')?.[0] ?? 'code';

/** The picture that a record is known by. */
export const pictureOf = ({ fields }: Resource): string | undefined =>
  fields['image']?.kind === 'image' ? 'image' : undefined;

/** What stands with the name in its column, and what only says where a record stands among others. */
const withName: ReadonlySet<Field['kind']> = new Set(['code', 'status', 'image', 'order']);

/** Whether most records are of an ordinary kind: only one of another says so. */
export const hasOrdinary = (field: Field): field is ChoiceField =>
  field.kind === 'choice' && field.initial !== null && field.options[field.initial] === 'normal';

/** What kinds the records of a list are of, where most are of the ordinary one: told beside the name. */
export const kindsOf = ({ fields, list }: Resource): readonly (readonly [string, ChoiceField])[] =>
  list.columns.flatMap((name) => {
    const field = fields[name];
    return field && hasOrdinary(field) ? [[name, field] as const] : [];
  });

/** Whether nearly every record has it set: only one that has not says so. */
const isUsual = (field: Field): boolean => field.kind === 'flag' && field.initial === 'S';

/** What nearly every record of a list has set: told beside the name of one that has not. */
export const usualFlags = ({ fields, list }: Resource): readonly string[] =>
  list.columns.filter((name) => fields[name] && isUsual(fields[name]));

/**
 * Columns that a list starts with: what a record is comes first, the rest as the definition has it. Code, picture, and a
 * state, kind or flag that is not the usual one are told beside the name; they and the order are columns for who asks for
 * them.
 */
export function firstColumns(resource: Resource): readonly string[] {
  const title = titleOf(resource);
  const others = resource.list.columns.filter((name) => {
    const field = resource.fields[name];
    return name !== title && field && !withName.has(field.kind) && !hasOrdinary(field) && !isUsual(field);
  });
  return [title, ...others];
}

/** All columns of a list, in the order in which they are offered. */
export const allColumns = (resource: Resource): readonly string[] => [
  ...new Set([...firstColumns(resource), ...resource.list.columns]),
];

const figures: ReadonlySet<Field['kind']> = new Set(['money', 'decimal']);
const tellings: ReadonlySet<Field['kind']> = new Set(['ref', 'text', 'choice']);
/** Beside the code there is room for so much. */
const MOST_DETAILS = 2;

/** What a card shows of its record beside name and code: its figure, and what tells it from others. */
export function cardPlaces(resource: Resource): ReadonlyMap<string, 'value' | 'detail'> {
  const kindOf = (name: string): Field['kind'] | undefined => {
    const field = resource.fields[name];
    return field?.kind === 'list'
      ? Object.values(field.item).find(({ kind }) => kind !== 'ref')?.kind
      : field?.kind;
  };
  const columns = firstColumns(resource).slice(1);
  const values = columns.filter((name) => figures.has(kindOf(name) ?? 'flag'));
  const details = columns.filter((name) => tellings.has(kindOf(name) ?? 'flag')).slice(-MOST_DETAILS);
  return new Map([
    ...values.map((name) => [name, 'value'] as const),
    ...details.map((name) => [name, 'detail'] as const),
  ]);
}
