import { peopleCalls, resourceCalls } from '@comanda/api/calls';
import { type Operator, operatorsOf } from '@comanda/api/filter';
import { comparedAs, type Field, fieldsOf, type Resource, isOfPlatform } from '@comanda/api/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordTable } from '../../apps/server/src/db/naming.ts';
import type { Caller } from '../support/caller.ts';
import { coveringLists } from '../support/covering.ts';
import { usePlatform } from '../support/usePlatform.ts';
import { isWhole } from '../support/whole.ts';
import { type Data, showing } from './fixtures.ts';
import { comparable, type Languages, mustMatch } from './oracle.ts';
import { type Business, openBusiness, places } from './requests.ts';

/*
 * Each operator of each field finds the rows that ought to match, no other and none less. Which ought to is reckoned
 * here, row by row, from docs/product.md §6.2.
 */
const platform = usePlatform();
/** The company's default language, and another one that not every record has a name in. */
const spanish = 'es-ES';
const english = 'en-GB';

let business: Business;
let owner: Caller;
let idCompany = '';
beforeAll(async () => {
  business = await openBusiness(platform(), places.home);
  ({ owner, idCompany } = business);
});
const speak = (lang: string) =>
  owner.call(peopleCalls.setLanguage, { params: { id: business.idUser }, data: { lang } });

type Kind = Field['kind'] | 'instant';
type Compared = readonly [name: string, kind: Kind];
const operatorsFor = (kind: Kind): readonly Operator[] => operatorsOf[kind === 'instant' ? 'date' : kind];

/** Rows in which a condition holds, among some that few pages hold. */
const found = async (resource: Resource, whereExtra: unknown): Promise<readonly Data[]> => {
  const { status, text, data } = await owner.callWith(resourceCalls(resource).list, {
    idCompany,
    limit: 50,
    whereExtra,
  });
  expect(status, `${JSON.stringify(whereExtra)} ${text}`).toBe(200);
  const { elements }: { elements: Data[] } = Object(data);
  return elements;
};
/** Details are compared by their figure: of the one entry that a line of a list carries. */
const withFigures = (resource: Resource, row: Data): Data => ({
  ...row,
  ...Object.fromEntries(
    fieldsOf(resource).flatMap(([name, field]) => {
      if (field.kind !== 'list' || field.figure === undefined) return [];
      const [entry]: readonly unknown[] = Object.values(Object(row[name]));
      return [[name, Object(entry)[field.figure]]];
    }),
  ),
});

/** The newest and the oldest rows: some that were made to differ, and some of the demo. */
const rowsOf = async (resource: Resource): Promise<readonly Data[]> => {
  const { list } = resourceCalls(resource);
  const ends = await Promise.all(
    ['order DESC', 'order ASC'].map((order) => owner.call(list, { data: { idCompany, limit: 25, order } })),
  );
  const rows = ends.flatMap(({ data }) => data.elements.map((row): [unknown, Data] => [row.id, { ...row }]));
  return [...new Map(rows).values()].map((row) => withFigures(resource, row));
};

/** Values between the bounds of a field, besides those that the demo has. */
const numbersIn = (field: Field): readonly unknown[] => {
  if (field.kind === 'decimal') return [1, 2, 3].map((more) => String(Math.min(field.max, field.min + more)));
  if (field.kind === 'integer' || field.kind === 'money') return [1, 2, 3].map((more) => field.min + more);
  if (field.kind === 'date') return ['2026-02-01', '2026-02-02', '2026-02-03'];
  return field.kind === 'time' ? ['08:00', '09:30', '23:59'] : [];
};
/** Records that tell operators apart: without what is optional, in two languages, of several values and days. */
const vary = async (resource: Resource): Promise<void> => {
  const { create } = resourceCalls(resource);
  const optional = fieldsOf(resource).filter(([, field]) => field.optional);
  const texts = optional.filter(([, { kind }]) => kind === 'text');
  const overs: Data[] = [
    Object.fromEntries(optional.map(([name]) => [name, null])),
    { names: { [spanish]: 'Pámpano 100%_raro', [english]: 'Odd pompano' } },
    { code: 'x%_Y', ...Object.fromEntries(texts.map(([name]) => [name, null])) },
    // What a rule does not take beside other values is left out.
    ...fieldsOf(resource).flatMap(([name, field]) =>
      numbersIn(field).map((value) => ({ ...showing(resource, name), [name]: value })),
    ),
  ];
  let day = 0;
  for (const over of overs) {
    const made = await owner.callWith(create, await business.sample(resource, over));
    if (made.status !== 200) continue;
    day += 1;
    await platform().pool.query(
      `update ${recordTable(resource)} set created = $1, updated = $1 where id = $2`,
      [`2026-03-0${1 + (day % 4)}T23:30:00Z`, Object(made.data).id],
    );
  }
};

/** What a field is asked for: every value it has at a bound or between, parts of its texts, and nothing. */
const asked = (operator: Operator, values: readonly (string | number)[]): readonly unknown[] => {
  const lowest = values[0];
  const low = values[Math.floor(values.length / 4)];
  const high = values[Math.max(0, values.length - 2)];
  switch (operator) {
    case 'eq':
    case 'neq':
      return [low, high, null];
    case 'in':
    case 'nin':
      return [[low, high], [lowest], []];
    case 'between':
      return [
        [values[1] ?? lowest, high],
        [low, low],
        [high, low],
      ];
    case 'lacks':
      return [english, spanish, 'de-DE'];
    case 'like':
    case 'notlike':
      return [`${high}`.slice(1, 4).toUpperCase(), `${low}`, '%', '_', '100%_', 'no such text'];
    default:
      return [low, high, lowest];
  }
};
const spelled = (kind: Kind, value: unknown): unknown =>
  Array.isArray(value)
    ? value.map((one) => spelled(kind, one))
    : kind === 'decimal' && value !== null
      ? JSON.stringify(value).replaceAll('"', '')
      : value;

/** A field of each kind that is stored, searched and indexed alike; with COMANDA_FULL every field. */
const fieldsToCompare = (resource: Resource): readonly Compared[] => {
  const { search, columns } = resource.list;
  const traits = ([name, { kind, optional, ...field }]: readonly [string, Field]): string =>
    [kind, 'figure' in field, optional, search.includes(name), columns.includes(name)].join(' ');
  const all = fieldsOf(resource);
  const first = new Map(all.toReversed().map((one) => [isWhole ? one[0] : traits(one), one]));
  return [
    ...[...first.values()].map(([name, field]): Compared => [name, comparedAs(field).kind]),
    ['id', 'ref'],
    ['created', 'instant'],
  ];
};

/** Kinds and operators that have told some rows from others: one that took all, or none, would prove nothing. */
const told = new Set<string>();
const idsOf = (rows: readonly Data[]): readonly unknown[] =>
  rows.map(({ id }) => (typeof id === 'string' ? id : '')).toSorted();
const compare = async (
  resource: Resource,
  rows: readonly Data[],
  [name, kind]: Compared,
  languages: Languages,
): Promise<void> => {
  const values = [...new Set(rows.map((row) => comparable(kind, row[name], languages)))]
    .filter((value) => value !== undefined)
    .toSorted((one, other) => (one < other ? -1 : 1));
  if (values.length === 0) return;
  const among = { field: 'id', operator: 'in', value: idsOf(rows) };
  for (const operator of operatorsFor(kind))
    await Promise.all(
      asked(operator, values).map(async (value) => {
        const given = spelled(kind, value);
        const expected = rows.filter((row) => mustMatch(row, [name, kind], operator, given, languages));
        const answered = await found(resource, { and: [among, { field: name, operator, value: given }] });
        expect(idsOf(answered), `${name} ${operator} ${JSON.stringify(given)}`).toEqual(idsOf(expected));
        if (expected.length > 0 && expected.length < rows.length) told.add(`${kind} ${operator}`);
      }),
    );
};

/** Those of a company: the platform's own are found by the same code, in languages of their own. */
const compared = coveringLists().filter((resource) => !isOfPlatform(resource));
const areas = compared.map((resource) => [resource.name, resource] as const);
describe.each(areas)('%s', (_, resource) => {
  const fields = fieldsToCompare(resource);
  it('is found by every operator of every field where it ought to be, and nowhere else', async () => {
    await vary(resource);
    await speak(spanish);
    const rows = await rowsOf(resource);
    for (const field of fields) await compare(resource, rows, field, [spanish]);
  });
  it('is found by its names as its reader sees them', async () => {
    await speak(english);
    const rows = await rowsOf(resource);
    for (const field of fields)
      if (field[1] === 'names') await compare(resource, rows, field, [english, spanish]);
  });
  it('is found by no field that it does not have', async () => {
    const whereExtra = { field: 'nothing', operator: 'eq', value: 1 };
    const unknown = await owner.callWith(resourceCalls(resource).list, { idCompany, whereExtra });
    expect(unknown.status).toBe(400);
    expect(unknown.text).toContain('nothing');
  });
});

afterAll(() => {
  const kinds = new Set(compared.flatMap((resource) => fieldsOf(resource).map(([, { kind }]): Kind => kind)));
  const all = [...kinds, 'instant' as const].flatMap((kind) =>
    operatorsFor(kind).map((operator) => `${kind} ${operator}`),
  );
  expect(all.filter((one) => !told.has(one))).toEqual([]);
});
