import { setupI18n } from '@lingui/core';
import type { Resource } from '@comanda/api/kernel';
import { nameOf, pluralOf } from '@comanda/api/labels';
import { resources } from '@comanda/api/areas/all';
import {
  type Decision,
  type DecimalSign,
  type DryRun,
  dryRun,
  guessDecimalSign,
  guessMapping,
  isNameOnly,
  type Known,
  type KnownRecord,
  readSheet,
  reasonOf,
  resultOf,
  type Say,
  type Settings,
  suggestionOf,
  type Table,
  type Texts,
  writtenFigures,
} from '@comanda/api/transfer';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { locales, owners } from './lib/catalogues.mjs';

/**
 * `npm run try:import -- FILE [--resource product] [--language es-ES] [--decimal ,] [--mend] [--result FILE]`: what an import of a
 * file into an empty company would do. Nothing is stored. `--mend` takes every suggestion. Ends with 0 when each row
 * of the file has its outcome, whatever that is.
 */
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    resource: { type: 'string', default: 'product' },
    language: { type: 'string', default: 'en-GB' },
    decimal: { type: 'string' },
    mend: { type: 'boolean', default: false },
    result: { type: 'string' },
  },
});

const signs: readonly DecimalSign[] = ['.', ','];

/** A company that has one sales tax and one rate, as every new one does, and nothing to sell yet. */
const emptyCompany = (language: string, texts: readonly Texts[]): Known => {
  const record = (at: number, code: string): KnownRecord => ({
    id: `0190d6c0-0000-7000-8000-${String(at).padStart(12, '0')}`,
    code,
    names: { [language]: code },
    isDefault: true,
  });
  return {
    languages: [language, ...locales.filter((other) => other !== language)],
    decimals: 2,
    stored: [],
    records: { TAX: [record(1, 'TAX')], RTE: [record(2, 'RATE')] },
    creatable: resources.filter(isNameOnly).map(({ code }) => code),
    texts,
  };
};

const catalogues = async (): Promise<Readonly<Record<string, Texts>>> => {
  const api = (await owners()).filter(({ path }) => path.startsWith('packages/api'));
  const read = async (locale: string): Promise<[string, Texts]> => [
    locale,
    Object.fromEntries(
      (await Promise.all(api.map(({ catalogue }) => catalogue.read(locale)))).flatMap((stored) =>
        Object.entries(stored ?? {}).map(([id, { translation }]) => [id, translation ?? '']),
      ),
    ),
  ];
  return Object.fromEntries(await Promise.all(locales.map(read)));
};

const print = (table: Table, known: Known, settings: Settings, run: DryRun, resource: Resource, say: Say) => {
  const telling = { resource, languages: known.languages, say };
  const columns = settings.mapping.map(({ target, by }, at) => ({
    heading: table.header[at] ?? '',
    target,
    by,
  }));
  console.log('\nColumns');
  for (const { heading, target, by } of columns)
    if (target !== null) console.log(`  ${heading} → ${target}${by === 'content' ? ' (by its cells)' : ''}`);
  const unread = columns.filter(({ target }) => target === null);
  if (unread.length > 0) console.log(`  not read: ${unread.map(({ heading }) => heading).join(', ')}`);

  console.log('\nProblems');
  for (const problem of run.problems) {
    const first = problem.rows.slice(0, 5).join(', ');
    console.log(`  ${reasonOf(telling, problem)}`);
    console.log(
      `    ${problem.count} rows: ${first}${problem.count > 5 ? ', …' : ''}${problem.cell ? ` · “${problem.cell}”` : ''}`,
    );
    if (problem.suggestion)
      console.log(`    ${suggestionOf(say, problem.suggestion)}${problem.isEach ? ' …' : ''}`);
  }
  if (run.problems.length === 0) console.log('  none');
  for (const { entity, code, names } of run.created)
    console.log(`  ${say(nameOf(entity))} ${code}: ${Object.values(names).join(', ')}`);

  console.log('\nFirst rows');
  for (const outcome of run.outcomes.slice(0, 8)) {
    const record = 'record' in outcome ? outcome.record : undefined;
    const more =
      outcome.kind === 'belongs'
        ? `row ${outcome.to}`
        : record
          ? `${String(record.values.code)} ${JSON.stringify(record.values.names)}`
          : '';
    console.log(`  ${outcome.row}: ${outcome.kind} ${more}`);
  }
};

/** Takes each suggestion. */
const decide = (run: DryRun, taken: readonly Decision[]): readonly Decision[] => [
  ...taken,
  ...run.problems.flatMap(({ key, suggestion }): Decision[] =>
    suggestion ? [{ problem: key, act: 'suggested' }] : [],
  ),
];

const main = async (): Promise<number> => {
  const [file] = positionals;
  const chosenSign = signs.find((one) => one === options.decimal);
  const resource = resources.find(({ name }) => name === options.resource);
  const isUsable = locales.includes(options.language) && options.decimal === chosenSign;
  if (file === undefined || !resource || !isUsable) {
    console.error(
      'npm run try:import -- FILE [--resource product] [--language es-ES] [--decimal ,] [--mend] [--result FILE]',
    );
    console.error(
      `resources: ${resources.map(({ name }) => name).join(', ')}; languages: ${locales.join(', ')}`,
    );
    return 2;
  }
  const texts = await catalogues();
  const i18n = setupI18n({ locale: options.language, messages: texts });
  const say: Say = ({ id }, values) => i18n._(id, values);

  const sheet = await readSheet(readFileSync(file));
  if (!sheet.ok) {
    console.error(say({ id: `import.${sheet.refusal.code}` }, sheet.refusal.params));
    return 1;
  }
  const { table } = sheet;
  const known = emptyCompany(options.language, Object.values(texts));
  const mapping = guessMapping(resource, table, known);
  const sign = chosenSign ?? guessDecimalSign(writtenFigures(resource, known, mapping, table.rows));
  const settings: Settings = { mapping, decimalSign: sign, unnamed: say({ id: 'import.unnamed' }) };
  let run = dryRun(resource, table, settings, known);
  // A mended problem can uncover the next one of the same row.
  for (let taken: readonly Decision[] = []; options.mend;) {
    const more = decide(run, taken);
    if (more.length === taken.length) break;
    taken = more;
    run = dryRun(resource, table, settings, known, taken);
  }

  console.log(`${file}: ${JSON.stringify(table.source)}`);
  console.log(
    `${sign === null ? 'no decimal sign shown or chosen (--decimal)' : `decimal sign “${sign}”`}; new codes and names in ${options.language}`,
  );
  const { rows, images, ...kinds } = run.counts;
  console.log(
    `${say(pluralOf(resource.code))}: ${rows} rows, ${images} with a picture; ${Object.entries(kinds)
      .map(([kind, count]) => `${kind} ${count}`)
      .join(', ')}`,
  );
  print(table, known, settings, run, resource, say);
  if (options.result !== undefined)
    writeFileSync(options.result, resultOf({ resource, languages: known.languages, say }, table, run));

  const told = Object.values(kinds).reduce((sum, count) => sum + count, 0);
  const isAccounted = told === rows && run.outcomes.length === rows;
  console.log(isAccounted ? '\nEvery row is accounted for.' : `\n${rows - told} rows are not accounted for.`);
  return isAccounted ? 0 : 1;
};

process.exitCode = await main();
