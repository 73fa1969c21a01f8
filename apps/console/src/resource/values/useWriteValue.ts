import type { Field, Resource, TextFormat } from '@comanda/api/kernel';
import { optionLabel } from '@comanda/api/labels';
import { useLingui } from '@lingui/react';
import { useCallback } from 'react';
import { listed } from '../../app/listed.ts';
import { type Format, useFormat, useLabel } from '../../app/index.ts';
import { countryName } from '../../app/countryName.ts';
import { languageName } from '../../app/languageName.ts';
import { asItems, asNames, asNumber, asText, asTexts, asWeek, isRecord } from './read.ts';
import { weekWords } from './weekWords.ts';

type Writer = (value: unknown, format: Format, field: Field, locale: string) => string;

const plain: Writer = (value) => asText(value);
const count: Writer = (value) => (typeof value === 'number' ? String(value) : '');

/** Codes that are read by what they stand for. */
const callers: Readonly<Partial<Record<TextFormat, (code: string, locale: string) => string>>> = {
  country: countryName,
  language: languageName,
};

/** How a value reads as plain text; kinds that need the definition's labels are written below. */
const writers: Readonly<Partial<Record<Field['kind'], Writer>>> = {
  code: plain,
  text: (value, _, field, locale) => {
    const called = field.kind === 'text' && field.format ? callers[field.format] : undefined;
    return called ? called(asText(value), locale) : asText(value);
  },
  time: plain,
  names: (value, format) => format.names(asNames(value)),
  integer: count,
  order: count,
  decimal: (value, format, field) => {
    const figure = typeof value === 'string' ? format.decimal(value) : '';
    return figure !== '' && field.kind === 'decimal' && field.unit !== undefined
      ? `${figure}\u00A0${field.unit}`
      : figure;
  },
  money: (value, format) => format.money(asNumber(value)),
  date: (value, format) => format.day(asText(value) || null),
  // As many whatever its length: that it is there is all that anybody learns.
  secret: (value) => (value === true ? '••••••••' : ''),
  file: (value) => (isRecord(value) ? asText(value['name']) : ''),
  lines: (value) =>
    listed(asItems(value).map((line) => Object.values(line).map(asText).filter(Boolean).join(' '))),
  list: (value) => String(asItems(value).length),
};
const labelled: ReadonlySet<Field['kind']> = new Set(['flag', 'choice', 'status']);

const fieldAt = ({ fields }: Resource, path: string): Field | undefined => {
  const [name = '', key] = path.split('.');
  const field = fields[name];
  return key !== undefined && field?.kind === 'list' ? field.item[key] : field;
};

/** Writes a value of a record, or of `list.field` of a detail, as text, by its kind, the language and the company (docs/product.md §4.1, §7.8). */
export function useWriteValue(resource: Resource): (name: string, value: unknown) => string {
  const format = useFormat();
  const label = useLabel();
  const { locale } = useLingui().i18n;
  return useCallback(
    (name, value) => {
      const field = fieldAt(resource, name);
      if (!field || value === null || value === undefined) return '';
      if (labelled.has(field.kind))
        return asText(value) === '' ? '' : label(optionLabel(resource, name, field, asText(value)));
      const week = field.kind === 'week' ? asWeek(value) : null;
      if (week) return weekWords(week, locale, format);
      if (field.kind === 'choices')
        return listed(asTexts(value).map((one) => label(optionLabel(resource, name, field, one))));
      return writers[field.kind]?.(value, format, field, locale) ?? '';
    },
    [resource, format, label, locale],
  );
}
