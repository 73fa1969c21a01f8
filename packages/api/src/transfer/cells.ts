import type { Draft, Resource } from '../kernel/index.ts';
import { optionLabel } from '../labels/labels.ts';
import { formats, wrongCheckDigit } from '../validation/index.ts';
import { weekIn } from '../week/index.ts';
import { codeKey, nameKey } from './codes.ts';
import type { ImportColumn } from './columns.ts';
import { textOf } from './drafts.ts';
import { folded, type Texts } from './headings.ts';
import { linesIn } from './linesCell.ts';
import { placesOf, roundedTo } from '../figures/index.ts';
import { isBarCode, isIdentifier, isSpoilt } from './identifiers.ts';
import { cellFigure, type FileSign } from './numbers.ts';
import type { Given } from './outline.ts';
import type { Company, Found, KnownRecord, Rejection, Suggestion } from './plan.ts';
import { byCode, byName, bySource, Siblings } from './siblings.ts';
import { affirmed, denied, valueSynonyms } from './synonyms.ts';
import { brokenBy, plainText } from './texts.ts';

/** What a cell says, or why it says nothing. A picture to fetch is no value yet. */
export type Read =
  | { readonly value: unknown }
  | { readonly picture: string }
  | {
      readonly code: Rejection['code'];
      readonly params?: Rejection['params'];
      readonly suggestion?: Suggestion;
      /** What rows with the same problem share, besides column and reason. */
      readonly subject?: string;
    };

/** Least number of letters to change, add or take away; at most `limit`. */
const distance = (a: string, b: string, limit: number): number => {
  if (Math.abs(a.length - b.length) >= limit) return limit;
  let line = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 0; i < a.length; i += 1) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j += 1)
      next.push(
        Math.min((line[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1, (line[j] ?? 0) + (a[i] === b[j] ? 0 : 1)),
      );
    line = next;
  }
  return Math.min(line.at(-1) ?? limit, limit);
};
/** Letters that a text has at least which another one can be meant by: of two, half would have to be wrong. */
const shortest = 3;
/** The one that was probably meant: a third of its letters wrong at most. */
const nearest = <T>(text: string, candidates: Iterable<readonly [string, T]>): T | undefined => {
  const wanted = folded(text);
  if (Array.from(wanted).length < shortest) return undefined;
  let limit = Math.ceil(wanted.length / 3) + 1;
  let found: T | undefined;
  for (const [key, value] of candidates) {
    const far = distance(wanted, key, limit);
    if (far < limit) [limit, found] = [far, value];
  }
  return found;
};

/** Between the values of a set that stand in one cell. */
const separators = /[,;|\n]/;

// Folded once: a reader is made for each trial run.
const affirmedKeys = affirmed.map(folded);
const deniedKeys = denied.map(folded);

/** Every spelling of the values of a flag, status or choice → the wire's. */
const optionsOf = (
  resource: Resource,
  column: ImportColumn,
  texts: readonly Texts[],
): Map<string, string> => {
  const { field, list, name } = column;
  const path = list ? `${list.name}.${name}` : name;
  const options: readonly (readonly [wire: string, name: string])[] =
    field.kind === 'choice' || field.kind === 'choices'
      ? Object.entries(field.options)
      : (field.kind === 'flag' ? ['S', 'N'] : ['A', 'I']).map((value) => [value, value] as const);
  const found = new Map<string, string>();
  const offer = (text: string, wire: string) => {
    const key = folded(text);
    if (key !== '' && !found.has(key)) found.set(key, wire);
  };
  for (const [wire] of options) offer(wire, wire);
  for (const [wire, name] of options) {
    offer(name, wire);
    const { id } = optionLabel(resource, path, field, wire);
    for (const text of texts) offer(text[id] ?? '', wire);
  }
  for (const [text, wire] of Object.entries(valueSynonyms[`${resource.code}.${path}`] ?? {}))
    offer(text, wire);
  const [yes, no] = field.kind === 'flag' ? (['S', 'N'] as const) : (['A', 'I'] as const);
  if (field.kind === 'flag' || field.kind === 'status') {
    for (const key of affirmedKeys) if (!found.has(key)) found.set(key, yes);
    for (const key of deniedKeys) if (!found.has(key)) found.set(key, no);
  }
  return found;
};

const none: readonly KnownRecord[] = [];

/** Records by code, by external code and by name, which several can have. */
class Index {
  readonly codes = new Map<string, KnownRecord>();
  readonly externals = new Map<string, KnownRecord>();
  readonly names = new Map<string, readonly KnownRecord[]>();
  readonly records: readonly KnownRecord[];
  constructor(records: readonly KnownRecord[]) {
    this.records = records;
    for (const record of records) {
      this.codes.set(codeKey(record.code), record);
      if (record.externalCode) this.externals.set(record.externalCode, record);
      for (const key of new Set(Object.values(record.names).map(nameKey)))
        this.names.set(key, [...(this.names.get(key) ?? []), record]);
    }
  }
  /** By a name as people type it; of several, the one that is spelled the same. */
  named(text: string): readonly KnownRecord[] {
    const found = this.names.get(nameKey(text)) ?? none;
    const spelled = found.filter(({ names }) =>
      Object.values(names).some((name) => name.normalize('NFC') === text.normalize('NFC')),
    );
    return spelled.length === 1 ? spelled : found;
  }
}

/** What a text can refer to, stored or of this file. */
interface Meant extends Pick<KnownRecord, 'id' | 'judged'> {
  /** Row of the file that has it, and which is not imported. */
  readonly lost?: number;
}
/** Whether a reference may choose this record; what is not known of it does not speak against it. */
const isFit = ({ only }: Referring['field'], judged: Draft | undefined): boolean =>
  Object.entries(only ?? {}).every(
    ([name, allowed]) => judged?.[name] === undefined || allowed.includes(textOf(judged[name])),
  );

const minorUnits = (number: string, decimals: number): number => {
  const [whole = '', fraction = ''] = number.split('.');
  return Number(whole + fraction.replace(/0+$/, '').padEnd(decimals, '0'));
};

/** A bar code; a number whose check digit is wrong is one only where a person says so. */
const barCode = (text: string): Read => {
  const digit = wrongCheckDigit(text);
  return digit === undefined
    ? { value: plainText.read(text) }
    : { code: 'check_digit', params: { digit }, suggestion: { act: 'keep', value: text } };
};

interface Referring {
  readonly path: string;
  readonly field: ImportColumn['field'] & { readonly kind: 'ref' };
}

/**
 * Reads cells of one company: choices in any language, references by code or name, numbers spelt in one way. `know`
 * tells the records that the next cells may refer to; a list that it has seen is not indexed again.
 */
export const reader = (
  resource: Resource,
  company: Company,
  decimalSign: FileSign,
  unnamed: string,
  siblings = new Siblings(),
) => {
  let known: Found['records'] = {};
  const indexes = new WeakMap<readonly KnownRecord[], Index>();
  const indexOf = (entity: string): Index => {
    const records = known[entity] ?? none;
    const index = indexes.get(records) ?? new Index(records);
    indexes.set(records, index);
    return index;
  };
  const options = new Map<string, Map<string, string>>();

  /** Texts that were looked up among the records known by now. */
  const judged = new Map<string, Read>();
  const know = (records: Found['records']): void => {
    known = records;
    judged.clear();
  };
  const reference = (text: string, { path, field }: Referring): Read => {
    const key = `${path} ${text}`;
    const read = judged.get(key) ?? referred(text, field);
    judged.set(key, read);
    return read;
  };
  /** New records of the file; those of rows that are imported before those of others. */
  const inFile = (entity: string, key: string): Meant[] => {
    const found = entity === resource.code ? siblings.named(key).filter(({ isNew }) => isNew) : [];
    const taken = found.filter(({ isTaken }) => isTaken);
    return taken.length > 0 ? taken : found.map((sibling) => ({ ...sibling, lost: sibling.row }));
  };
  /** What a text means: by code, else by external code, else by name. */
  const meantBy = (text: string, entity: string): readonly Meant[] => {
    const index = indexOf(entity);
    const { codes, externals } = index;
    const one = codes.get(codeKey(text));
    if (one) return [one];
    const coded = inFile(entity, byCode(text));
    if (coded.length > 0) return coded;
    const external = externals.get(text);
    const made = external ? [external] : inFile(entity, bySource(text));
    if (made.length > 0) return made;
    const named: readonly Meant[] = [...index.named(text), ...inFile(entity, byName(text))];
    const here = named.filter(({ lost }) => lost === undefined);
    return here.length > 0 ? here : named;
  };
  const referred = (text: string, field: Referring['field']): Read => {
    const entity = field.to;
    const params = { value: text, entity };
    const meant = meantBy(text, entity);
    const fit = meant.filter(
      ({ id, judged }) => isFit(field, judged) && isFit(field, siblings.withId(id)?.judged),
    );
    const [found] = fit;
    if (found && fit.length === 1)
      return found.lost === undefined
        ? { value: found.id }
        : { code: 'refused_in_file', params: { value: text, row: found.lost }, subject: text };
    if (fit.length > 1) return { code: 'ambiguous_record', params, subject: text };
    if (meant.length > 0) return { code: 'unfit_record', params, subject: text };
    const { records } = indexOf(entity);
    const near = (): string | undefined =>
      nearest(
        text,
        records
          .filter((record) => isFit(field, record.judged))
          .flatMap((record) =>
            [record.code, ...Object.values(record.names)].map((name) => [folded(name), record.code] as const),
          ),
      );
    const isGiven = entity === resource.code && siblings.has(text);
    const likely = isGiven || company.creatable.includes(entity) ? undefined : near();
    const suggestion: Suggestion | undefined = company.creatable.includes(entity)
      ? { act: 'create', entity, name: text }
      : likely === undefined
        ? undefined
        : { act: 'set', value: likely, entity };
    return { code: 'missing_record', params, subject: text, ...(suggestion && { suggestion }) };
  };

  const option = (text: string, column: ImportColumn): Read => {
    const found = options.get(column.path) ?? optionsOf(resource, column, company.texts);
    options.set(column.path, found);
    const wire = found.get(folded(text));
    if (wire !== undefined) return { value: wire };
    const near = nearest(text, found);
    return {
      code: 'choice',
      subject: text,
      ...(near !== undefined && { suggestion: { act: 'set' as const, value: near } }),
    };
  };
  /** A number as the field holds it, or what rounding it would make of it. */
  const figure = (number: string, field: ImportColumn['field']): Read => {
    const max = field.kind === 'money' ? company.decimals : field.kind === 'decimal' ? field.scale : 0;
    if (placesOf(number) > max) {
      const suggestion: Suggestion = { act: 'set', value: roundedTo(number, max) };
      return field.kind === 'money' || field.kind === 'decimal'
        ? { code: 'too_many_digits', params: { max }, suggestion }
        : { code: 'not_integer' };
    }
    return { value: field.kind === 'decimal' ? number : minorUnits(number, max) };
  };
  const read = ({ text, isNumber, isKept }: Given, column: ImportColumn): Read => {
    const { field, path } = column;
    const broken = brokenBy(text);
    if (broken) return { code: broken };
    switch (field.kind) {
      case 'ref':
        return reference(text, { path, field });
      case 'choice':
      case 'flag':
      case 'status':
        return option(text, column);
      case 'choices': {
        const parts = text.split(separators).map((part) => part.trim());
        const read = parts.filter((part) => part !== '').map((part) => option(part, column));
        const wrong = read.find((one) => 'code' in one);
        if (!wrong) return { value: read.flatMap((one) => ('value' in one ? [one.value] : [])) };
        const [near] =
          parts.length === 1 && 'suggestion' in wrong && wrong.suggestion ? [wrong.suggestion] : [];
        return { code: 'choice', subject: text, ...(near && { suggestion: near }) };
      }
      case 'week': {
        const week = weekIn(text);
        return week ? { value: week } : { code: 'week' };
      }
      case 'lines': {
        const lines = linesIn(field, plainText.read(text));
        return lines ? { value: lines } : { code: 'type' };
      }
      case 'money':
      case 'decimal':
      case 'integer':
      case 'order': {
        if (isNumber) return formats.decimal.test(text) ? figure(text, field) : { code: 'not_a_number' };
        const reading = cellFigure(text, decimalSign);
        if (reading.kind === 'figure') return figure(reading.value, field);
        if (reading.kind === 'none') return { code: 'not_a_number' };
        const { whole, fraction } = reading;
        // A whole number has no decimals to be read.
        if (field.kind !== 'money' && field.kind !== 'decimal') return figure(whole, field);
        return { code: 'two_readings', params: { value: text, whole, fraction } };
      }
      case 'image':
        if (formats.colour.test(text)) return { value: { color: text } };
        return formats.url.test(text) ? { picture: text } : { code: 'url' };
      default:
        if (isIdentifier(column) && isSpoilt(text)) return { code: 'spoilt_code' };
        if (isBarCode(column) && !isKept) return barCode(text);
        return { value: plainText.read(text) };
    }
  };

  /** What could stand where a file has nothing. */
  const usual = (column: ImportColumn): Suggestion | undefined => {
    if (column.field.kind !== 'ref') return undefined;
    const entity = column.field.to;
    const { records } = indexOf(entity);
    const only =
      records.find(({ isDefault }) => isDefault) ?? (records.length === 1 ? records[0] : undefined);
    if (only) return { act: 'set', value: only.code };
    return records.length === 0 && company.creatable.includes(entity)
      ? { act: 'create', entity, name: unnamed }
      : undefined;
  };
  return {
    know,
    read,
    usual,
    find: (entity: string, name: string): string | undefined => {
      const [found, ...others] = indexOf(entity).named(name);
      return others.length === 0 ? found?.id : undefined;
    },
  };
};
export type Reader = ReturnType<typeof reader>;
