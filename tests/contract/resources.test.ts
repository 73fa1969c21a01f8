import { beforeAll, describe, expect, it } from 'vitest';
import { resourceCalls, syncCalls } from '@comanda/api/calls';
import {
  blank,
  comparedAs,
  type Field,
  fieldsOf,
  isOfPlatform,
  isSorted,
  type ItemField,
  platformLanguages,
  referencesOf,
  tenantOf,
} from '@comanda/api/kernel';
import { areaOf } from '@comanda/api/areas';
import { resources } from '@comanda/api/areas/all';
import type { Caller } from '../support/caller.ts';
import { coveringLists } from '../support/covering.ts';
import { usePlatform } from '../support/usePlatform.ts';
import { isWhole } from '../support/whole.ts';
import { type Data, showing } from './fixtures.ts';
import { type Business, openBusiness, places } from './requests.ts';

/*
 * Generated from the definitions alone: a new resource is tested here without a line of its own.
 */
const platform = usePlatform();
const missing = '0190d6c0-0000-7000-8000-00000000dead';
const byCode = new Map(resources.map((resource) => [resource.code, resource]));
/** The home business's own language. */
const home = 'es-ES';

let business: Business;
let owner: Caller;
let idCompany = '';
beforeAll(async () => {
  business = await openBusiness(platform(), places.home);
  ({ owner, idCompany } = business);
});

let serial = 0;
const next = (): number => (serial += 1);

const areas = coveringLists().map((resource) => [resource.name, resource] as const);
describe.each(areas)('%s', (_, resource) => {
  const calls = resourceCalls(resource);
  const author = (): Caller => business.authorOf(resource);
  const language = isOfPlatform(resource) ? platformLanguages[0] : home;
  const sample = (over: Data = {}) => business.sample(resource, over);
  const create = (over: Data = {}) => business.create(resource, over);
  const faultsOf = async (over: Data): Promise<string[]> => {
    const answer = await author().call(calls.create, { data: { ...(await sample()), ...over } });
    expect(answer.status, answer.text).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    return (answer.error.extra ?? []).map(({ field }) => field ?? '');
  };
  const find = async (search: string): Promise<unknown[]> => {
    const { data } = await author().call(calls.list, { data: { idCompany, limit: 100, search } });
    return data.elements.map(({ id }) => id);
  };
  const count = async (): Promise<number> =>
    (await author().call(calls.list, { data: { idCompany } })).data.total;

  it('stores what it accepts, answers it, and forgets it when it is deleted', async () => {
    const data = await sample();
    const created = await author().call(calls.create, { data });
    expect(created.status, created.text).toBe(200);
    const { id } = created.data;
    expect(created.data).toMatchObject({ version: 1, idCompany: tenantOf(resource, idCompany) });
    const read = await author().call(calls.get, { params: { id } });
    expect(read.data).toEqual(created.data);
    for (const [name, field] of fieldsOf(resource)) {
      if (field.kind === 'secret') expect({ ...read.data }[name], name).toBeTypeOf('boolean');
      else expect({ ...read.data }, name).toHaveProperty(name);
    }
    const list = await author().call(calls.list, {
      data: { idCompany, whereExtra: { field: 'id', operator: 'eq', value: id } },
    });
    expect(list.data.elements).toHaveLength(1);
    expect((await author().call(calls.remove, { params: { id } })).status).toBe(200);
    const gone = await author().call(calls.list, {
      data: { idCompany, whereExtra: { field: 'id', operator: 'eq', value: id } },
    });
    expect(gone.data.elements).toHaveLength(0);
  });

  it('demands each field that it cannot do without, and starts the others as the definition says', async () => {
    for (const [name, field] of fieldsOf(resource)) {
      if (field.optional || (field.when && !field.when({ ...blank(resource) }))) continue;
      const { [name]: _left, ...rest } = await sample();
      const data = { ...rest, idCompany };
      const without = await author().call(calls.create, { data });
      if (without.status === 200) expect({ ...without.data }[name], name).toEqual(field.initial);
      else
        expect(
          (without.error.extra ?? []).map((each) => each.field),
          name,
        ).toContainEqual(expect.stringMatching(new RegExp(`^${name}`)));
      expect(await faultsOf({ [name]: null }), name).toContainEqual(
        expect.stringMatching(new RegExp(`^${name}`)),
      );
      if (field.kind === 'code' || field.kind === 'names') expect(without.status).toBe(422);
    }
  });

  it('takes every value of each enumeration and no other', async () => {
    for (const [name, field] of fieldsOf(resource)) {
      const values =
        field.kind === 'choice'
          ? Object.keys(field.options)
          : field.kind === 'flag'
            ? ['S', 'N']
            : field.kind === 'status'
              ? ['A', 'I']
              : [];
      if (values.length === 0) continue;
      for (const value of values) {
        // Every record made after it would have to be named in the new default language.
        if (resource.code === 'LNG' && name === 'isDefault' && value === 'S') continue;
        const data = await sample({ ...showing(resource, name), [name]: value });
        // Two enumerations of one record may exclude each other's values; the definition's own rules say so.
        if (resource.rules.some((rule) => rule(data) !== undefined)) continue;
        const answer = await author().call(calls.create, { data });
        expect(answer.status, `${name}=${value} ${answer.text}`).toBe(200);
        expect({ ...answer.data }[name]).toBe(value);
      }
      expect(await faultsOf({ ...showing(resource, name), [name]: 'nonsense' }), name).toContain(name);
    }
  });

  it('refuses a reference to nothing, to another company and to another kind, at its field', async () => {
    const foreign = await platform().as('foreign');
    const istmo = await platform().company('ISTMO');
    for (const { path, list, to } of referencesOf(resource)) {
      const target = byCode.get(to);
      if (!target) throw new Error(to);
      // The platform's records are the same for every company.
      const theirs = isOfPlatform(target)
        ? []
        : (await foreign.call(resourceCalls(target).list, { data: { idCompany: istmo, limit: 10 } })).data
            .elements;
      const over = showing(resource, list ?? path);
      for (const wrong of [missing, theirs[0]?.id ?? missing]) {
        const data = await sample(over);
        const rows = data[list ?? ''];
        const broken =
          list === undefined
            ? { [path]: wrong }
            : {
                [list]: Array.isArray(rows)
                  ? rows.map((row: Data, index) => (index === 0 ? { ...row, [path]: wrong } : row))
                  : [],
              };
        const answer = await author().call(calls.create, { data: { ...data, ...broken } });
        expect(answer.status, answer.text).toBe(422);
        expect(answer.error.extra).toContainEqual(
          expect.objectContaining({
            field: list === undefined ? path : `${list}.0.${path}`,
            error: 'not_found',
          }),
        );
      }
    }
  });

  it('shows every row on exactly one page, in every order', async () => {
    for (let made = await count(); made < 23; made += 1) await create();
    const pageOf = async (over: object) => {
      const { data } = await author().call(calls.list, { data: { idCompany, limit: 10, ...over } });
      return { total: data.total, ids: data.elements.map(({ id }) => (typeof id === 'string' ? id : '')) };
    };
    const walk = async (size: 10 | 100, over: object): Promise<readonly string[]> => {
      const seen: string[] = [];
      for (;;) {
        const { total, ids } = await pageOf({ limit: size, offset: seen.length, ...over });
        seen.push(...ids);
        if (seen.length >= total || ids.length === 0) return seen;
      }
    };
    const sortable = fieldsOf(resource)
      .filter(([, field]) => isSorted(comparedAs(field).kind))
      .map(([name]) => name);
    const whole = await walk(100, {});
    expect([new Set(whole).size, whole.length]).toEqual([await count(), await count()]);
    // From both ends of the area's order: some are alike in all that they are sorted by, others differ.
    const some = [...whole.slice(0, 12), ...whole.slice(-11)].toSorted();
    const whereExtra = { field: 'id', operator: 'in', value: some };
    for (const order of ['', ...sortable.flatMap((name) => [`${name} ASC`, `${name} DESC`])])
      expect([...(await walk(10, { whereExtra, order }))].sort(), order).toEqual(some);
    expect((await author().call(calls.list, { data: { idCompany, order: 'nothing ASC' } })).status).toBe(400);
  });

  it('finds what is searched, whatever its case, and takes wildcards for themselves', async () => {
    const { id } = await create({ names: { [`${language}`]: 'Pámpano 100%_raro' } });
    expect(await find('PÁMPANO 100%_')).toEqual([id]);
    expect(await find('100%%')).toEqual([]);
    expect(await find('p_mpano')).toEqual([]);
  });

  it('finds a record by the texts of its details, as they are now', async () => {
    for (const name of resource.list.search) {
      const field = resource.fields[name];
      if (field?.kind !== 'list') continue;
      const [key = ''] =
        Object.entries(field.item).find(
          ([, part]) =>
            part.kind === 'text' && ['unspaced', 'action_code'].includes(part.format ?? 'unspaced'),
        ) ?? [];
      // Both formats take it.
      const word = `A8400${next()}`;
      const rows = (await sample())[name];
      const found = await create({ [name]: Array.isArray(rows) ? [{ ...rows[0], [key]: word }] : [] });
      expect(await find(word), name).toEqual([found.id]);
      const others = Array.isArray(rows) ? [{ ...rows[0], [key]: `A8500${next()}` }] : [];
      await author().call(calls.update, { data: { ...found, [name]: others } });
      expect(await find(word), name).toEqual([]);
    }
  });

  it('shows of the details that are a column the entry of the default, and no others', async () => {
    for (const [name, field] of fieldsOf(resource)) {
      if (field.kind !== 'list') continue;
      const isColumn = resource.list.columns.includes(name);
      const [key = '', to] = Object.entries(field.item).flatMap(([path, part]) =>
        part.kind === 'ref' ? [path, part.to] : [],
      );
      const target = byCode.get(to ?? '');
      const [flag] =
        (target && fieldsOf(target).find(([, part]) => part.kind === 'flag' && part.exclusive)) ?? [];
      if (isColumn && (!target || flag === undefined))
        throw new Error(`${name} is a column and has no default`);
      // Other tests may have made another record the default: the details name the one that is it now.
      const holders =
        target && flag !== undefined
          ? (
              await author().call(resourceCalls(target).list, {
                data: { idCompany, whereExtra: { field: flag, operator: 'eq', value: 'S' } },
              })
            ).data.elements
          : [];
      const rows: Data[] = Object(await sample(showing(resource, name)))[name];
      const given =
        holders[0] && isColumn
          ? [...rows.filter((row) => row[key] !== holders[0]?.id), { ...rows[0], [key]: holders[0].id }]
          : rows;
      const record = await create({ ...showing(resource, name), [name]: given });
      const { data } = await author().call(calls.list, {
        data: { idCompany, whereExtra: { field: 'id', operator: 'eq', value: record.id } },
      });
      const line: Data = { ...data.elements[0] };
      if (isColumn) expect(line[name], name).toEqual(given.slice(-1));
      else expect(line).not.toHaveProperty(name);
    }
  });

  it('keeps code and order unique among what is not deleted, and proposes free ones', async () => {
    const first = await create();
    const again = await author().call(calls.create, {
      data: { ...(await sample()), code: String(first['code']).toLowerCase(), order: first['order'] },
    });
    expect(again.status).toBe(422);
    expect(again.error.type).toBe('ProposalExtraInfo');
    const proposals = Object.fromEntries(
      (again.error.extra ?? []).map(({ field, proposal }) => [field ?? '', proposal]),
    );
    expect(Object.keys(proposals).sort()).toEqual(['code', 'order']);
    const mended = await author().call(calls.create, { data: { ...(await sample()), ...proposals } });
    expect(mended.status, mended.text).toBe(200);
    await author().call(calls.remove, { params: { id: first.id } });
    const reborn = await author().call(calls.create, {
      data: { ...(await sample()), code: first['code'], order: first['order'] },
    });
    expect(reborn.status, reborn.text).toBe(200);
  });

  it('refuses a stale write and shows both records', async () => {
    const record = await create();
    const update = (version: number, order: number) =>
      author().call(calls.update, { data: { ...record, version, order } });
    const order = 9000 + next();
    expect((await update(1, order)).data.version).toBe(2);
    const stale = await update(1, order + 1000);
    expect(stale.status).toBe(409);
    expect(stale.error.records?.stored).toMatchObject({ version: 2, order });
    expect(stale.error.records?.yours).toMatchObject({ order: order + 1000 });
    expect((await author().call(calls.get, { params: { id: record.id } })).data.version).toBe(2);
  });

  it('does many or none', async () => {
    const one = await create();
    const two = await create();
    const statuses = async (): Promise<unknown[]> =>
      Promise.all(
        [one, two].map(
          async ({ id }) => ({ ...(await author().call(calls.get, { params: { id } })).data })['status'],
        ),
      );
    expect(
      (await author().call(calls.setStatus, { data: { ids: [one.id, missing, two.id], status: 'I' } }))
        .status,
    ).toBe(404);
    expect(await statuses()).toEqual(['A', 'A']);
    expect(
      (await author().call(calls.setStatus, { data: { ids: [one.id, two.id], status: 'I' } })).status,
    ).toBe(200);
    expect(await statuses()).toEqual(['I', 'I']);
    expect((await author().call(calls.removeMany, { data: [one.id, missing] })).status).toBe(404);
    expect((await author().call(calls.removeMany, { data: [one.id, two.id] })).status).toBe(200);
    for (const { id } of [one, two])
      expect((await author().call(calls.get, { params: { id } })).status).toBe(404);
    const deleted = await author().call(calls.list, {
      data: {
        idCompany,
        whereExtra: {
          and: [
            { field: 'status', operator: 'eq', value: 'D' },
            { field: 'id', operator: 'in', value: [one.id, two.id] },
          ],
        },
      },
    });
    expect(deleted.data.total).toBe(2);
  });

  it('is not deleted while something else refers to it', async () => {
    const users = resources.flatMap((other) =>
      referencesOf(other)
        .filter(({ to }) => to === resource.code)
        .map((reference) => ({ other, ...reference })),
    );
    const fieldOf = ({ other, path, list }: (typeof users)[number]): Field | ItemField | undefined => {
      const shown = list === undefined ? other.fields[path] : other.fields[list];
      return shown?.kind === 'list' ? shown.item[path] : shown;
    };
    // Some references go with what they refer to.
    const holding = users.filter((user) => {
      const reference = fieldOf(user);
      return reference?.kind === 'ref' && !reference.leaves;
    });
    // One of each shape: another area that refers in the same way is found by the same statement.
    const shapes = new Map(holding.map((user) => [isWhole ? user : user.list === undefined, user]));
    for (const user of shapes.values()) {
      const { other, path, list } = user;
      const reference = fieldOf(user);
      const wanted = Object.entries((reference?.kind === 'ref' && reference.only) || {});
      const target = await create(Object.fromEntries(wanted.map(([field, [first]]) => [field, first])));
      const data = await business.sample(other, showing(other, list ?? path));
      const rows = data[list ?? ''];
      const referring =
        list === undefined
          ? { ...data, [path]: target.id }
          : {
              ...data,
              [list]: Array.isArray(rows)
                ? rows.map((row: Data, index) => (index === 0 ? { ...row, [path]: target.id } : row))
                : [{ [path]: target.id }],
            };
      const holder = await business
        .authorOf(other)
        .call(resourceCalls(other).create, { data: { ...referring, idCompany } });
      expect(holder.status, holder.text).toBe(200);
      const refused = await author().call(calls.remove, { params: { id: target.id } });
      expect(refused.status, `${other.code} ${list ?? ''} ${path}`).toBe(422);
      expect(refused.error).toMatchObject({
        code: 'ERROR_NOT_ERASABLE',
        type: 'DependecyExtraInfo',
        extra: [
          {
            entity: other.code,
            count: 1,
            records: [{ id: holder.data.id, code: referring['code'], names: referring['names'] }],
          },
        ],
      });
      await business.authorOf(other).call(resourceCalls(other).remove, { params: { id: holder.data.id } });
      expect((await author().call(calls.remove, { params: { id: target.id } })).status).toBe(200);
    }
  });

  it('finds sets by what is in them: any of some, or none', async () => {
    for (const [name, field] of fieldsOf(resource)) {
      if (field.kind !== 'choices') continue;
      const [first = '', second = '', third = ''] = Object.keys(field.options);
      const { id } = await create({ [name]: [second, first] });
      const isFound = async (operator: 'in' | 'nin', value: readonly string[]): Promise<boolean> => {
        const both = [
          { field: 'id', operator: 'eq', value: id },
          { field: name, operator, value },
        ];
        return (
          (await author().call(calls.list, { data: { idCompany, whereExtra: { and: both } } })).data.total ===
          1
        );
      };
      expect((await author().call(calls.get, { params: { id } })).data).toMatchObject({
        [name]: [first, second],
      });
      expect(await isFound('in', [second, third]), name).toBe(true);
      expect(await isFound('in', [third]), name).toBe(false);
      expect(await isFound('nin', [third]), name).toBe(true);
      expect(await isFound('nin', [first]), name).toBe(false);
      expect(await faultsOf({ [name]: [first, 'nonsense'] })).toEqual([`${name}.1`]);
    }
  });

  it.runIf(isOfPlatform(resource))(
    'is the platform’s: no company’s people write it, and it waits for no till',
    async () => {
      const mine = await create();
      const pending = async (): Promise<number> =>
        (await owner.call(syncCalls.trackerList, { data: { idCompany, limit: 10 } })).data.total;
      const before = await pending();
      for (const answer of [
        await owner.call(calls.create, { data: await sample() }),
        await owner.call(calls.update, { data: mine }),
        await owner.call(calls.remove, { params: { id: mine.id } }),
        await owner.call(calls.setStatus, { data: { ids: [mine.id], status: 'I' } }),
      ])
        expect(answer.status, answer.text).toBe(403);
      const seen = await owner.call(calls.get, { params: { id: mine.id } });
      expect(seen.status).toBe(areaOf(resource.code)?.shared ? 200 : 403);
      await author().call(calls.update, { data: { ...mine, order: 9000 + next() } });
      expect(await pending()).toBe(before);
    },
  );

  it.skipIf(isOfPlatform(resource))(
    'is another company’s secret: foreign ids answer as unknown ones do',
    async () => {
      const foreign = await platform().as('foreign');
      const mine = await create();
      const plain = (text: string): string =>
        text.replaceAll(/"requestId":"[^"]*"/g, '').replaceAll(mine.id, missing);
      const before = (await author().call(calls.get, { params: { id: mine.id } })).text;
      const pairs = [mine.id, missing].map((id) => [
        foreign.call(calls.get, { params: { id } }),
        foreign.call(calls.update, { data: { ...mine, id } }),
        foreign.call(calls.remove, { params: { id } }),
        foreign.call(calls.removeMany, { data: [id] }),
        foreign.call(calls.setStatus, { data: { ids: [id], status: 'I' } }),
      ]);
      const [theirs = [], nobodys = []] = await Promise.all(pairs.map((answers) => Promise.all(answers)));
      theirs.forEach((answer, index) => {
        expect(answer.status).toBe(404);
        expect(plain(answer.text)).toBe(plain(nobodys[index]?.text ?? ''));
      });
      for (const id of [idCompany, missing]) {
        expect((await foreign.call(calls.list, { data: { idCompany: id } })).status).toBe(404);
        expect((await foreign.call(calls.ofCompany, { params: { companyId: id } })).status).toBe(404);
        expect(
          (await foreign.call(calls.create, { data: { ...(await sample()), idCompany: id } })).status,
        ).toBe(404);
      }
      expect((await author().call(calls.get, { params: { id: mine.id } })).text).toBe(before);
    },
  );
});
