import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Draft, fieldsOf } from '../kernel/index.ts';
import { product } from '../areas/sales/product.ts';
import { tax } from '../areas/basics/tax.ts';
import { validate } from '../validation/index.ts';
import { listOf, textOf } from './drafts.ts';
import { plainSource } from './source.fixture.ts';
import { dryRun } from './dryRun.ts';
import { folded } from './headings.ts';
import type { Mapping } from './mapping.ts';
import type { Decision, DryRun, Known, Outcome, Settings } from './plan.ts';
import { siblingRow } from './siblings.ts';
import type { Table } from './table.ts';
import { Trial } from './trial.ts';

const uuid = (at: number) => `0190d6c0-0000-7000-8000-${String(at).padStart(12, '0')}`;
const stored = (at: number, code: string, kind: string): Draft => ({
  ...Object.fromEntries(fieldsOf(tax).map(([name, field]) => [name, field.initial])),
  id: uuid(at),
  version: 1,
  code,
  names: { 'es-ES': code },
  kind,
  order: at,
});
/** The company with these taxes, as a finder tells them. */
const knowing = (taxes: readonly Draft[]): Known => ({
  languages: ['es-ES'],
  decimals: 2,
  creatable: [],
  texts: [],
  stored: taxes,
  records: {
    TAX: taxes.map(({ id, code, names, kind }) => ({
      id: textOf(id),
      code: textOf(code),
      names: { 'es-ES': textOf(Object(names)['es-ES']) },
      judged: { kind },
    })),
  },
});
const few = knowing([stored(1, 'OLD', 'N'), stored(2, 'BUNDLE', 'G')]);
const targets = ['code', 'names.es-ES', 'kind', 'members.1.idTax', 'members.2.idTax', 'order'];
const mapping: Mapping = targets.map((target) => ({ target, by: 'person' }));
const settings: Settings = { mapping, decimalSign: '.', unnamed: 'General' };
const tableFrom = (rows: readonly (readonly string[])[]): Table => ({
  header: targets,
  rows: rows.map((cells, at) => ({ number: at + 2, cells })),
  source: plainSource,
});
const tried = (
  rows: readonly (readonly string[])[],
  known: Known = few,
  decisions: readonly Decision[] = [],
): DryRun => dryRun(tax, tableFrom(rows), settings, known, decisions);
const inRuns = (
  rows: readonly (readonly string[])[],
  known: Known,
  decisions: readonly Decision[],
  size: number,
): DryRun => {
  const table = tableFrom(rows);
  const runs = Array.from({ length: Math.ceil(rows.length / size) }, (_, at) =>
    table.rows.slice(at * size, (at + 1) * size),
  );
  const trial = new Trial(tax, settings, known, decisions);
  for (const run of runs) trial.outline(run);
  trial.begin(known.stored.reduce((last, { order }) => Math.max(last, Number(order)), 0));
  let outcomes: Outcome[];
  do outcomes = runs.flatMap((run) => trial.judge(trial.read(run, []), known));
  while (trial.again());
  return { outcomes, ...trial.summary() };
};

type Planned = Extract<Outcome, { readonly record: unknown }>;
const planned = ({ outcomes }: DryRun): Planned[] =>
  outcomes.flatMap((outcome) => ('record' in outcome ? [outcome] : []));
const membersOf = ({ members }: Draft): string[] => listOf(members).map(({ idTax }) => textOf(idTax));

/** Stores as the server does: wave by wave, each record judged by what is there at that moment. Throws what refuses it. */
const storing = (known: Known, run: DryRun): readonly Draft[] => {
  const taxes = new Map(known.stored.map((record) => [textOf(record.id), record]));
  const ids = new Map<number, string>();
  const waves = new Set(planned(run).map(({ record }) => record.wave ?? 0));
  for (const wave of [...waves].sort((a, b) => a - b))
    for (const { row, record } of planned(run).filter((one) => (one.record.wave ?? 0) === wave)) {
      const members = membersOf(record.values).map((id) => {
        const sibling = siblingRow(id);
        return (sibling === undefined ? id : ids.get(sibling)) ?? `row ${sibling} is not there`;
      });
      for (const member of members)
        if (!['N', 'I', 'F'].includes(textOf(taxes.get(member)?.kind)))
          throw new Error(`row ${row} cannot refer to ${member}`);
      const id = record.id ?? uuid(1000 + row);
      const values = { ...record.values, members: members.map((idTax) => ({ idTax })) };
      const checked = validate(tax, values, { languages: known.languages, id });
      if (!checked.ok) throw new Error(JSON.stringify(checked.faults));
      taxes.set(id, { ...checked.values, id, version: 1 });
      ids.set(row, id);
    }
  return [...taxes.values()];
};

describe('a row that refers to others of its file', () => {
  it('finds them further down and further up, by code and by name, and is stored after them', () => {
    const run = tried([
      ['GROUP', 'Grupo', 'G', 'low', 'Alto', ''],
      ['LOW', 'Bajo', 'N', '', '', ''],
      ['HIGH', 'Alto', 'N', '', '', ''],
      ['LAST', 'Fin', 'G', 'OLD', 'HIGH', ''],
    ]);
    expect(planned(run).map(({ kind, record }) => [kind, record.wave ?? 0])).toEqual([
      ['creates', 1],
      ['creates', 0],
      ['creates', 0],
      ['creates', 1],
    ]);
    const taxes = storing(few, run);
    expect(taxes).toHaveLength(6);
    const again = tried(
      [
        ['GROUP', 'Grupo', 'G', 'low', 'Alto', ''],
        ['HIGH', 'Alto', 'N', '', '', ''],
      ],
      knowing(taxes),
    );
    expect(again.counts).toMatchObject({ unchanged: 2 });
  });
  it('is told when they are not imported, of another kind, itself, or in a circle with it', () => {
    const rows = [
      ['A', 'Uno', 'G', 'BAD', 'OLD', ''],
      ['BAD', '', 'N', '', '', ''],
      ['B', 'Dos', 'G', 'B', 'OLD', ''],
      ['C', 'Tres', 'G', 'D', 'OLD', ''],
      ['D', 'Cuatro', 'G', 'C', 'BUNDLE', ''],
    ];
    const run = tried(rows);
    const reasons = run.outcomes.map((outcome) =>
      outcome.kind === 'rejected' ? outcome.rejections.map(({ code, params }) => [code, params?.row]) : [],
    );
    expect(reasons).toEqual([
      [['refused_in_file', 3]],
      [['default_language', undefined]],
      [['unfit_record', undefined]],
      [['unfit_record', undefined]],
      [
        ['unfit_record', undefined],
        ['unfit_record', undefined],
      ],
    ]);
    const skipped = tried(rows.slice(0, 2), few, [
      { problem: 'names.es-ES:default_language', act: 'skip' },
      { problem: 'members.1.idTax:refused_in_file:bad', act: 'set', value: 'IVA' },
    ]);
    expect(skipped.problems.map(({ key }) => key)).toEqual(['members.1.idTax:missing_record:iva']);
  });
  it('does not wait for ever for one that it would itself hinder, and hinders no others by that', () => {
    const run = tried([
      ['FIRST', 'Uno', 'G', 'SECOND', 'OLD', '7'],
      ['SECOND', 'Dos', 'N', '', '', '7'],
      ['OTHER', 'Tres', 'G', 'THIRD', 'OLD', ''],
      ['THIRD', 'Cuatro', 'N', '', '', ''],
    ]);
    expect(run.outcomes.map(({ kind }) => kind)).toEqual(['rejected', 'creates', 'creates', 'creates']);
    expect(run.problems.map(({ key }) => key)).toEqual(['members.1.idTax:refused_in_file:second']);
  });
  it('finds the record of a row whose code had to be shortened by the text that it has in the file', () => {
    const long = 'a-supplement-with-a-long-handle';
    const headings = ['code', 'names.es-ES', 'kind', 'idDepartment', 'idTaxSale', 'supplement.1.idProduct'];
    const known: Known = {
      ...few,
      stored: [],
      records: { ...few.records, DPT: [{ id: uuid(9), code: 'D', names: {} }] },
    };
    const table = tableFrom([
      ['DISH', 'Plato', '1', 'D', 'OLD', long],
      [long, 'Salsa', '3', 'D', 'OLD', ''],
    ]);
    const run = dryRun(
      product,
      { ...table, header: headings },
      { ...settings, mapping: headings.map((target) => ({ target, by: 'person' })) },
      known,
      [{ problem: 'code:too_long', act: 'suggested' }],
    );
    expect(run.problems).toEqual([]);
    expect(planned(run)[0]?.record.values).toMatchObject({
      supplement: [{ idProduct: expect.stringMatching(/e00000000003$/) }],
    });
  });

  const named = fc.constantFrom('', 'A', 'B', 'C', 'D', 'uno', 'dos', 'OLD', 'BUNDLE', 'nobody');
  const rowsOf = fc.array(
    fc.tuple(
      fc.constantFrom('A', 'B', 'C', 'D', 'E', 'F', 'OLD', 'no code'),
      fc.constantFrom('Uno', 'Dos', 'Tres', 'Cuatro', ''),
      fc.constantFrom('N', 'G', 'G', ''),
      named,
      named,
      fc.constantFrom('', '', '', '7', '8'),
    ),
    { minLength: 2, maxLength: 12 },
  );
  const acts = fc.array(fc.constantFrom('suggested', 'clear', 'skip'), { minLength: 5, maxLength: 5 });
  it('is taken when storing takes it, and told the truth when not', () => {
    fc.assert(
      fc.property(rowsOf, acts, fc.integer({ min: 1, max: 5 }), (rows, drawn, size) => {
        let decisions: readonly Decision[] = [];
        for (let turn = 0; turn < 3; turn += 1) {
          const run = tried(rows, few, decisions);
          expect(inRuns(rows, few, decisions, size)).toEqual(run);
          const taxes = storing(few, run);
          const taken = new Set(planned(run).map(({ row }) => row));
          const names = new Set(
            planned(run).flatMap(({ record: { values } }) =>
              [textOf(values.code), ...Object.values(Object(values.names)).map(textOf)].map(folded),
            ),
          );
          for (const outcome of run.outcomes)
            for (const { code, params, cell } of outcome.kind === 'rejected' ? outcome.rejections : []) {
              if (code === 'refused_in_file') expect(taken.has(Number(params?.row))).toBe(false);
              if (code === 'missing_record') expect(names.has(folded(cell))).toBe(false);
            }
          const again = tried(rows, knowing(taxes), decisions);
          expect(again.outcomes.filter(({ kind, row }) => kind === 'creates' && taken.has(row))).toEqual([]);
          decisions = [
            ...decisions,
            ...run.problems.map(({ key, suggestion }, at): Decision => {
              const act = drawn[at % drawn.length];
              return {
                problem: key,
                act: act === 'suggested' && suggestion ? act : act === 'clear' ? act : 'skip',
              };
            }),
          ];
        }
      }),
      { numRuns: 80 },
    );
  });
});
