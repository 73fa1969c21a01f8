import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textsIn } from '../areas/catalogues.fixture.ts';
import type { ExportFormat } from '../calls/exportCalls.ts';
import {
  blank,
  type Draft,
  type Field,
  fieldsOf,
  type ItemField,
  type Resource,
  type TextFormat,
} from '../kernel/index.ts';
import { gathered } from '../pictures/index.ts';
import { resources as all } from '../areas/all.ts';
import { validate } from '../validation/index.ts';
import { dryRun } from './dryRun.ts';
import { cellWriter, type ExportCell } from './exportCells.ts';
import { exportColumnsOf, headingsOf } from './exportColumns.ts';
import { csvSheet, delimiterOf } from './exportSheet.ts';
import { xlsxSheet } from './exportXlsx.ts';
import type { Texts } from './headings.ts';
import { guessMapping } from './mapping.ts';
import type { DecimalSign } from './numbers.ts';
import type { Known } from './plan.ts';
import { readSheet } from './sheet.ts';
import type { Table } from './table.ts';

/** Those that an import writes. */
const resources = all.filter(({ page }) => page === undefined);

const languages = ['es-ES', 'en-GB', 'ar-EG'] as const;
const catalogues: Readonly<Record<string, Texts>> = Object.fromEntries(
  languages.map((language) => [language, textsIn(language)]),
);
const known = Object.values(catalogues);

const id = (at: number) => `0190d6c0-0000-7000-8000-${String(at).padStart(12, '0')}`;
/** Three records of every area to refer to: one is called as another is coded. */
const records: Known['records'] = Object.fromEntries(
  resources.map(({ code }, area) => [
    code,
    [0, 1, 2].map((at) => ({
      id: id(1000 + area * 10 + at),
      code: `${code}.${at}`,
      names: { 'es-ES': at === 0 ? `${code}.1` : `Uno ${at}` },
    })),
  ]),
);

/** Texts that a file could take for something else. */
const hostile = [
  '=1+1',
  "'=1+1",
  '+34 600 000 000',
  '-5',
  '@SUM(A1)',
  '＝1',
  '\\empty',
  '\\\\empty',
  '_x0041_',
  '<b>&amp;"',
  'a;b,c|d',
  '"',
  '1.234',
  '007',
  'Sí',
  'TRUE',
  'constructor',
  'كشري، كبير',
  '\uFFFF',
];
const text = (max: number) =>
  fc.oneof(fc.constantFrom(...hostile), fc.string({ unit: 'grapheme', maxLength: Math.min(max, 20) }));
const names = fc
  .dictionary(fc.constantFrom(...languages, 'fr-FR'), text(60))
  .chain((rest) =>
    fc
      .string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 9 })
      .map((name) => ({ 'es-ES': name, ...rest })),
  );
/** Of every format some texts that fit it, and among them those that a file could take for something else. */
const formatted: Readonly<Record<TextFormat, fc.Arbitrary<string>>> = {
  // A tax number of Spain is one word as well.
  unspaced: fc.constantFrom('12345678Z', ...hostile.map((some) => some.replaceAll(/[\s\p{Cf}]/gu, ''))),
  url: fc.webUrl(),
  colour: fc.constantFrom('#AbCdEf', '#000000'),
  language: fc.constantFrom('es-ES', 'ar-EG'),
  country: fc.constantFrom('ES', 'ES-CN'),
  time_zone: fc.constantFrom('Europe/Madrid', 'Africa/Cairo'),
  email: fc.constantFrom('ana@example.test', '1+2@example.test'),
  phone: fc.constantFrom('+34 600 000 000', '-12345', '(01) 234-567', '00201234567'),
  licence_code: fc.constantFrom('801', '999'),
  build_number: fc.constantFrom('4.12', '6.5.0.2391', '0.10'),
  fingerprint: fc.constantFrom('0'.repeat(64), 'aF'.repeat(32)),
  upgrade_code: fc.constantFrom('POS-4', 'E1'),
  action_code: fc.constantFrom('MAX_TERMINALS', 'TRUE'),
  alpha_code: fc.constantFrom('default', 'TRUE'),
  matrix_name: fc.constantFrom('XL', '007', '1.5', 'أحمر'),
  board_serial: fc.constantFrom('02:4E:4C:15:00:01', '00:00:00:00:00:00'),
  serial: fc.constantFrom('SN-0001', '1234', '1E10'),
  number_id: fc.constantFrom('032', '978'),
  filename: fc.constantFrom('till-6.5.msi', '1.234', '=x'),
  path: fc.constantFrom('/settings', '/a/{id}'),
  key_value: fc.constantFrom('a=1', 'tax.label==SUM(1)'),
  code: fc.constantFrom('S', 'M', 'XL', 'x.1'),
  iban: fc.constantFrom('ES91 2100 0418 4502 0005 1332', 'GB82WEST12345698765432'),
  ean: fc.constantFrom('96385074', '4006381333931', '00000000'),
  activity: fc.constantFrom('56.10', '5610', '01'),
  special_regime: fc.constantFrom('01', '53'),
  fiscal_region: fc.constantFrom('SP-TBA', 'PA-HKT'),
};
const decimal = (min: number, max: number, scale: number) =>
  fc
    .integer({ min: Math.ceil(Math.max(min, -1e9) * 10 ** scale), max: Math.min(max, 1e9) * 10 ** scale })
    .map((digits) => (digits / 10 ** scale).toFixed(scale));
const value = (field: Field | ItemField): fc.Arbitrary<unknown> => {
  switch (field.kind) {
    case 'names':
      return names;
    case 'code':
      return fc.stringMatching(/^[A-Za-z0-9._-]{1,12}$/);
    case 'order':
      return fc.integer({ min: 0, max: 1_000_000 });
    case 'integer':
    case 'money':
      return fc.oneof(
        fc.integer({ min: field.min, max: Math.min(field.max, field.min + 5) }),
        fc.integer({ min: field.min, max: field.max }),
      );
    case 'decimal':
      return decimal(field.min, field.max, field.scale);
    case 'flag':
      return fc.constantFrom('S', 'N');
    case 'status':
      return fc.constantFrom('A', 'I');
    case 'choice':
      return fc.constantFrom(...Object.keys(field.options));
    case 'choices': {
      const offered = Object.keys(field.options);
      return fc.subarray(offered);
    }
    case 'week':
      return fc.constantFrom(
        {
          days: { MON: [{ from: '09:00', to: '14:00' }], SUN: [{ from: '22:00', to: '02:00' }] },
          closed: [],
        },
        { days: { FRI: [{ from: '00:00', to: '00:00' }] }, closed: ['2026-12-25'] },
      );
    case 'ref':
      return fc.constantFrom(...(records[field.to] ?? []).map((record) => record.id));
    case 'text':
      return field.format
        ? formatted[field.format]
        : text(field.max).map((some) => (some.trim() === '' ? 'x' : some));
    case 'date':
      return fc.constantFrom('2026-02-28', '1999-12-31');
    case 'time':
      return fc.constantFrom('00:00', '23:59');
    case 'image':
      return fc.constantFrom(
        { color: '#AbCdEf' },
        { color: '#000000' },
        ...['0a', '0b', '0c'].map((byte) => ({ url: `/api/storage/v1/image/${byte.repeat(32)}` })),
      );
    case 'lines':
      return fc.array(fc.record(draftOf(field.item)), { maxLength: 3 });
    // It is in no sheet.
    case 'file':
      return fc.constant(null);
    // What reading a record says of a secret.
    case 'secret':
      return fc.boolean();
    case 'list':
      return details(field.item);
  }
};
/** A list of references has each once. */
const details = (item: Readonly<Record<string, ItemField>>) => {
  const references = Object.keys(item).filter((key) => item[key]?.kind === 'ref');
  const detail = fc.record(draftOf(item));
  return references.length === 1
    ? fc.uniqueArray(detail, { maxLength: 4, selector: (some) => some[references[0] ?? ''] })
    : fc.array(detail, { maxLength: 4 });
};
const draftOf = (fields: Readonly<Record<string, Field | ItemField>>) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      field.optional ? fc.oneof(fc.constant(null), value(field)) : value(field),
    ]),
  );
/** The same with the least of every whole number and the texts that a record starts with: most rules are content with that. */
const calm = (fields: Readonly<Record<string, Field | ItemField>>, draft: Draft): Draft =>
  Object.fromEntries(
    Object.entries(draft).map(([name, some]) => {
      const field = fields[name];
      if (field?.kind === 'integer') return [name, field.min];
      if (field?.kind === 'text' && field.initial) return [name, field.initial];
      return field?.kind === 'list' && Array.isArray(some)
        ? [name, some.map((detail: Draft) => calm(field.item, detail))]
        : [name, some];
    }),
  );
/** What one record alone may have ends in its number and place. */
const apart = (resource: Resource, row: Draft, at: number): Draft => {
  const places = Object.values(resource.claims ?? {}).flat();
  return Object.fromEntries(
    Object.entries(row).map(([name, some]) => [
      name,
      Array.isArray(some) && resource.fields[name]?.kind === 'list'
        ? some.map((detail: Draft, position) =>
            Object.fromEntries(
              Object.entries(detail).map(([key, given]) => {
                const place = places.indexOf(`${name}.${key}`);
                return [
                  key,
                  place < 0 || typeof given !== 'string'
                    ? given
                    : `${given.slice(0, 9)}.${at}.${position}.${place}`,
                ];
              }),
            ),
          )
        : some,
    ]),
  );
};
/** Of records that claim the same value, such as one language twice, the platform stores the first. */
const claimed = (resource: Resource, rows: readonly Draft[]): readonly Draft[] => {
  const own = Object.values(resource.claims ?? {})
    .flat()
    .filter((name) => resource.fields[name]?.kind === 'text');
  return rows.filter(
    (row, at) =>
      !own.some(
        (name) => row[name] !== '' && rows.slice(0, at).some((earlier) => earlier[name] === row[name]),
      ),
  );
};
/** Records as the platform stores them: what the validator takes, in its canonical form, pictures without gaps. */
const stored = (resource: Resource) =>
  fc.array(fc.record(draftOf(resource.fields)), { minLength: 1, maxLength: 12 }).map((drafts) => {
    const rows = drafts.flatMap((draft, at): Draft[] => {
      const row = {
        ...blank(resource),
        ...apart(resource, draft, at),
        code: `${String(draft['code']).slice(0, 12)}.${at}`,
        order: at,
      };
      const checked = [row, calm(resource.fields, row)]
        .map((some) => validate(resource, some, { languages, id: id(at) }))
        .find(({ ok }) => ok);
      const secrets = fieldsOf(resource).flatMap(([name, { kind }]) =>
        kind === 'secret' ? [[name, draft[name]] as const] : [],
      );
      return checked?.ok
        ? [{ ...gathered(resource, checked.values), ...Object.fromEntries(secrets), id: id(at) }]
        : [];
    });
    return claimed(resource, rows);
  });

interface File {
  readonly resource: Resource;
  readonly rows: readonly Draft[];
  readonly language: (typeof languages)[number];
  readonly format: ExportFormat;
  readonly decimalSign: DecimalSign;
}
async function* some(cells: readonly (readonly ExportCell[])[]) {
  for (let at = 0; at < cells.length; at += 5) yield cells.slice(at, at + 5);
}
const exported = async ({ resource, rows, language, format, decimalSign }: File): Promise<Table> => {
  const longest = Object.fromEntries(
    fieldsOf(resource).map(([name]) => [
      name,
      Math.max(0, ...rows.map((row) => (Array.isArray(row[name]) ? row[name].length : 0))),
    ]),
  );
  const columns = exportColumnsOf(resource, { languages, longest, sees: () => true });
  const texts = catalogues[language] ?? {};
  const header = headingsOf(resource, columns, { languages, texts, known });
  const write = cellWriter(resource, columns, {
    decimals: 3,
    texts,
    known,
    codeOf: (entity, of) => records[entity]?.find((record) => record.id === of)?.code,
    addressOf: (path) => `https://comanda.example${path}`,
  });
  const cells = some(rows.map(write));
  const parts: Uint8Array[] = [];
  if (format === 'csv')
    for await (const part of csvSheet(header, cells, { delimiter: delimiterOf(language), decimalSign }))
      parts.push(new TextEncoder().encode(part));
  else
    for await (const part of xlsxSheet(header, cells, { name: 'A/B', isRightToLeft: true })) parts.push(part);
  const sheet = await readSheet(Buffer.concat(parts));
  if (!sheet.ok) throw new Error(sheet.refusal.code);
  return sheet.table;
};
const cases = <T>(resource: Resource, also: fc.Arbitrary<T>) =>
  fc.tuple(
    fc.record({
      resource: fc.constant(resource),
      rows: stored(resource),
      language: fc.constantFrom(...languages),
      format: fc.constantFrom('csv' as const, 'xlsx' as const),
      decimalSign: fc.constantFrom('.' as const, ',' as const),
    }),
    also,
  );
const named = (value: unknown, initial: unknown): unknown => {
  const own = Object.entries(Object(value)).filter(([language]) => languages.some((one) => one === language));
  return own.length > 0 ? Object.fromEntries(own) : initial;
};
/** What a company without any records has after an import: its own languages, and no pictures yet. */
const anew = (resource: Resource, row: Draft): Draft => {
  const part = (field: Field | ItemField, value: unknown): unknown => {
    if (field.kind === 'names') return named(value, field.initial);
    if (field.kind === 'image') return Object.hasOwn(Object(value), 'url') ? null : value;
    if (field.kind !== 'list' || !Array.isArray(value)) return value;
    return value.map((detail: Draft) =>
      Object.fromEntries(Object.entries(field.item).map(([key, item]) => [key, part(item, detail[key])])),
    );
  };
  return Object.fromEntries(fieldsOf(resource).map(([name, field]) => [name, part(field, row[name])]));
};
const hasSecret = (resource: Resource): boolean =>
  fieldsOf(resource).some(([, { kind }]) => kind === 'secret');
const imported = (resource: Resource, table: Table, rows: readonly Draft[], decimalSign: DecimalSign) => {
  const mapping = guessMapping(resource, table, { languages, texts: known });
  expect(mapping.filter(({ target }) => target === null)).toEqual([]);
  return dryRun(
    resource,
    table,
    { mapping, decimalSign, unnamed: 'General' },
    { languages, decimals: 3, stored: rows, records, creatable: [], texts: known },
  );
};

/** One code writes and reads all areas: a change has a third of what `npm run test:full` draws. */
const [runs, least] = process.env['COMANDA_FULL'] === '1' ? [12, 10] : [4, 2];

describe('an export', () => {
  let written = 0;
  it.each(resources.map((resource) => [resource.name, resource] as const))(
    'of %s changes nothing when it is imported',
    async (_, resource) => {
      written = 0;
      await fc.assert(
        fc.asyncProperty(cases(resource, fc.constant(null)), async ([file]) => {
          const { rows, format } = file;
          if (rows.length === 0) return;
          written += rows.length;
          const table = await exported(file);
          // Figures of a workbook have a point, whatever the company writes.
          const sign = format === 'xlsx' ? '.' : file.decimalSign;
          const { outcomes } = imported(resource, table, rows, sign);
          expect(outcomes.filter(({ kind }) => kind !== 'unchanged')).toEqual([]);
          expect(outcomes).toHaveLength(rows.length);
          // That nothing changes says little where little was written: a company without records gets all of it.
          if (hasSecret(resource)) return;
          const fresh = imported(resource, table, [], sign).outcomes;
          expect(fresh.map((outcome) => 'record' in outcome && outcome.record.values)).toEqual(
            rows.map((row) => anew(resource, row)),
          );
        }),
        { numRuns: runs },
      );
      expect(written).toBeGreaterThan(least);
    },
  );
});
