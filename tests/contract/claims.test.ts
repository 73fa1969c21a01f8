import { resourceCalls, syncCalls } from '@comanda/api/calls';
import type { ExtraInfo } from '@comanda/api/errors';
import type { Resource } from '@comanda/api/kernel';
import { actionOf, grantable } from '@comanda/api/permissions';
import { resources } from '@comanda/api/areas/all';
import { beforeAll, describe, expect, it } from 'vitest';
import { claimStatements } from '../../apps/server/src/db/claims.ts';
import type { Answer } from '../support/caller.ts';
import { usePlatform } from '../support/usePlatform.ts';
import type { Data } from './fixtures.ts';
import { type Business, openBusiness, places } from './requests.ts';

/* Texts that one live record of a company may have (docs/product.md §7.12), by the definitions that claim some. */
const platform = usePlatform();
let business: Business;
beforeAll(async () => {
  business = await openBusiness(platform(), places.home);
});

/** Words are made up here; a language is none, and languages.test.ts writes one twice. */
const isLanguage = (resource: Resource, name: string): boolean => {
  const field = resource.fields[name];
  return field?.kind === 'text' && field.format === 'language';
};
const claiming = resources.flatMap((resource) =>
  Object.entries(resource.claims ?? {})
    .filter(([, where]) => !where.some((name) => isLanguage(resource, name)))
    .map(([kind, where]) => [resource.name, kind, { resource, where }] as const),
);
let words = 0;
const wordOf = (): string => `Wort-${(words += 1)}`;
const pathOf = (place: string): string => place.replace('.', '.0.');
const extraOf = ({ error }: Answer): readonly ExtraInfo[] => error.extra ?? [];

describe.each(claiming)('%s: %s', (_name, _kind, { resource, where }) => {
  const calls = resourceCalls(resource);
  /** A sound record that has a text at a place, as its first detail there. */
  const having = async (place: string, text: string, over: Data = {}) => {
    const data = { ...(await business.sample(resource)), ...over };
    const [list = '', key] = place.split('.');
    const details = data[list];
    if (key === undefined) return { ...data, [list]: text };
    return {
      ...data,
      [list]: Array.isArray(details)
        ? details.map((row: Data, at) => (at === 0 ? { ...row, [key]: text } : row))
        : [],
    };
  };
  const create = (data: Data & { idCompany: string }) => business.owner.call(calls.create, { data });
  const created = async (data: Data & { idCompany: string }) => {
    const answer = await create(data);
    expect(answer.status, answer.text).toBe(200);
    return answer.data;
  };
  /** Two codes are told as such, with a proposal (docs/product.md §7.1). */
  const pairs = where.flatMap((held) =>
    where.flatMap((wanted) => (held === 'code' && wanted === 'code' ? [] : [[held, wanted] as const])),
  );
  const [[held, wanted] = ['', '']] = pairs;

  it('is refused at its place while another live record has it, in whatever spelling and place', async () => {
    for (const [first, second] of pairs) {
      const word = wordOf();
      const holder = await created(await having(first, word));
      const refused = await create(await having(second, word.toUpperCase()));
      expect(refused.status, `${first} ${second} ${refused.text}`).toBe(422);
      const { code, names } = Object(holder);
      expect(refused.error, `${first} ${second}`).toMatchObject({
        code: 'ERROR_CONSTRAINT',
        type: 'ConstraintExtraInfo',
        extra: [
          {
            entity: resource.code,
            field: pathOf(second),
            error: 'exists',
            count: 1,
            records: [{ id: holder.id, code, names }],
          },
        ],
      });
      // What gives the text up, or is deleted, frees it; who saves its own keeps it.
      const left = wordOf();
      const other = await created(await having(second, left));
      const own = await business.owner.call(calls.update, {
        data: { ...holder, names: { 'es-ES': wordOf() } },
      });
      expect(own.status, own.text).toBe(200);
      await business.owner.call(calls.remove, { params: { id: holder.id } });
      const taken = { ...other, ...(await having(second, word)) };
      expect((await business.owner.call(calls.update, { data: taken })).status).toBe(200);
      await created(await having(first, left));
    }
  });

  it('names the other record to who may read the area only', async () => {
    const manager = await platform().as('manager');
    const word = wordOf();
    await created(await having(held, word));
    const data = await having(wanted, word);
    await platform().pool.query(
      `insert into role_permission (role, action, state)
       select 'MANAGER', action, case when action = $1 then 'GRN' else 'NUL' end from unnest($2::text[]) action
       on conflict (role, action) do update set state = excluded.state`,
      [actionOf(resource, 'CREATE'), grantable],
    );
    const refused = await manager.call(calls.create, { data });
    expect(extraOf(refused)).toEqual([{ entity: resource.code, field: pathOf(wanted), error: 'exists' }]);
  });

  it('stands once in a record', async () => {
    for (const [at, second] of where.entries()) {
      const word = wordOf();
      const first = where[at === 0 ? where.length - 1 : at - 1] ?? '';
      const both = await having(second, word, await having(first, ` ${word.toLowerCase()} `));
      const refused = await create(both);
      const path = pathOf(at === 0 ? first : second);
      expect(extraOf(refused), refused.text).toEqual([
        { entity: resource.code, field: path, error: 'twice' },
      ]);
    }
  });

  it('is not given back to a deleted record while another has it', async () => {
    const word = wordOf();
    const gone = await created(await having(held, word));
    const listed = { data: { idCompany: business.idCompany, limit: 10 } } as const;
    const { data: made } = await business.owner.call(syncCalls.trackerList, listed);
    const own = made.elements.filter(({ subject }) => subject.idEntity === gone.id).map(({ id }) => id);
    const { idCompany, idStores } = business;
    await business.owner.call(syncCalls.publish, {
      data: { idCompany, idStores: [...idStores], idTrackers: own },
    });
    await business.owner.call(calls.remove, { params: { id: gone.id } });
    const { data: pending } = await business.owner.call(syncCalls.trackerList, listed);
    const deletion = pending.elements.find(
      (change) => change.subject.idEntity === gone.id && change.kind === 'DLT',
    );
    const discard = () => business.owner.call(syncCalls.discard, { params: { id: deletion?.id ?? '' } });
    const taker = await created(await having(wanted, word));
    const refused = await discard();
    expect(refused.status).toBe(422);
    expect(extraOf(refused)).toMatchObject([
      { field: pathOf(held), error: 'exists', records: [{ id: taker.id }] },
    ]);
    await business.owner.call(calls.remove, { params: { id: taker.id } });
    expect((await discard()).status).toBe(200);
    const again = await create(await having(wanted, word));
    expect(extraOf(again)).toMatchObject([{ error: 'exists', records: [{ id: gone.id }] }]);
  });

  it('goes to one of many who want it at once', async () => {
    const word = wordOf();
    const wants = await Promise.all(
      Array.from({ length: 8 }, (_, nth) => having(where.at(-1 - (nth % where.length)) ?? '', word)),
    );
    const answers = await Promise.all(
      wants.filter((data) => data['code'] !== word).map((data) => create(data)),
    );
    const [winner, ...others] = answers.filter(({ status }) => status === 200);
    expect(others).toEqual([]);
    for (const answer of answers.filter((one) => one !== winner))
      expect(extraOf(answer)).toMatchObject([{ error: 'exists', records: [{ id: winner?.data.id }] }]);
  });
});

it('stays with the first of the records that had it before it was claimed', async () => {
  const client = await platform().pool.connect();
  try {
    const claims = async () =>
      (await client.query('select id_company, kind, value, id_owner from product_claim order by 1, 2, 3, 4'))
        .rows;
    const before = await claims();
    await client.query('begin');
    const { rows } = await client.query<{ id: string; bar_code: string }>(
      `select r.id, d.bar_code from product r join product_bar_code d on d.id_company = r.id_company and d.id_owner = r.id
       where r.status <> 'D' and r.id_company = $1 and d.position = 0 order by r."order" limit 2`,
      [business.idCompany],
    );
    const [first, second] = rows;
    await client.query('update product_bar_code set bar_code = $1 where id_owner = $2 and position = 0', [
      ` ${first?.bar_code.toUpperCase()}`,
      second?.id,
    ]);
    await client.query('delete from product_claim');
    for (const statement of claimStatements()) await client.query(statement);
    expect(await claims()).toEqual(before.filter(({ value }) => value !== second?.bar_code.toLowerCase()));
  } finally {
    await client.query('rollback');
    client.release();
  }
});
