import { blank, type Draft, fieldsOf, isShown, type Resource } from '../kernel/index.ts';
import { validate } from '../validation/index.ts';
import { type Read, reader, type Reader } from './cells.ts';
import { codeFor, codeKey, isCode } from './codes.ts';
import { clearing, columnAt, type ImportColumn, joins } from './columns.ts';
import { folded } from './mapping.ts';
import type {
  CreatedRecord,
  Decision,
  DryRun,
  Known,
  Outcome,
  OutcomeKind,
  PlannedRecord,
  Problem,
  Rejection,
  Settings,
  Suggestion,
} from './plan.ts';
import type { Table, TableRow } from './table.ts';

/** Whether a record is made from code and names alone, without a figure that somebody has to answer for. */
export const isNameOnly = (resource: Resource): boolean =>
  fieldsOf(resource).every(
    ([, { kind, optional }]) => optional || ['code', 'names', 'image', 'order', 'status'].includes(kind),
  );

type Mapped = ImportColumn & { readonly at: number };
interface Layout {
  readonly columns: readonly Mapped[];
  readonly group: number | undefined;
  readonly options: readonly number[];
  readonly twice: readonly string[];
}
const layoutOf = (resource: Resource, known: Known, { mapping }: Settings): Layout => {
  const at = (target: string) => mapping.flatMap((column, index) => (column.target === target ? index : []));
  const columns = mapping.flatMap(({ target }, index): Mapped[] => {
    const column = target === null ? undefined : columnAt(resource, known.languages, target);
    // A column that is not read must not look as if it were.
    if (target !== null && !column && target !== joins.group && target !== joins.option)
      throw new RangeError(`${resource.name} has no column ${target}`);
    return column ? [{ ...column, at: index }] : [];
  });
  const paths = columns.map(({ path }) => path);
  return {
    columns,
    group: at(joins.group)[0],
    options: at(joins.option),
    twice: paths.filter((path, index) => paths.indexOf(path) !== index),
  };
};

/** A cell on its way into a record: text, and the file's column where it has one. */
interface Given {
  readonly text: string;
  readonly at: number | null;
}
interface Entry {
  readonly row: TableRow;
  readonly given: Map<string, Given>;
  /** Values that make it a variant; none for a product without. */
  readonly variant: readonly string[];
  readonly group: string;
}
type Line =
  | { readonly kind: 'record'; readonly entry: Entry }
  | (Outcome & { readonly kind: 'belongs' })
  | 'alone';

/** What shops export for a product without variants. */
const noVariant = 'default title';
/** What a variant does not take from its product: what tells it from the others. */
const isOwn = ({ name, field }: ImportColumn): boolean => field.kind === 'code' || name === 'barCode';

/**
 * Which rows are records, and which belong to one above: rows with one value in the joining column are one product;
 * its first row has what the others leave empty, and a row that has a picture only is a picture.
 */
const linesOf = (layout: Layout, rows: readonly TableRow[]): Line[] => {
  const heads = new Map<string, Entry>();
  let above: Entry | undefined;
  return rows.map((row): Line => {
    const text = (at: number | undefined) => (at === undefined ? '' : (row.cells[at]?.trim() ?? ''));
    const given = new Map<string, Given>();
    let isPicture = false;
    let isMore = false;
    for (const { path, at, field } of layout.columns) {
      const cell = text(at);
      if (cell === '') continue;
      given.set(path, { text: cell, at });
      if (field.kind === 'image') isPicture = true;
      else isMore = true;
    }
    const variant = layout.options.map(text).filter((cell) => cell !== '');
    const group = text(layout.group);
    const head = group === '' ? (isMore || variant.length > 0 ? undefined : above) : heads.get(folded(group));
    if (!isMore && variant.length === 0) {
      if (head && (isPicture || group !== '')) {
        const missing = [...given].filter(([path]) => !head.given.has(path));
        for (const [path, picture] of missing) head.given.set(path, picture);
        const as = !isPicture ? 'nothing' : missing.length > 0 ? 'image' : 'further';
        return { row: row.number, kind: 'belongs', to: head.row.number, as };
      }
      if (!isPicture && group === '') return 'alone';
    }
    if (head)
      for (const column of layout.columns) {
        const inherited = head.given.get(column.path);
        if (inherited && !given.has(column.path) && !isOwn(column)) given.set(column.path, inherited);
      }
    const entry: Entry = {
      row,
      given,
      variant: variant.filter((cell) => cell.toLowerCase() !== noVariant),
      group,
    };
    if (!head) {
      if (group !== '') heads.set(folded(group), entry);
      above = entry;
    }
    return { kind: 'record', entry };
  });
};

const same = (a: unknown, b: unknown): boolean => {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b))
    return (
      Array.isArray(a) &&
      Array.isArray(b) &&
      a.length === b.length &&
      a.every((part, at) => same(part, b[at]))
    );
  return Object.keys({ ...a, ...b }).every((key) => same(Reflect.get(a, key), Reflect.get(b, key)));
};

/** Stands for a reference that is not known yet; no record has it. */
const unnamedId = (at: number): string => `00000000-0000-7000-8000-f${String(at).padStart(11, '0')}`;

const isDraft = (value: unknown): value is Draft => typeof value === 'object' && value !== null;
const draftOf = (value: unknown): Draft => (isDraft(value) ? value : {});
const listOf = (value: unknown): readonly Draft[] => (Array.isArray(value) ? value.filter(isDraft) : []);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Stored records by what a file can know them by (docs/product.md §25). */
const storedBy = (stored: readonly Draft[]) => {
  const codes = new Map<string, Draft>();
  const externals = new Map<string, Draft>();
  const barCodes = new Map<string, Draft>();
  for (const row of stored) {
    codes.set(codeKey(textOf(row.code)), row);
    if (textOf(row.externalCode) !== '') externals.set(textOf(row.externalCode), row);
    for (const { barCode } of listOf(row.barCode)) barCodes.set(textOf(barCode), row);
  }
  return { codes, externals, barCodes };
};

/** Collects rejections under their problems. */
class Problems {
  private readonly found = new Map<string, { first: Rejection; rows: Set<number>; isEach: boolean }>();
  private readonly decisions: ReadonlyMap<string, Decision>;
  constructor(decisions: readonly Decision[]) {
    this.decisions = new Map(decisions.map((decision) => [decision.problem, decision]));
  }
  decided(key: string): Decision | undefined {
    return this.decisions.get(key);
  }
  add(row: number, rejection: Rejection): void {
    const known = this.found.get(rejection.problem);
    if (!known) this.found.set(rejection.problem, { first: rejection, rows: new Set([row]), isEach: false });
    else {
      known.rows.add(row);
      known.isEach ||= !same(known.first.suggestion, rejection.suggestion);
    }
  }
  all(resource: Resource, known: Known): Problem[] {
    return [...this.found].map(([key, { first, rows, isEach }]) => {
      const { path, code, params, cell, suggestion } = first;
      const field = columnAt(resource, known.languages, path)?.field;
      return {
        key,
        path,
        code,
        ...(params && { params }),
        cell,
        rows: [...rows],
        ...(suggestion && { suggestion }),
        isEach,
        acts: [
          ...(suggestion ? (['suggested'] as const) : []),
          ...(field?.kind === 'ref' && known.creatable.includes(field.to) ? (['create'] as const) : []),
          ...(field && !['code', 'list'].includes(field.kind) ? (['set'] as const) : []),
          ...(field && cell !== '' ? (['clear'] as const) : []),
          'skip' as const,
        ],
      };
    });
  }
}

const problemKey = (path: string, code: string, subject?: string): string =>
  [path, code, ...(subject === undefined ? [] : [folded(subject) || subject])].join(':');

/**
 * What an import would do, row by row, and what stands in its way. Nothing is written; the same function with
 * decisions gives the new outcome, and judges with the validator of the server. Every row has exactly one outcome.
 *
 * A record is known by its code, else by its external code or barcode. An empty cell leaves what is stored; `\empty`
 * clears it; languages and details are added to those that are there. Prices and other figures follow one decimal
 * sign for the file.
 */
export const dryRun = (
  resource: Resource,
  table: Table,
  settings: Settings,
  known: Known,
  decisions: readonly Decision[] = [],
): DryRun => {
  const layout = layoutOf(resource, known, settings);
  const cells = reader(resource, known, settings.decimalSign, settings.unnamed);
  const problems = new Problems(decisions);
  const lines = linesOf(layout, table.rows);
  const records = recordsOf(resource, layout, settings, known, cells, problems, lines);
  const outcomes = lines.map((line, at): Outcome => {
    const row = table.rows[at]?.number ?? 0;
    if (line === 'alone') {
      const key = problemKey('', 'nothing_to_read');
      const rejection: Rejection = {
        path: '',
        column: null,
        cell: '',
        code: 'nothing_to_read',
        problem: key,
      };
      if (problems.decided(key)?.act === 'skip') return { row, kind: 'skipped' };
      problems.add(row, rejection);
      return { row, kind: 'rejected', rejections: [rejection] };
    }
    return line.kind === 'belongs' ? line : records.outcomeOf(line.entry);
  });
  const counts = { creates: 0, changes: 0, unchanged: 0, rejected: 0, skipped: 0, belongs: 0 };
  const pictures = table.rows.filter(({ cells }) =>
    layout.columns.some(({ at, field }) => field.kind === 'image' && cells[at]?.trim()),
  );
  for (const { kind } of outcomes) counts[kind satisfies OutcomeKind] += 1;
  return {
    outcomes,
    problems: problems.all(resource, known),
    created: records.created(),
    counts: { rows: table.rows.length, images: pictures.length, ...counts },
  };
};

/** What the code of a row without one is made of: what joins its rows, and its variant. */
const derivedFrom = ({ group, variant }: Entry): string =>
  group === '' ? '' : [group, ...variant].join('-');

const recordsOf = (
  resource: Resource,
  layout: Layout,
  settings: Settings,
  known: Known,
  cells: Reader,
  problems: Problems,
  lines: readonly Line[],
) => {
  const [language = ''] = known.languages;
  const fields = new Map(fieldsOf(resource));
  const demanded = [...fields].filter(([, { kind, optional }]) => kind === 'ref' && !optional);
  const demandedOf = new Map(
    [...fields].map(([name, field]) => [
      name,
      field.kind === 'list'
        ? Object.keys(field.item).filter(
            (key) => field.item[key]?.kind === 'ref' && !field.item[key].optional,
          )
        : [],
    ]),
  );
  const start = blank(resource);
  const stored = storedBy(known.stored);
  const orders = new Map(known.stored.map((row) => [Number(row.order), row.id]));
  let lastOrder = Math.max(0, ...orders.keys());
  const columns = new Map<string, ImportColumn>();
  const columnOf = (path: string): ImportColumn | undefined => {
    const column = columns.get(path) ?? columnAt(resource, known.languages, path);
    if (column) columns.set(path, column);
    return column;
  };
  const named = `names.${language}`;
  // Codes that the file itself gives are nobody else's, wherever in it they stand.
  const taken = new Set(stored.codes.keys());
  for (const line of lines) {
    const code = line !== 'alone' && line.kind === 'record' ? line.entry.given.get('code')?.text : undefined;
    if (code !== undefined && isCode(code)) taken.add(codeKey(code));
  }
  const written = new Map<string, number>();

  const created = new Map<string, CreatedRecord>();
  const used = new Set<string>();
  const createdCodes = new Map<string, Set<string>>();
  const create = (entity: string, name: string): string => {
    const key = `${entity} ${folded(name)}`;
    const codes =
      createdCodes.get(entity) ?? new Set((known.records[entity] ?? []).map(({ code }) => codeKey(code)));
    createdCodes.set(entity, codes);
    const record = created.get(key) ?? {
      id: `00000000-0000-7000-8000-${String(created.size + 1).padStart(12, '0')}`,
      entity,
      code: codeFor(name, (code) => codes.has(code)),
      names: { [language]: name },
    };
    codes.add(codeKey(record.code));
    created.set(key, record);
    return record.id;
  };

  const fill = (draft: Record<string, unknown>, paths: ReadonlyMap<string, string>, path: string): void => {
    if (path === 'code') draft.code = 'X';
    const column = columnOf(path);
    if (column?.field.kind !== 'ref') return;
    if (!column.list) draft[path] = unnamedId(0);
    const place = [...paths].find(([, other]) => path.startsWith(`${other}.`))?.[0];
    if (!column.list || place === undefined) return;
    const position = Number(place.split('.')[1]);
    draft[column.list.name] = listOf(draft[column.list.name]).map((item, at) =>
      at === position ? { ...item, [column.name]: unnamedId(at) } : item,
    );
  };

  const outcomeOf = (entry: Entry): Outcome => {
    const { row, variant } = entry;
    const given = new Map(entry.given);
    const title = given.get(named);
    if (title && variant.length > 0 && title.text !== clearing)
      given.set(named, { ...title, text: [title.text, ...variant].join(', ') });

    const rejections: Rejection[] = [];
    let isSkipped = false;
    /** Values that are refused already, and whose further faults follow from that. */
    const left = new Set<string>();
    const references = new Map<string, string>();
    const cellAt = (path: string): Given => given.get(path) ?? { text: '', at: null };

    /** Looks for a decision about what is wrong; answers whether the value stands now otherwise. */
    const refuse = (path: string, why: Exclude<Read, { value: unknown } | { picture: string }>): boolean => {
      const { text, at } = cellAt(path);
      const problem = problemKey(path, why.code, why.subject);
      const decision = problems.decided(problem);
      const act = decision?.act === 'suggested' ? why.suggestion : decision;
      if (act?.act === 'skip') isSkipped = true;
      if (act?.act === 'set' && act.value !== text) {
        given.set(path, { text: act.value, at });
        return true;
      }
      if (act?.act === 'create') {
        const field = columnOf(path)?.field;
        if (field?.kind === 'ref' && known.creatable.includes(field.to)) {
          references.set(path, cells.find(field.to, act.name) ?? create(field.to, act.name));
          return true;
        }
      }
      if (act?.act === 'clear') {
        given.delete(path);
        return true;
      }
      left.add(path);
      rejections.push({
        path,
        column: at,
        cell: text,
        code: why.code,
        ...(why.params && { params: why.params }),
        ...(why.suggestion && { suggestion: why.suggestion }),
        problem,
      });
      return false;
    };

    const lack = (path: string): boolean => {
      const column = columnOf(path);
      const suggestion = column && cells.usual(column);
      return refuse(path, { code: 'required', ...(suggestion && { suggestion }) });
    };

    for (const path of layout.twice) refuse(path, { code: 'mapped_twice' });
    if (row.cells.length > settings.mapping.length)
      refuse('', { code: 'too_many_cells', params: { max: settings.mapping.length } });

    // Which record it is.
    const spelt = given.get('code')?.text ?? '';
    const source = spelt || derivedFrom(entry);
    if (spelt === '' && source !== '') given.set('code', { text: source, at: layout.group ?? null });
    const barCodes = [...given].flatMap(([path, { text }]) =>
      columnOf(path)?.name === 'barCode' ? text : [],
    );
    const byText =
      source === '' ? undefined : (stored.codes.get(codeKey(source)) ?? stored.externals.get(source));
    let match =
      byText ?? barCodes.map((text) => stored.barCodes.get(text)).find((found) => found !== undefined);
    const isTaken = (key: string) => taken.has(key);
    // A code of its own is given up only for one that the file spells out next to the same barcode.
    let code = isCode(source) && (!match || (!byText && spelt !== '')) ? source : textOf(match?.code);
    if (code === '') {
      const name = given.get(named)?.text ?? '';
      const isSame = (row: Draft): boolean =>
        (source !== '' && row.externalCode === source) ||
        (name !== '' && draftOf(row.names)[language] === name);
      // The record that an earlier import has made of the same text is this one.
      const proposed =
        source === '' && name === ''
          ? ''
          : codeFor(source || name, (code) => {
              const row = stored.codes.get(code);
              if (row && !written.has(code) && isSame(row)) match = row;
              return match === undefined && taken.has(code);
            });
      const key = problemKey('code', source === '' ? 'required' : source.length > 20 ? 'too_long' : 'code');
      const decision = problems.decided(key);
      if (match) code = textOf(match.code);
      else if (decision?.act === 'suggested' && proposed !== '') code = proposed;
      else
        refuse('code', {
          ...(source === ''
            ? { code: 'required' }
            : source.length > 20
              ? { code: 'too_long', params: { max: 20 } }
              : { code: 'code' }),
          ...(proposed !== '' && { suggestion: { act: 'set', value: proposed } }),
        });
      if (
        !match &&
        code !== '' &&
        source !== '' &&
        fields.has('externalCode') &&
        !given.has('externalCode') &&
        source.length <= 60
      )
        given.set('externalCode', { text: source, at: null });
      // Taken from here on even when refused, so that each row is proposed its own.
      if (proposed !== '') taken.add(codeKey(proposed));
    }
    const old = match;
    const before = code === '' ? undefined : written.get(codeKey(code));
    if (before !== undefined) {
      const decision = problems.decided(problemKey('code', 'repeated_in_file'));
      const proposed = codeFor(derivedFrom(entry) || `${code} ${row.number}`, isTaken);
      taken.add(codeKey(proposed));
      if (decision?.act === 'suggested') code = proposed;
      else
        refuse('code', {
          code: 'repeated_in_file',
          params: { row: before },
          suggestion: { act: 'set', value: proposed },
        });
    }
    if (code !== '' && !written.has(codeKey(code))) written.set(codeKey(code), row.number);

    const own: Draft = old ? Object.fromEntries([...fields.keys()].map((name) => [name, old[name]])) : start;
    const pictures: Record<string, string> = {};
    let values: Draft | undefined;
    // A decision can uncover the next fault: a created department, then its missing name.
    for (let round = 0; round < 6 && values === undefined; round += 1) {
      const draft: Record<string, unknown> = { ...own };
      const items = new Map<string, Map<number, Record<string, unknown>>>();
      const paths = new Map<string, string>();
      let isAgain = false;
      if (code !== '') draft.code = code;
      if (!old) draft.order = lastOrder + 1;
      for (const path of new Set([...given.keys(), ...references.keys()])) {
        const column = columnOf(path);
        if (!column || path === 'code') continue;
        const { text } = cellAt(path);
        const reference = references.get(path);
        const read: Read =
          reference !== undefined
            ? { value: reference }
            : text === clearing
              ? {
                  value:
                    column.field.kind === 'names' ? '' : column.field.optional ? null : column.field.initial,
                }
              : cells.read(text, column);
        if ('picture' in read) {
          if (draft[column.name] === null || draft[column.name] === undefined)
            pictures[column.name] = read.picture;
          continue;
        }
        if (!('value' in read)) {
          if (!left.has(path) && refuse(path, read)) isAgain = true;
          continue;
        }
        if (!column.list) {
          draft[column.name] =
            column.language === undefined
              ? read.value
              : {
                  ...draftOf(draft[column.name]),
                  [column.language]: read.value,
                };
          continue;
        }
        const { name, index } = column.list;
        if (text === clearing) {
          draft[name] = [];
          continue;
        }
        const list = items.get(name) ?? new Map<number, Record<string, unknown>>();
        items.set(name, list);
        const item = list.get(index) ?? {};
        list.set(index, item);
        item[column.name] =
          column.language === undefined
            ? read.value
            : { ...draftOf(item[column.name]), [column.language]: read.value };
      }
      for (const [name, list] of items) {
        const field = fields.get(name);
        if (field?.kind !== 'list') continue;
        const keys = Object.keys(field.item);
        const key = keys.find((candidate) => field.item[candidate]?.kind === 'ref') ?? keys[0] ?? '';
        const merged = [...listOf(draft[name])];
        for (const [index, item] of list) {
          const at = merged.findIndex((other) => same(other[key], item[key]));
          const initial = Object.fromEntries(keys.map((part) => [part, field.item[part]?.initial]));
          const position = at < 0 ? merged.length : at;
          merged[position] = { ...initial, ...merged[position], ...item };
          paths.set(`${name}.${position}`, `${name}.${index}`);
        }
        draft[name] = merged;
      }
      if (isAgain) continue;
      // A reference that nobody gave is the most usual cause, and told without judging the whole record.
      for (const [name, field] of demanded)
        if (draft[name] === '' && !left.has(name) && isShown(field, draft) && lack(name)) isAgain = true;
      for (const [place, path] of paths) {
        const [name = '', position = ''] = place.split('.');
        for (const key of demandedOf.get(name) ?? [])
          if (
            listOf(draft[name])[Number(position)]?.[key] === '' &&
            !left.has(`${path}.${key}`) &&
            lack(`${path}.${key}`)
          )
            isAgain = true;
      }
      if (isAgain) continue;
      // What is refused already is filled in, so that the validator speaks of the rest.
      for (const path of left) fill(draft, paths, path);
      const checked = validate(resource, draft, {
        languages: known.languages,
        ...(old && { id: textOf(old.id) }),
      });
      if (checked.ok) {
        values = checked.values;
        break;
      }
      const seen = new Set<string>();
      for (const { path: where, code, params } of checked.faults) {
        const path = where.replace(/^\w+\.\d+/, (place) => paths.get(place) ?? place);
        if (seen.has(path) || left.has(path)) continue;
        seen.add(path);
        const column = columnOf(path);
        const suggestion =
          code === 'required' && column
            ? cells.usual(column)
            : code === 'too_long' && typeof params?.max === 'number' && column?.field.kind === 'text'
              ? ({ act: 'set', value: cellAt(path).text.slice(0, params.max).trim() } as Suggestion)
              : undefined;
        if (refuse(path, { code, ...(params && { params }), ...(suggestion && { suggestion }) }))
          isAgain = true;
      }
      if (!isAgain) break;
    }
    if (
      values &&
      rejections.length === 0 &&
      orders.has(Number(values.order)) &&
      orders.get(Number(values.order)) !== old?.id
    )
      refuse('order', { code: 'exists' });

    if (isSkipped) return { row: row.number, kind: 'skipped' };
    if (!values || rejections.length > 0) {
      for (const rejection of rejections) problems.add(row.number, rejection);
      return { row: row.number, kind: 'rejected', rejections };
    }
    taken.add(codeKey(code));
    for (const id of references.values()) used.add(id);
    orders.set(Number(values.order), old?.id ?? row.number);
    if (!old) lastOrder = Math.max(lastOrder, Number(values.order));

    const record: PlannedRecord = { ...(old && { id: textOf(old.id) }), values, pictures };
    if (!old) return { row: row.number, kind: 'creates', record };
    const changed = [
      ...[...fields.keys()].filter((name) => name in (values ?? {}) && !same(values?.[name], old[name])),
      ...Object.keys(pictures),
    ];
    return changed.length === 0
      ? { row: row.number, kind: 'unchanged', record }
      : { row: row.number, kind: 'changes', record, fields: changed };
  };

  return {
    outcomeOf,
    created: (): CreatedRecord[] => [...created.values()].filter(({ id }) => used.has(id)),
  };
};
