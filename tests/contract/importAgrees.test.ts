import { product } from '@comanda/api/areas/sales/product';
import { type Decision, type Mapping, type Outcome, Trial } from '@comanda/api/transfer';
import * as fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { companyOf } from '../../apps/server/src/domain/import/company.ts';
import { finderFor, lastOrderOf } from '../../apps/server/src/domain/import/find.ts';
import { writeMany } from '../../apps/server/src/resource/engine.ts';
import { usePlatform } from '../support/usePlatform.ts';
import { undone } from './asRequest.ts';
import { type Business, openBusiness, places } from './requests.ts';

/* What the trial run of a file says will be stored is stored, whoever has its codes and bar codes (docs/product.md §25). */
const platform = usePlatform();
let business: Business;
let texts: Readonly<Record<'tax' | 'department' | 'matrix', string>>;
beforeAll(async () => {
  business = await openBusiness(platform(), places.home);
  const codeOf = async (table: string): Promise<string> =>
    (
      await platform().pool.query<{ code: string }>(
        `select code from ${table} where id_company = $1 and status = 'A' order by "order" limit 1`,
        [business.idCompany],
      )
    ).rows[0]?.code ?? '';
  texts = {
    tax: await codeOf('tax'),
    department: await codeOf('department'),
    matrix: await codeOf('matrix'),
  };
  // Two products, one with a variant; the file takes from them, gives to them, and takes from itself.
  await business.create(product, { code: 'AGREE1', barCode: [{ barCode: 'bar1', units: '1' }], matrix: [] });
  await business.create(product, {
    code: 'AGREE2',
    externalCode: 'agree-ext',
    barCode: [
      { barCode: 'bar2', units: '1' },
      { barCode: 'bar3', units: '6' },
    ],
    matrix: [{ row: 'S', column: null, code: 'AGREE2-S', barCode: 'bar4' }],
  });
});

const targets = [
  'code',
  'names.es-ES',
  'idDepartment',
  'idTaxSale',
  'barCode.1.barCode',
  'barCode.2.barCode',
  'idMatrix',
  'matrix.1.row',
  'matrix.1.code',
  'matrix.1.barCode',
];
const mapping: Mapping = targets.map((target) => ({ target, by: 'person' as const }));
const bars = ['', '', '', '', 'bar1', 'BAR2', 'bar3', 'bar4', 'bar5', 'bar6', 'bar7', '\\empty', 'bar 3'];
const row = fc.tuple(
  fc.constantFrom(
    '',
    '',
    'agree2',
    'AGREE2-s',
    'agree-ext',
    ...[1, 3, 4, 5, 6, 7, 8, 9].map((nth) => `AGREE${nth}`),
  ),
  fc.constantFrom(...bars),
  fc.constantFrom(...bars),
  // A variant is of a row of the matrix, and has a code.
  fc.oneof(
    fc.constant(['', '', '']),
    fc.tuple(
      fc.constantFrom('S', 'S', 'M'),
      fc.constantFrom('AGREE2-S', 'AGREE3', 'AGREE10', 'AGREE11'),
      fc.constantFrom(...bars),
    ),
  ),
);
const act = fc.constantFrom('clear' as const, 'skip' as const, 'suggested' as const, undefined);

test('what a trial run plans is stored as planned', async () => {
  const met = { planned: 0, refused: new Set<string>() };
  await fc.assert(
    fc.asyncProperty(
      fc.array(row, { minLength: 2, maxLength: 9 }),
      fc.array(act, { minLength: 12, maxLength: 12 }),
      fc.integer({ min: 1, max: 5 }),
      async (drawn, acts, size) =>
        undone(platform(), business, async (work) => {
          const { idCompany } = business;
          const rows = drawn.map(([code, first, second, variant], at) => ({
            number: at + 2,
            cells: [code, `Fila ${at}`, texts.department, texts.tax, first, second, texts.matrix, ...variant],
          }));
          const company = await companyOf(work, product, idCompany);
          const settings = { mapping, decimalSign: '.' as const, unnamed: 'General' };
          const lastOrder = await lastOrderOf(work, product, idCompany);
          const tried = async (decisions: readonly Decision[]) => {
            const trial = new Trial(product, settings, company, decisions);
            const find = finderFor(product, idCompany);
            trial.outline(rows);
            trial.begin(lastOrder);
            const outcomes: Outcome[] = [];
            for (let at = 0; at < rows.length; at += size) {
              const lines = trial.read(rows.slice(at, at + size), []);
              outcomes.push(...trial.judge(lines, await find(work, trial.ask(lines))));
            }
            return { outcomes, problems: trial.summary().problems };
          };
          const first = await tried([]);
          const decisions = first.problems.flatMap(({ key, acts: possible }, at): Decision[] => {
            const chosen = acts[at % acts.length];
            return chosen && possible.includes(chosen) ? [{ problem: key, act: chosen }] : [];
          });
          const { outcomes } = await tried(decisions);
          for (const outcome of [...first.outcomes, ...outcomes])
            if (outcome.kind === 'rejected') {
              expect(outcome.rejections).not.toEqual([]);
              for (const { code } of outcome.rejections) met.refused.add(code);
            }
          const planned = outcomes.flatMap((outcome) =>
            outcome.kind === 'creates' || outcome.kind === 'changes' ? [outcome.record] : [],
          );
          met.planned += planned.length;
          const writes = planned.map(({ id, version = 0, values }) =>
            id === undefined ? { sent: values } : { sent: values, record: { id, version } },
          );
          const written = await writeMany(work, product, idCompany, writes);
          expect(
            written.flatMap((one) => (one.ok ? [] : [one.refusal.details.extra ?? one.refusal.code])),
          ).toEqual([]);
        }),
    ),
    { numRuns: 40 },
  );
  expect(met.planned).toBeGreaterThan(40);
  expect([...met.refused]).toEqual(
    expect.arrayContaining(['held_by_record', 'held_by_row', 'repeated_in_file', 'twice', 'unspaced']),
  );
});
