import { type Field, fieldsOf, isWithheld, type ItemField, type Resource } from '../kernel/index.ts';
import { fieldLabel, itemLabel, type Label } from '../labels/labels.ts';
import type { Texts } from './headings.ts';

/** One thing of a record that a column of a file can give. */
export interface ImportColumn {
  /**
   * Its address, and its heading in a template: `code`, `names.es-ES` (one for each language), `barCode.1.units` (the
   * units of the first barcode; further details have further columns).
   */
  readonly path: string;
  readonly label: Label;
  readonly name: string;
  readonly field: Field | ItemField;
  /** Of a detail: the list's name and which of its columns this is, from 1. */
  readonly list?: { readonly name: string; readonly index: number };
  readonly language?: string;
}

/** What a column is called in one language: `Name es-ES`, `Barcodes 2: Units`. */
export const headingOf = (
  resource: Resource,
  { label, list, language }: ImportColumn,
  texts: Texts,
): string | undefined => {
  const text = texts[label.id];
  const listText = list && texts[fieldLabel(resource, list.name).id];
  if (!text || (list && !listText)) return undefined;
  return [...(list ? [`${listText} ${list.index}:`] : []), text, ...(language ? [language] : [])].join(' ');
};

/**
 * Further meanings of a column that are no field: what holds rows together, values that make a variant, and a number that
 * rows are named by where others say whose variants they are (`id:12`).
 */
export const joins = { group: '#group', option: '#option', key: '#key' } as const;
const joining: ReadonlySet<string> = new Set(Object.values(joins));

/** A column whose yes means that a value is this text: `idTaxSale=VAT`. */
export const settingOf = (path: string, text: string): string => `${path}=${text}`.slice(0, 100);
export const settingIn = (target: string): { readonly path: string; readonly text: string } | undefined => {
  const at = target.indexOf('=');
  return at < 0 ? undefined : { path: target.slice(0, at), text: target.slice(at + 1) };
};

/**
 * A column whose heading says what its detail refers to, and whose cells say another value of it: the stock in one
 * store, `stock.1.stock@Centro`.
 */
export const placedAt = (path: string, place: string): string => `${path}@${place}`.slice(0, 100);
export const placeIn = (target: string): { readonly path: string; readonly place: string } | undefined => {
  const at = target.indexOf('@');
  return at < 0 ? undefined : { path: target.slice(0, at), place: target.slice(at + 1) };
};

const spread = (column: ImportColumn, languages: readonly string[]): ImportColumn[] =>
  column.field.kind === 'names'
    ? languages.map((language) => ({ ...column, path: `${column.path}.${language}`, language }))
    : [column];

/**
 * The columns of a resource's template, in the order of its form. Details are columns of the same sheet and not a
 * further sheet, so that a CSV can hold them too. Secrets and files are not imported.
 */
export const columnsOf = (
  resource: Resource,
  languages: readonly string[],
  details: number | ((list: string) => number) = 1,
): ImportColumn[] => {
  const fields = new Map(fieldsOf(resource));
  return resource.form
    .flatMap((section) => section.fields)
    .flatMap((name): ImportColumn[] => {
      const field = fields.get(name);
      if (!field || isWithheld(field)) return [];
      if (field.kind !== 'list')
        return spread({ path: name, label: fieldLabel(resource, name), name, field }, languages);
      const length = typeof details === 'number' ? details : details(name);
      return Array.from({ length }, (_, at) => at + 1).flatMap((index) =>
        Object.entries(field.item).flatMap(([key, item]) =>
          spread(
            {
              path: `${name}.${index}.${key}`,
              label: itemLabel(resource, name, key),
              name: key,
              field: item,
              list: { name, index },
            },
            languages,
          ),
        ),
      );
    });
};

/** The column of an address; nothing for one that the resource does not have. */
export const columnAt = (
  resource: Resource,
  languages: readonly string[],
  address: string,
): ImportColumn | undefined => {
  const path = placeIn(address)?.path ?? address;
  const index = Number(/^\w+\.(\d{1,3})\./.exec(path)?.[1] ?? 1);
  const first = path.replace(/^(\w+)\.\d{1,3}\./, '$1.1.');
  const column = columnsOf(resource, languages).find((candidate) => candidate.path === first);
  return column?.list ? { ...column, path, list: { ...column.list, index } } : column;
};

/** Whether a column of a file can be taken for this. */
export const isTarget = (resource: Resource, languages: readonly string[], target: string): boolean =>
  joining.has(target) || columnAt(resource, languages, settingIn(target)?.path ?? target) !== undefined;

/** Addresses of figures with decimals: those that the sign of the file matters to. */
export const isDecimalTarget = (
  resource: Resource,
  languages: readonly string[],
  target: string | null,
): boolean => {
  const kind = target === null ? undefined : columnAt(resource, languages, target)?.field.kind;
  return kind === 'money' || kind === 'decimal';
};
