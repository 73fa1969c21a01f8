import { setupI18n } from '@lingui/core';
import type { Resource } from '@comanda/api/kernel';
import { nameOf, pluralOf } from '@comanda/api/labels';
import { resources } from '@comanda/api/areas/all';
import {
  type Decision,
  type DecimalSign,
  type DryRun,
  delimiters,
  dryRun,
  encodings,
  guessDecimalSign,
  guessMapping,
  guideOf,
  isNameOnly,
  type Known,
  type KnownRecord,
  readSheet,
  type Reading,
  reasonOf,
  resultOf,
  type Say,
  type Settings,
  suggestionOf,
  systemOf,
  type Table,
  type Texts,
  writtenFigures,
} from '@comanda/api/transfer';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { locales, owners } from './lib/catalogues.mjs';

/**
 * `npm run try:import -- FILE…`: what an import of a file into an empty company would do. Nothing is stored. `--mend`
 * takes every suggestion. How the file is read is guessed unless an option says it: the encoding, the delimiter
 * (`--delimiter tab`), the sheet, the line of the headings, columns whose empty cells are as above (`--fill-down A,C`),
 * rows of sections (`--sections yes`). Ends with 0 when each row of each file has its outcome, whatever that is.
 */
const usage =
  'npm run try:import -- FILE… [--resource product] [--language es-ES] [--decimal ,] [--encoding gbk] [--delimiter tab] [--sheet NAME] [--heading-line 3] [--fill-down A,C] [--sections yes|no] [--mend] [--result FILE]';
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    resource: { type: 'string', default: 'product' },
    language: { type: 'string', default: 'en-GB' },
    decimal: { type: 'string' },
    encoding: { type: 'string' },
    delimiter: { type: 'string' },
    sheet: { type: 'string' },
    'heading-line': { type: 'string' },
    'fill-down': { type: 'string' },
    sections: { type: 'string' },
    mend: { type: 'boolean', default: false },
    result: { type: 'string' },
  },
});

/** 0 for `A`, 26 for `AA`. */
const placeOf = (letters: string): number =>
  Array.from(letters.trim().toUpperCase()).reduce(
    (sum, letter) => sum * 26 + (letter.codePointAt(0) ?? 0) - 64,
    0,
  ) - 1;
/** How the command wants the file to be read; nothing where it says something that there is not. */
const readingOf = (): Reading | undefined => {
  const sign = options.delimiter === 'tab' ? '\t' : options.delimiter;
  const encoding = encodings.find((one) => one === options.encoding);
  const delimiter = delimiters.find((one) => one === sign);
  const isUnknown =
    encoding !== options.encoding ||
    delimiter !== sign ||
    !['yes', 'no', undefined].includes(options.sections);
  if (isUnknown) return undefined;
  return {
    encoding,
    delimiter,
    sheet: options.sheet,
    ...(options['heading-line'] !== undefined && { headingLine: Number(options['heading-line']) }),
    ...(options['fill-down'] !== undefined && { fillDown: options['fill-down'].split(',').map(placeOf) }),
    ...(options.sections !== undefined && { sections: options.sections === 'yes' }),
  };
};

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

const pricesIn = (list: unknown): string =>
  Array.isArray(list) ? list.map((one) => String(Reflect.get(Object(one), 'price'))).join(' ') : '';

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
  const unread = settings.mapping.flatMap((column, at) =>
    column.target === null ? [{ ...column, heading: table.header[at] ?? '' }] : [],
  );
  const meant = unread.filter((column) => column.meant !== undefined);
  for (const column of meant)
    console.log(`  ${column.heading} would be ${column.meant} too, and is not read`);
  const prices = unread.filter(({ isPrice }) => isPrice);
  if (prices.length > 0)
    console.log(`  NOT READ, and holds prices: ${prices.map(({ heading }) => heading).join(', ')}`);
  if (unread.length > 0) console.log(`  not read: ${unread.map(({ heading }) => heading).join(', ')}`);
  if (run.unpriced.count > 0)
    console.log(
      `\nWithout a price: ${run.unpriced.count} (${run.unpriced.first.map(({ row, name }) => `${name}, row ${row}`).join('; ')})`,
    );

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
          ? `${String(record.values.code)} ${JSON.stringify(record.values.names)} ${pricesIn(record.values.rateProduct)}`
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

/** How the file was read, in a few lines. */
const printReading = (file: string, { header, source }: Table): void => {
  const { headingLine, sections, filledDown, gaps } = source;
  console.log(`${file}: ${source.format}, headings in line ${headingLine}`);
  const system = systemOf(header);
  if (system !== undefined) console.log(`  an export of ${system}`);
  if (source.format === 'xlsx') console.log(`  sheet “${source.sheet}” of ${source.sheets.join(', ')}`);
  else {
    console.log(`  ${source.encoding}, cells parted by ${JSON.stringify(source.delimiter)}`);
    for (const { encoding, example } of source.encodings.slice(0, 4))
      console.log(`  as ${encoding}: ${example}`);
    if (source.mixed)
      console.log(
        `  in ${source.mixed.encoding}: ${source.mixed.count} rows, ${source.mixed.rows.slice(0, 10).join(', ')}`,
      );
  }
  if (sections)
    console.log(
      `  ${sections.count} rows of one text (${sections.first.join(', ')}): ${sections.isTaken ? 'headings of what follows' : 'records, --sections yes makes them headings of what follows'}`,
    );
  const open = gaps.filter((at) => !filledDown.includes(at)).map((at) => lettersOf(at));
  if (open.length > 0)
    console.log(`  empty cells below filled ones in columns ${open.join(', ')}: --fill-down`);
};
/** The letters of a column. */
const lettersOf = (at: number): string =>
  (at >= 26 ? lettersOf(Math.floor(at / 26) - 1) : '') + String.fromCodePoint(65 + (at % 26));

const main = async (): Promise<number> => {
  const chosenSign = signs.find((one) => one === options.decimal);
  const resource = resources.find(({ name }) => name === options.resource);
  const reading = readingOf();
  const isUsable = locales.includes(options.language) && options.decimal === chosenSign;
  if (positionals.length === 0 || !resource || !isUsable || !reading) {
    console.error(usage);
    console.error(
      `resources: ${resources.map(({ name }) => name).join(', ')}; languages: ${locales.join(', ')}; encodings: ${encodings.join(', ')}`,
    );
    return 2;
  }
  const texts = await catalogues();
  const i18n = setupI18n({ locale: options.language, messages: texts });
  const say: Say = ({ id }, values) => i18n._(id, values);
  const known = emptyCompany(options.language, Object.values(texts));
  let code = 0;
  for (const file of positionals)
    code = Math.max(code, await tryFile(file, { resource, known, say, reading, chosenSign }));
  return code;
};

interface Trying {
  readonly resource: Resource;
  readonly known: Known;
  readonly say: Say;
  readonly reading: Reading;
  readonly chosenSign: DecimalSign | undefined;
}
const tryFile = async (
  file: string,
  { resource, known, say, reading, chosenSign }: Trying,
): Promise<number> => {
  const sheet = await readSheet(readFileSync(file), reading, guideOf(resource, known));
  if (!sheet.ok) {
    console.error(say({ id: `import.${sheet.refusal.code}` }, sheet.refusal.params));
    return 1;
  }
  const { table } = sheet;
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

  printReading(file, table);
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
