import { EventEmitter, once } from 'node:events';
import { fieldsOf, referencesOf, type Resource } from '@comanda/api/kernel';
import { department } from '@comanda/api/areas/sales/department';
import { product } from '@comanda/api/areas/sales/product';
import { rate } from '@comanda/api/areas/sales/rate';
import { region } from '@comanda/api/areas/system/region';
import { tax } from '@comanda/api/areas/basics/tax';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { type Write, writeMany, type Written } from '../../apps/server/src/resource/engine.ts';
import { usePlatform } from '../support/usePlatform.ts';
import { asRequest, undone } from './asRequest.ts';
import type { Data } from './fixtures.ts';
import { type Business, openBusiness, places } from './requests.ts';

/* Many writes at once are what the same writes would be one after the other, in few statements. */
const platform = usePlatform();
let business: Business;
beforeAll(async () => {
  business = await openBusiness(platform(), places.home);
});

interface Outcome {
  readonly written: readonly Written[];
  /** Changes to publish, in their order. */
  readonly told: readonly Data[];
  readonly statements: number;
}
/** What comes of some writes, done together or one by one, and undone again. */
const outcomeOf = (
  resource: Resource,
  writes: readonly Write[],
  way: 'together' | 'one by one',
): Promise<Outcome> => {
  return undone(platform(), business, async (work, statements) => {
    const written: Written[] = [];
    for (const some of way === 'together' ? [writes] : writes.map((write) => [write]))
      written.push(...(await writeMany(work, resource, business.idCompany, some)));
    const made = statements.length;
    const { rows } = await work.db.execute<Data>(sql`
      select entity, id_entity, kind, code, names, before, after,
        (select count(*)::int from tracker_store s where s.id_tracker = t.id) as stores
      from tracker t where created = now() order by position`);
    return { written, told: rows, statements: made };
  });
};
/** Without when it was, which is another time each time. */
const plain = (written: readonly Written[]): unknown =>
  JSON.parse(
    JSON.stringify(
      written.map((one) => (one.ok ? one : { code: one.refusal.code, details: one.refusal.details })),
      (name, value: unknown) => (name === 'created' || name === 'updated' ? undefined : value),
    ),
  );

/** Numbers that are the same in each run, between 0 and `below`. */
const diceOf = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};
const idOf = (nth: number): string => `0190d6c0-0000-7000-8000-${String(nth).padStart(12, '0')}`;

/** Writes that get in one another's way as often as not. */
const jostling = async (
  resource: Resource,
  count: number,
  dice: (below: number) => number,
): Promise<Write[]> => {
  const stored = [
    await business.create(resource),
    await business.create(resource),
    await business.create(resource),
  ];
  const codes = stored.map(({ code }) => String(code));
  const orders = stored.map(({ order }) => Number(order));
  const ids = stored.map(({ id }) => id);
  const among = <T>(list: readonly T[]): T | undefined => list[dice(list.length)];
  // Records of an area that may refer to one another do so.
  const references = referencesOf(resource);
  const reference = references.find(({ to }) => to === resource.code) ?? references[0];
  const flags = fieldsOf(resource).flatMap(([name, field]): [string, boolean][] =>
    field.kind === 'flag' ? [[name, field.exclusive]] : [],
  );
  const exclusive = flags.filter(([, isExclusive]) => isExclusive);
  const twist = (): Data => {
    const choice = among(fieldsOf(resource).filter(([, { kind }]) => kind === 'choice'));
    const [flag] = among(exclusive.length > 0 ? exclusive : flags) ?? [];
    switch (dice(9)) {
      case 0:
        return { code: among(codes)?.toLowerCase() };
      case 1:
        return { order: among(orders) };
      case 2:
        return { code: `N${dice(20)}`, order: 9_000 + dice(20) };
      case 3:
        return { status: among(['A', 'I']) };
      case 4:
        return choice?.[1].kind === 'choice' ? { [choice[0]]: among(Object.keys(choice[1].options)) } : {};
      case 5: {
        const refer = (): Data => ({ [reference?.path ?? '']: among([...ids, idOf(dice(60))]) });
        if (!reference) return {};
        if (reference.list === undefined) return refer();
        return { ...(resource === tax && { kind: 'G' }), [reference.list]: [refer(), refer()] };
      }
      case 6:
        return flag === undefined ? {} : { [flag]: among(['S', 'N']) };
      case 7:
        return { names: dice(2) === 0 ? { 'es-ES': 'Otro' } : {} };
      default:
        return {};
    }
  };
  /** Of few texts one that no other record may have; only new records want them, as nobody gives one up. */
  const contested = (sample: Data): Data => {
    const place = Object.values(resource.claims ?? {})[0]?.[0];
    const [list = '', key = ''] = place?.split('.') ?? [];
    const details = sample[list];
    const row: Data | undefined = Array.isArray(details) ? details[0] : undefined;
    return row && dice(3) === 0 ? { [list]: [{ ...row, [key]: `c${dice(8)}` }] } : {};
  };
  const writes: Write[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    const target = among(stored);
    if (target && dice(2) === 0) {
      writes.push({
        sent: { ...twist(), ...twist() },
        record: { id: target.id, version: target.version + (dice(3) % 2) },
      });
      continue;
    }
    const sample = await business.sample(resource);
    const sent = { ...sample, ...contested(sample), ...twist() };
    codes.push(String(sent['code']));
    orders.push(Number(sent['order']));
    ids.push(idOf(nth));
    writes.push({ sent, id: idOf(nth) });
  }
  for (const [name] of exclusive)
    writes.push({
      sent: { ...(await business.sample(resource)), [name]: 'S', status: 'I' },
      id: idOf(count),
    });
  return writes;
};

test('writes together are what they would be one by one', async () => {
  const met = new Set<string>();
  for (const resource of [tax, rate, department, region, product]) {
    const writes = await jostling(resource, 40, diceOf(resource.code.charCodeAt(0)));
    const alone = await outcomeOf(resource, writes, 'one by one');
    const together = await outcomeOf(resource, writes, 'together');
    expect(plain(together.written), resource.name).toEqual(plain(alone.written));
    expect(together.told, resource.name).toEqual(alone.told);
    for (const one of alone.written) met.add(one.ok ? one.kind : one.refusal.code);
  }
  expect([...met].sort()).toEqual([
    'ERROR_CODE_EXIST',
    'ERROR_CONSTRAINT',
    'ERROR_NOT_EXIST_DEFAULT',
    'ERROR_ORDER_EXIST',
    'ERROR_STALE',
    'changed',
    'created',
    'unchanged',
  ]);
});

/** Products that have a bar code each, of which the last are written as well. */
const bars = async (words: readonly string[]) => {
  const made = await Promise.all(
    words.map((barCode) => business.create(product, { barCode: [{ barCode, units: '1' }] })),
  );
  return made.map(({ id, version, code }) => ({
    id,
    code: String(code),
    takes: (barCode: string, over: Data = {}): Write => ({
      record: { id, version },
      sent: { barCode: [{ barCode, units: '1' }], ...over },
    }),
  }));
};
const resultsOf = (writes: readonly Write[]) =>
  undone(platform(), business, async (work) => {
    const written = await writeMany(work, product, business.idCompany, writes);
    const { rows } = await work.db.execute<{ value: string; id: string }>(
      sql`select value, id_owner as id from product_claim where kind = 'barCode' and value like 'x-%' order by value`,
    );
    const told = written.map((one) => {
      if (one.ok) return one.kind;
      const [{ field, records: [holder] = [] } = {}] = one.refusal.details.extra ?? [];
      return `${field} ${holder?.code}`;
    });
    return { told, claims: rows.map(({ value, id }) => `${value} ${id}`) };
  });

test('records written together exchange what one alone may have, or keep what they had', async () => {
  const [a, b, c, d, e] = await bars(['x-a', 'x-b', 'x-c', 'x-d', 'x-e']);
  if (!a || !b || !c || !d || !e) throw new Error('There are no products.');
  const other = { sent: await business.sample(product, { barCode: [{ barCode: 'X-B', units: '1' }] }) };
  expect(await resultsOf([a.takes('x-b'), b.takes('x-c'), c.takes('x-a')])).toEqual({
    told: ['changed', 'changed', 'changed'],
    claims: [`x-a ${c.id}`, `x-b ${a.id}`, `x-c ${b.id}`, `x-d ${d.id}`, `x-e ${e.id}`],
  });
  // One of them is refused for something else: so are those that wanted what it has, and no others.
  const taken = 'barCode.0.barCode';
  const unsound = b.takes('x-c', { idTaxSale: idOf(1) });
  const batch = [d.takes('x-e'), a.takes('x-b'), unsound, c.takes('x-a'), e.takes('x-d')];
  expect(await resultsOf(batch)).toEqual({
    told: ['changed', `${taken} ${b.code}`, 'idTaxSale undefined', `${taken} ${a.code}`, 'changed'],
    claims: [`x-a ${a.id}`, `x-b ${b.id}`, `x-c ${c.id}`, `x-d ${e.id}`, `x-e ${d.id}`],
  });
  // What is given up goes to the first who wants it, a new record as well.
  const { told } = await resultsOf([other, b.takes('x-f'), a.takes('x-b')]);
  expect(told).toEqual(['created', 'changed', `${taken} ${String(other.sent['code'])}`]);
});

test('100 products are written in a bounded number of statements, and so are their changes', async () => {
  const creations: Write[] = [];
  // Some codes come twice and are refused, each with a proposal that has to be looked for.
  for (let nth = 0; nth < 100; nth += 1)
    creations.push({ id: idOf(nth), sent: await business.sample(product, { code: `M${nth % 96}` }) });
  const changes = creations.map(({ id = '' }, nth) => ({
    record: { id, version: 1 },
    sent: { favorite: 'S', barCode: [{ barCode: `${nth}`, units: '2' }] },
  }));
  const both = await outcomeOf(product, [...creations, ...changes], 'together');
  // One of them folds what is pending (docs/product.md §9.1.7).
  expect(both.statements).toBeLessThanOrEqual(61);
  const results = both.written.map((one) => (one.ok ? one.kind : one.refusal.code));
  expect(results.filter((result) => result === 'created')).toHaveLength(96);
  expect(results.filter((result) => result === 'ERROR_CODE_EXIST')).toHaveLength(4);
  expect(results.filter((result) => result === 'changed')).toHaveLength(96);
  expect(results.filter((result) => result === 'ERROR_UNKNOWN')).toHaveLength(4);
});

test('a code that another writer takes meanwhile refuses its write alone', async () => {
  const writes = [
    { sent: await business.sample(tax, { code: 'BEFORE' }) },
    { sent: await business.sample(tax, { code: 'CONTESTED' }) },
    { sent: await business.sample(tax, { code: 'BEHIND' }) },
  ];
  const other = { sent: await business.sample(tax, { code: 'contested' }) };
  const signal = new EventEmitter();
  const isDecided = once(signal, 'decided');
  const isThere = once(signal, 'there');
  const first = asRequest(platform(), business, async (work) => {
    await writeMany(work, tax, business.idCompany, [other]);
    signal.emit('there');
    await isDecided;
  });
  await isThere;
  const second = outcomeOf(tax, writes, 'together');
  const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await platform().pool.query(waiting)).rowCount).toBe(1);
  signal.emit('decided');
  await first;
  const { written } = await second;
  expect(written.map((one) => (one.ok ? one.kind : one.refusal.code))).toEqual([
    'created',
    'ERROR_CODE_EXIST',
    'created',
  ]);
});
