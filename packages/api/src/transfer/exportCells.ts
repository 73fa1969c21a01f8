import { type Draft, fieldsOf, isShown, type Resource } from '../kernel/index.ts';
import { optionLabel } from '../labels/labels.ts';
import { reader } from './cells.ts';
import { type ImportColumn, plainText } from './columns.ts';
import { draftOf, listOf, textOf } from './drafts.ts';
import type { Texts } from './mapping.ts';

/** A cell of an export. Figures are plain decimals with a point, whatever the file makes of them. */
export type ExportCell = string | { readonly figure: string };

export interface Writing {
  /** Digits of the currency's minor unit. */
  readonly decimals: number;
  /** Of the language of the file. */
  readonly texts: Texts;
  /** Of every language that a file is read in. */
  readonly known: readonly Texts[];
  /** Code of a record that a value refers to. */
  readonly codeOf: (entity: string, id: string) => string | undefined;
  /** Whole address of a picture that the platform stores. */
  readonly addressOf: (path: string) => string;
}

/** Minor units as the amount that a person writes: 1250 → `12.50`. */
const majorUnits = (units: number, decimals: number): string => {
  const digits = String(Math.abs(units)).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  return `${units < 0 ? '-' : ''}${whole}${decimals > 0 ? `.${digits.slice(-decimals)}` : ''}`;
};

const pictureOf = (value: unknown, addressOf: Writing['addressOf']): string => {
  const { url, color } = draftOf(value);
  return textOf(url) === '' ? textOf(color) : addressOf(textOf(url));
};

/** Texts of choices, each read back as what it was; where another value has the same text, the value itself. */
const choicesOf = (resource: Resource, { texts, known }: Writing) => {
  const cells = reader(resource, { languages: [], decimals: 0, creatable: [], texts: known }, '.', '');
  const written = new Map<string, string>();
  return (column: ImportColumn, value: string): string => {
    const path = column.list ? `${column.list.name}.${column.name}` : column.name;
    const key = `${path} ${value}`;
    const found = written.get(key);
    if (found !== undefined) return found;
    const text = texts[optionLabel(resource, path, column.field, value).id] ?? '';
    const read = cells.read(text, column);
    const isOther = text === '' || ('value' in read && read.value !== value);
    written.set(key, isOther ? value : text);
    return isOther ? value : text;
  };
};

/** Writes records as cells of these columns, in the spelling that an import reads as the same again. */
export const cellWriter = (resource: Resource, columns: readonly ImportColumn[], writing: Writing) => {
  const fields = new Map(fieldsOf(resource));
  const choice = choicesOf(resource, writing);
  const spelt = (column: ImportColumn, value: unknown): ExportCell => {
    const { field, language } = column;
    switch (field.kind) {
      case 'names':
        return plainText.write(textOf(draftOf(value)[language ?? '']));
      case 'choice':
      case 'flag':
      case 'status':
        return value === null ? '' : choice(column, textOf(value));
      case 'ref':
        return writing.codeOf(field.to, textOf(value)) ?? '';
      case 'money':
        return typeof value === 'number' ? { figure: majorUnits(value, writing.decimals) } : '';
      case 'integer':
      case 'order':
        return typeof value === 'number' ? { figure: String(value) } : '';
      case 'decimal':
        return textOf(value) === '' ? '' : { figure: textOf(value) };
      case 'image':
        return pictureOf(value, writing.addressOf);
      default:
        return plainText.write(textOf(value));
    }
  };
  return (row: Draft): readonly ExportCell[] => {
    const shown = new Map([...fields].map(([name, field]) => [name, isShown(field, row)]));
    return columns.map((column) => {
      const { list, name } = column;
      if (!shown.get(list?.name ?? name)) return '';
      if (!list) return spelt(column, row[name]);
      const detail = listOf(row[list.name])[list.index - 1];
      return detail ? spelt(column, detail[name]) : '';
    });
  };
};
