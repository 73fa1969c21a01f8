import { type Draft, isShown, type Resource } from '../kernel/index.ts';
import { optionLabel } from '../labels/labels.ts';
import { isWeek, weekText } from '../week/index.ts';
import { reader } from './cells.ts';
import type { ImportColumn } from './columns.ts';
import { draftOf, textOf } from './drafts.ts';
import type { Texts } from './headings.ts';
import { linesText } from './linesCell.ts';
import { plainText } from './texts.ts';

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
  return (column: ImportColumn): ((value: string) => string) => {
    const path = column.list ? `${column.list.name}.${column.name}` : column.name;
    const written = new Map<string, string>();
    const spelt = (value: string): string => {
      const text = texts[optionLabel(resource, path, column.field, value).id] ?? '';
      const read = cells.read({ text, at: null }, column);
      return text === '' || ('value' in read && read.value !== value) ? value : text;
    };
    return (value) => {
      const text = written.get(value) ?? spelt(value);
      written.set(value, text);
      return text;
    };
  };
};

/** Writes records as cells of these columns, in the spelling that an import reads as the same again. */
export const cellWriter = (resource: Resource, columns: readonly ImportColumn[], writing: Writing) => {
  const choices = choicesOf(resource, writing);
  const spelling = (column: ImportColumn): ((value: unknown) => ExportCell) => {
    const { field, language = '' } = column;
    switch (field.kind) {
      case 'names':
        return (value) => plainText.write(textOf(draftOf(value)[language]));
      case 'choice':
      case 'flag':
      case 'status': {
        const choice = choices(column);
        return (value) => (value === null ? '' : choice(textOf(value)));
      }
      case 'choices': {
        const choice = choices(column);
        const spelt = (one: string): string => {
          const text = choice(one);
          return /[,;|\n]/.test(text) ? one : text;
        };
        return (value) => (Array.isArray(value) ? value.map((one) => spelt(textOf(one))).join(', ') : '');
      }
      case 'week':
        return (value) => (isWeek(value) ? weekText(value) : '');
      case 'ref':
        return (value) => writing.codeOf(field.to, textOf(value)) ?? '';
      case 'money':
        return (value) => (typeof value === 'number' ? { figure: majorUnits(value, writing.decimals) } : '');
      case 'integer':
      case 'order':
        return (value) => (typeof value === 'number' ? { figure: String(value) } : '');
      case 'decimal':
        return (value) => (textOf(value) === '' ? '' : { figure: textOf(value) });
      case 'lines':
        return (value) => plainText.write(linesText(field, Array.isArray(value) ? value.map(draftOf) : []));
      case 'image':
        return (value) => pictureOf(value, writing.addressOf);
      default:
        return (value) => plainText.write(textOf(value));
    }
  };
  // Made once: an export writes millions of cells.
  const cells = columns.map((column) => {
    const { list, name } = column;
    const field = resource.fields[list?.name ?? name];
    const spelt = spelling(column);
    return (row: Draft): ExportCell => {
      if (!field || !isShown(field, row)) return '';
      if (!list) return spelt(row[name]);
      const details = row[list.name];
      const detail: unknown = Array.isArray(details) ? details[list.index - 1] : undefined;
      return detail === undefined ? '' : spelt(draftOf(detail)[name]);
    };
  });
  return (row: Draft): readonly ExportCell[] => cells.map((cell) => cell(row));
};
