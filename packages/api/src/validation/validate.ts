import * as z from 'zod/mini';
import { overlaps, tidied } from '../week/spans.ts';
import { type Week, weekDays } from '../week/week.ts';
import { claimedTwice } from './claims.ts';
import { canonicalDecimal, formats } from './formats.ts';
import type { Fault, FaultCode } from './faults.ts';
import { type Draft, type Field, type FileField, isWithheld, type ItemField } from '../kernel/fields.ts';
import { fieldsOf, isShown, type RecordShape, settle } from '../kernel/resource.ts';

/** What a record is checked against besides its definition. */
export interface Setting {
  /** Language codes of the company; the first is the default, which must be filled (docs/product.md §7.4). */
  readonly languages: readonly string[];
  /** Id of the stored record, for rules that must know it; its secrets need not be sent again. */
  readonly id?: string;
}

const fault = (code: FaultCode, params?: Fault['params']) => ({ error: JSON.stringify({ code, params }) });
/** Texts are trimmed and hold no control characters, which tills and printers choke on, nor signs that turn what follows. */
const plain = (max: number) =>
  z.pipe(
    z.string(fault('type')),
    z.string().check(
      z.trim(),
      z.maxLength(max, fault('too_long', { max })),
      z.refine((text) => !formats.unseen.test(text), fault('control_characters')),
    ),
  );
const filled = (max: number) => plain(max).check(z.minLength(1, fault('required')));
/** Several lines: of what cannot be seen only the ends of lines and tabs stay. */
const lines = (max: number) =>
  z.pipe(
    z.string(fault('type')),
    z.pipe(
      z.transform((text: string) => text.replaceAll(/\r\n?/g, '\n')),
      z.string().check(
        z.trim(),
        z.maxLength(max, fault('too_long', { max })),
        z.refine((text) => !/[^\P{Cc}\n\t]/u.test(text), fault('control_characters')),
      ),
    ),
  );
const whole = (min: number, max: number) =>
  z
    .number(fault('not_a_number'))
    .check(
      z.int(fault('not_integer')),
      z.gte(min, fault('too_small', { min })),
      z.lte(max, fault('too_big', { max })),
    );

type Written = {
  readonly days: { readonly [D in keyof Week['days']]: Week['days'][D] | undefined };
  readonly closed: readonly string[];
};
/** Days without hours are left out. */
const weekOf = ({ days, closed }: Written): Week => ({
  days: Object.fromEntries(
    Object.entries(days).filter(([, hours]) => hours !== undefined && hours.length > 0),
  ),
  closed,
});
const time = z.string(fault('type')).check(z.regex(formats.time, fault('time')));
const spans = z.optional(
  z
    .array(z.strictObject({ from: time, to: time }, fault('unknown')), fault('type'))
    .check(z.maxLength(10, fault('too_many', { max: 10 }))),
);
/** Hours of a week in one spelling; what begins before another has ended is told at its place. */
const weekSchema = z.pipe(
  z
    .strictObject(
      {
        days: z.strictObject(
          { MON: spans, TUE: spans, WED: spans, THU: spans, FRI: spans, SAT: spans, SUN: spans },
          fault('unknown'),
        ),
        closed: z
          .array(z.string(fault('type')).check(z.regex(formats.date, fault('date'))), fault('type'))
          .check(z.maxLength(200, fault('too_many', { max: 200 }))),
      },
      fault('type'),
    )
    .check((payload) => {
      const week = weekOf(payload.value);
      for (const { day, at } of overlaps(week))
        payload.issues.push({
          code: 'custom',
          input: payload.value,
          path: ['days', day, at, 'from'],
          message: fault('hours_overlap').error,
        });
      if (weekDays.every((day) => (week.days[day] ?? []).length === 0))
        payload.issues.push({
          code: 'custom',
          input: payload.value,
          path: ['days'],
          message: fault('required').error,
        });
    }),
  z.transform((value) => tidied(weekOf(value))),
);

const valueSchema = (field: Field | ItemField, setting: Setting): z.ZodMiniType => {
  switch (field.kind) {
    case 'code':
      return plain(200).check(
        z.minLength(1, fault('required')),
        z.maxLength(20, fault('too_long', { max: 20 })),
        z.regex(formats.code, fault('code')),
      );
    case 'text': {
      const text = field.long
        ? field.optional
          ? lines(field.max)
          : lines(field.max).check(z.refine((value) => value !== '', fault('required')))
        : field.optional
          ? plain(field.max)
          : filled(field.max);
      const { format } = field;
      return format
        ? text.check(z.refine((value) => value === '' || formats[format].test(value), fault(format)))
        : text;
    }
    case 'names':
      return namesSchema(setting);
    case 'integer':
    case 'money':
      return whole(field.min, field.max);
    case 'order':
      return whole(0, 1_000_000);
    case 'decimal':
      return z.pipe(
        z
          .string(fault('type'))
          .check(
            z.maxLength(40, fault('too_long', { max: 40 })),
            z.regex(formats.decimal, fault('not_a_number')),
          ),
        z.pipe(
          z.transform(canonicalDecimal),
          z.string().check(
            z.refine(
              (text) => (text.split('.')[1] ?? '').length <= field.scale,
              fault('too_many_digits', { max: field.scale }),
            ),
            z.refine((text) => Number(text) >= field.min, fault('too_small', { min: field.min })),
            z.refine((text) => Number(text) <= field.max, fault('too_big', { max: field.max })),
          ),
        ),
      );
    case 'flag':
      return z.enum(['S', 'N'], fault('choice'));
    case 'status':
      return z.enum(['A', 'I'], fault('choice'));
    case 'choice':
      return z.enum(Object.keys(field.options), fault('choice'));
    case 'choices': {
      const offered = Object.keys(field.options);
      return z.pipe(
        z.array(z.enum(offered, fault('choice')), fault('type')),
        // Once each, in the order of the definition: the same set has one spelling.
        z.transform((chosen: string[]) => offered.filter((value) => chosen.includes(value))),
      );
    }
    case 'week':
      return weekSchema;
    case 'ref':
      return z
        .string(fault('type'))
        .check(z.minLength(1, fault('required')), z.regex(formats.id, fault('not_found')));
    case 'date':
      return z.string(fault('type')).check(z.regex(formats.date, fault('date')));
    case 'time':
      return z.string(fault('type')).check(z.regex(formats.time, fault('time')));
    case 'image':
      return z.union(
        [
          z.strictObject({ url: z.string().check(z.regex(formats.stored)) }),
          z.strictObject({ color: z.string().check(z.regex(formats.colour)) }),
        ],
        fault('type'),
      );
    case 'secret':
      if (field.pin)
        return z
          .string(fault('type'))
          .check(
            z.refine(
              (text) => text.length === field.max && /^\d*$/.test(text),
              fault('pin', { digits: field.max }),
            ),
          );
      return z.string(fault('type')).check(
        z.minLength(1, { ...fault('required'), abort: true }),
        z.minLength(field.min, fault('too_short', { min: field.min })),
        z.maxLength(field.max, fault('too_long', { max: field.max })),
        z.refine((text) => field.long || !/[\r\n]/.test(text), fault('control_characters')),
      );
    case 'file':
      return fileSchema(field);
    case 'lines':
      return z
        .array(
          z.strictObject(
            Object.fromEntries(
              Object.entries(field.item).map(([key, part]) => [key, fieldSchema(part, setting)]),
            ),
            fault('unknown'),
          ),
          fault('type'),
        )
        .check(z.maxLength(100, fault('too_many', { max: 100 })));
    case 'list':
      return z
        .array(
          z.strictObject(
            Object.fromEntries(
              Object.entries(field.item).map(([key, item]) => [key, fieldSchema(item, setting)]),
            ),
            fault('unknown'),
          ),
          fault('type'),
        )
        .check(z.maxLength(500, fault('too_many', { max: 500 })));
  }
};

const kilobyte = 1024;
/** Bytes that so much base64 stands for. */
const bytesIn = (content: string): number =>
  Math.floor((content.length * 3) / 4) - (/=+$/.exec(content)?.[0].length ?? 0);
/** Of what is in a file its reader judges; here it is one, and no larger than it may be. */
const fileSchema = ({ max }: FileField): z.ZodMiniType =>
  z.strictObject(
    {
      name: z
        .pipe(
          z.string(fault('type')),
          z.transform((name: string) => name.split(/[/\\]/).at(-1) ?? ''),
        )
        .check(
          z.refine(
            (name) => name.trim() !== '' && name.length <= 200 && !formats.unseen.test(name),
            fault('filename'),
          ),
        ),
      content: z.string(fault('type')).check(
        z.refine(
          (content) => bytesIn(content) <= max,
          fault('file_too_large', { max: Math.floor(max / kilobyte) }),
        ),
        z.minLength(1, fault('required')),
        z.regex(/^[A-Za-z0-9+/]*={0,2}$/, fault('type')),
      ),
      password: z.optional(z.string(fault('type')).check(z.maxLength(200, fault('too_long', { max: 200 })))),
    },
    fault('type'),
  );

const namesSchema = ({ languages }: Setting): z.ZodMiniType =>
  z.pipe(
    // Lists of {language, value} are accepted on input and stored as the map that everyone else reads.
    z.union(
      [
        z.record(z.string(), z.string()),
        z.pipe(
          z.array(z.strictObject({ language: z.string(), value: z.string() })).check(z.maxLength(100)),
          z.transform((list) => Object.fromEntries(list.map(({ language, value }) => [language, value]))),
        ),
      ],
      fault('type'),
    ),
    z.pipe(
      z.transform((map: Record<string, string>) =>
        Object.fromEntries(
          Object.entries(map)
            .map(([language, text]) => [language, text.trim()])
            .filter(([, text]) => text !== ''),
        ),
      ),
      z.record(z.string(), plain(200)).check(
        z.refine(
          (map) => Object.keys(map).every((language) => formats.language.test(language)),
          fault('language'),
        ),
        z.refine((map) => languages[0] === undefined || Boolean(map[languages[0]]), {
          ...fault('default_language', { language: languages[0] ?? '' }),
          path: languages[0] === undefined ? [] : [languages[0]],
        }),
      ),
    ),
  );

const fieldSchema = (field: Field | ItemField, setting: Setting): z.ZodMiniType => {
  const value = valueSchema(field, setting);
  return field.optional
    ? z.pipe(
        z.transform((input: unknown): unknown => (input === '' || input === undefined ? null : input)),
        z.nullable(value),
      )
    : value;
};

const faultOf = (issue: z.core.$ZodIssue): Fault => {
  const path = issue.path.join('.');
  if (issue.code === 'unrecognized_keys')
    return { path: [...issue.path, issue.keys[0]].join('.'), code: 'unknown' };
  if (issue.input === undefined) return { path, code: 'required' };
  return { path, ...(issue.message.startsWith('{') ? JSON.parse(issue.message) : { code: 'type' }) };
};

/** What validating a record asks of its definition, found once: an import validates very many. */
interface Facets {
  /** The definition with those fields only that are not always shown. */
  readonly conditional: RecordShape;
  readonly withheld: readonly (readonly [string, Field])[];
  /** Lists whose items are one reference or one choice each, with its key. */
  readonly sets: readonly (readonly [list: string, key: string])[];
}
const facets = new WeakMap<RecordShape, Facets>();
const facetsOf = (resource: RecordShape): Facets => {
  const known = facets.get(resource);
  if (known) return known;
  const fields = fieldsOf(resource);
  const found = {
    conditional: { ...resource, fields: Object.fromEntries(fields.filter(([, field]) => field.when)) },
    withheld: fields.filter(([, field]) => isWithheld(field)),
    sets: fields.flatMap(([name, field]): (readonly [string, string])[] => {
      const items = field.kind === 'list' ? Object.entries(field.item) : [];
      const references = items.filter(([, { kind }]) => kind === 'ref');
      // A list of nothing but one choice, such as allergens, is as much a set.
      const told = references.length > 0 ? references : items.filter(([, { kind }]) => kind === 'choice');
      const [one] = told;
      const isSet = told.length === 1 && (references.length === 1 || items.length === 1);
      return one && isSet ? [[name, one[0]]] : [];
    }),
  };
  facets.set(resource, found);
  return found;
};

/** A list of single references or choices is a set: its second mention of one is a fault. */
const repeated = (resource: RecordShape, values: Draft): Fault[] =>
  facetsOf(resource).sets.flatMap(([name, key]) => {
    const rows = values[name];
    if (!Array.isArray(rows) || rows.length < 2) return [];
    const seen = new Set<unknown>();
    return rows.flatMap((row: Draft, index): Fault[] => {
      const isRepeated = seen.has(row[key]);
      seen.add(row[key]);
      return isRepeated ? [{ path: `${name}.${index}.${key}`, code: 'repeated' }] : [];
    });
  });

/**
 * Whether something else is to be kept than what is: a secret that was typed, a file that was chosen, or neither (`null`).
 * Reading says of a secret only whether there is one.
 */
const isGiven = (value: unknown): boolean =>
  typeof value === 'object'
    ? value === null || 'content' in value
    : value !== undefined && value !== '' && typeof value !== 'boolean';
/**
 * Secrets and files of a stored record that nobody has given anew: empty, left out, or still what reading it said. They
 * are left out of the values, and stay as they are stored.
 */
const untouched = (resource: RecordShape, draft: Draft, { id }: Setting): ReadonlySet<string> =>
  new Set(
    facetsOf(resource).withheld.flatMap(([name, field]) =>
      id !== undefined && isShown(field, draft) && !isGiven(draft[name]) ? [name] : [],
    ),
  );

/**
 * Making a schema takes a hundred times as long as judging a record with it, and an import judges many. The few that
 * a resource has (by what is hidden or kept, and by languages) are held, up to a bound.
 */
const schemas = new WeakMap<RecordShape, Map<string, z.ZodMiniType<Draft>>>();
const schemaOf = (
  resource: RecordShape,
  setting: Setting,
  hidden: readonly string[],
  kept: ReadonlySet<string>,
): z.ZodMiniType<Draft> => {
  const key = [setting.languages, hidden, [...kept]].join(' | ');
  const held = schemas.get(resource) ?? new Map<string, z.ZodMiniType<Draft>>();
  schemas.set(resource, held);
  const known = held.get(key);
  if (known) return known;
  if (held.size >= 100) held.clear();
  const schema = z.strictObject(
    Object.fromEntries(
      fieldsOf(resource)
        .filter(([name]) => !kept.has(name))
        .map(([name, field]) => [
          name,
          fieldSchema(hidden.includes(name) ? { ...field, optional: true } : field, setting),
        ]),
    ),
  );
  held.set(key, schema);
  return schema;
};

export type Checked =
  | { readonly ok: true; readonly values: Draft }
  | { readonly ok: false; readonly faults: readonly Fault[] };

/**
 * Checks what a person or a till sent against the definition: the one validator of form, import and server.
 * Answers canonical values (trimmed, hidden fields reset) or every fault with the path of its value. Keys that are
 * not fields are faults; the caller takes the kept ones (id, version …) off first. References and uniqueness need
 * the database and are not judged here.
 */
export const validate = (resource: RecordShape, draft: Draft, setting: Setting): Checked => {
  const { conditional } = facetsOf(resource);
  const settled = settle(conditional, draft);
  const kept = untouched(resource, settled, setting);
  const hidden = fieldsOf(conditional).flatMap(([name, field]) => (isShown(field, settled) ? [] : name));
  const sent =
    kept.size === 0
      ? settled
      : Object.fromEntries(Object.entries(settled).filter(([name]) => !kept.has(name)));
  const parsed = schemaOf(resource, setting, hidden, kept).safeParse(sent, { reportInput: true });
  if (!parsed.success) return { ok: false, faults: parsed.error.issues.map(faultOf) };
  // A hidden field keeps its start value, which need not satisfy the field's own bounds.
  const values = settle(conditional, parsed.data);
  const row = { ...values, id: setting.id };
  const faults = [
    ...repeated(resource, values),
    ...claimedTwice(resource, values),
    ...resource.rules.flatMap((rule) => rule(row) ?? []),
  ];
  return faults.length > 0 ? { ok: false, faults } : { ok: true, values };
};
