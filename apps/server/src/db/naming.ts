import {
  type Field,
  type FileField,
  fieldsOf,
  type ItemField,
  type ListField,
  type Resource,
} from '@comanda/api/kernel';
import { areaOf } from '@comanda/api/areas';
import { resources } from '@comanda/api/areas/all';

/** `paymentMethods` → `payment_methods`: names of the contract as names of the database. */
export const columnOf = (name: string): string =>
  name.replaceAll(/[A-Z0-9]+/g, (capital) => `_${capital.toLowerCase()}`);
/** The table of an area's records, and that of one of its lists of details. */
export const recordTable = (resource: Pick<Resource, 'name'>): string => columnOf(resource.name);
export const detailTable = (resource: Pick<Resource, 'name'>, list: string): string =>
  `${columnOf(resource.name)}_${columnOf(list)}`;
/** Where an area with claims says who has each text (docs/product.md §7.12). */
export const claimTable = (resource: Pick<Resource, 'name'>): string => `${columnOf(resource.name)}_claim`;
/** Where a record keeps the texts of a list of details that searching looks through. */
export const wordsColumn = (list: string): string => `${columnOf(list)}_words`;
/** Whether a company may have very many records of an area: its list sorts by name from an index. */
export const isLarge = ({ code }: Pick<Resource, 'code'>): boolean => areaOf(code)?.large ?? false;
/** Where a record of a large area keeps the language that its company's lists fall back to. */
export const mainLanguageColumn = 'main_language';
/** Lists of details that searching looks through (docs/product.md §6.2.4). */
export const searchedLists = ({ list, fields }: Resource): [string, ListField][] =>
  list.search.flatMap((name): [string, ListField][] => {
    const field = fields[name];
    return field?.kind === 'list' ? [[name, field]] : [];
  });

/** All that a field may hold, where that is a few fixed values. */
export const valuesOf = (field: Field | ItemField): readonly string[] | undefined => {
  if (field.kind === 'flag') return ['S', 'N'];
  if (field.kind === 'status') return ['A', 'I', 'D'];
  return field.kind === 'choice' || field.kind === 'choices' ? Object.keys(field.options) : undefined;
};
const ranged: ReadonlySet<Field['kind']> = new Set(['date', 'decimal', 'integer', 'money', 'time']);
/** Whether values of a kind are looked for between others: such a field has an index, shown as a column or not. */
export const isRanged = (kind: Field['kind']): boolean => ranged.has(kind);

/** The definition behind an entity code; a code without one is a mistake in a definition. */
export const resourceOf = (code: string): Resource => {
  const found = resources.find((resource) => resource.code === code);
  if (!found) throw new Error(`No resource has the code ${code}.`);
  return found;
};

/** The secrets of an area that are PINs: one active record has each, and tills check them (docs/product.md §7.9). */
export const pinsOf = (resource: Resource): readonly string[] =>
  fieldsOf(resource).flatMap(([name, field]) => (field.kind === 'secret' && field.pin ? [name] : []));
/** Beside the sealed PIN: what tells whether two are the same, and the hash that tills are given. */
export const markColumn = (name: string): string => `${columnOf(name)}_mark`;
export const hashColumn = (name: string): string => `${columnOf(name)}_hash`;

/** The fields of an area that are files. */
export const filesOf = (resource: Resource): readonly (readonly [string, FileField])[] =>
  fieldsOf(resource).flatMap(([name, field]) => (field.kind === 'file' ? [[name, field] as const] : []));
/** Beside what is told of a file: the file, sealed, and what of it may be given to who reads the record. */
export const sealedColumn = (name: string): string => `${columnOf(name)}_sealed`;
export const openColumn = (name: string): string => `${columnOf(name)}_open`;
