import {
  type BodyOf,
  MOST_VIEWS,
  resourceCalls,
  type View,
  viewCalls,
  type ViewState,
} from '@comanda/api/calls';
import { department } from '@comanda/api/areas/sales/department';
import { subdepartment } from '@comanda/api/areas/sales/subdepartment';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Account } from '../support/accounts.ts';
import { usePlatform } from '../support/usePlatform.ts';
import { type Business, openBusiness, places } from './requests.ts';

/* Whose a view is, and what may stand in one (docs/product.md §6.5). */
const platform = usePlatform();
const unknownId = '0190d6c0-0000-7000-8000-00000000dead';
let home: Business;
beforeAll(async () => {
  home = await openBusiness(platform(), places.home);
});
beforeEach(() => platform().pool.query('delete from view'));

const plain: ViewState = {
  search: '',
  where: null,
  facets: {},
  sort: [{ id: 'code', desc: false }],
  size: 10,
  columns: ['code', 'names'],
  widths: {},
  density: 'compact',
};
const viewOf = (
  name: string,
  over: Partial<Omit<BodyOf<typeof viewCalls.create>, 'state'>> & {
    readonly state?: Partial<ViewState>;
  } = {},
) => ({
  idCompany: home.idCompany,
  entity: 'TAX',
  name,
  shared: false,
  ...over,
  state: { ...plain, ...over.state },
});
const by = (account: Account) => platform().as(account);
const make = async (account: Account, ...given: Parameters<typeof viewOf>) =>
  (await by(account)).callWith(viewCalls.create, viewOf(...given));
const made = async (account: Account, ...given: Parameters<typeof viewOf>): Promise<View> =>
  (
    await (
      await by(account)
    ).call(viewCalls.create, { data: viewOf(...given) as BodyOf<typeof viewCalls.create> })
  ).data;
const change = async (account: Account, { id, version, ...view }: View, over: Partial<View> = {}) => {
  const { idCompany, entity, name, shared, state } = { ...view, ...over };
  const data = { idCompany, entity, id, version, name, shared, state };
  return (await by(account)).callWith(viewCalls.update, data);
};
const listed = async (account: Account, entity = 'TAX') => {
  const params = { companyId: home.idCompany, entity };
  return (await (await by(account)).call(viewCalls.ofCompany, { params })).data;
};
const remove = async (account: Account, { id, entity }: View) =>
  (await by(account)).call(viewCalls.remove, { params: { companyId: home.idCompany, entity, id } });
const arrange = async (account: Account, ids: readonly string[], idDefault: string | null = null) =>
  (await by(account)).callWith(viewCalls.arrange, {
    idCompany: home.idCompany,
    entity: 'TAX',
    ids,
    idDefault,
  });
const namesSeen = async (account: Account) => (await listed(account)).elements.map(({ name }) => name);

describe('whose a view is', () => {
  it('shows a private one to its author only, a shared one to all who see the area, in this company', async () => {
    const own = await made('owner', 'Mine');
    await made('owner', 'Ours', { shared: true });
    expect(await namesSeen('owner')).toEqual(['Mine', 'Ours']);
    expect(await namesSeen('reader')).toEqual(['Ours']);
    // Nobody stands above another's private view, not even who may do everything.
    expect(await namesSeen('operator')).toEqual(['Ours']);
    expect((await change('operator', own, { name: 'Taken' })).status).toBe(404);
    expect((await remove('operator', own)).status).toBe(404);
    expect((await arrange('operator', [], own.id)).text.replace(/"requestId".*/, '')).toBe(
      (await arrange('operator', [], unknownId)).text.replace(/"requestId".*/, ''),
    );
    // The area and the company that a call names are those of the view.
    expect((await change('owner', own, { entity: 'CRR' })).status).toBe(404);
    const params = { companyId: home.idCompany, entity: 'TAX' };
    expect((await (await by('foreign')).call(viewCalls.ofCompany, { params })).status).toBe(404);
    expect((await (await by('cook')).call(viewCalls.ofCompany, { params })).status).toBe(403);
  });

  it('lets a reader keep own views, and only who edits the area share', async () => {
    const own = await made('reader', 'Mine');
    expect((await make('reader', 'Ours', { shared: true })).status).toBe(403);
    const refused = await change('reader', own, { shared: true });
    expect(refused.status).toBe(403);
    expect(refused.text).toContain('ALLOW_COMPANY_TAX_EDIT');
    expect((await change('reader', own, { name: 'Still mine' })).status).toBe(200);
    const ours = await made('manager', 'Ours', { shared: true });
    expect((await change('reader', ours, { name: 'Theirs' })).status).toBe(403);
    expect((await remove('reader', ours)).status).toBe(403);
    expect((await change('owner', ours, { name: 'Edited' })).status).toBe(200);
    expect(await namesSeen('manager')).toEqual(['Edited']);
    expect((await remove('owner', ours)).status).toBe(200);
    expect(await namesSeen('manager')).toEqual([]);
  });

  it('keeps order and default for each person', async () => {
    const [a, b] = [await made('owner', 'A', { shared: true }), await made('owner', 'B', { shared: true })];
    expect((await arrange('reader', [b.id, a.id], b.id)).status).toBe(200);
    expect(await listed('reader')).toMatchObject({
      idDefault: b.id,
      elements: [{ name: 'B' }, { name: 'A' }],
    });
    expect(await listed('owner')).toMatchObject({
      idDefault: null,
      elements: [{ name: 'A' }, { name: 'B' }],
    });
    await remove('owner', b);
    expect(await listed('reader')).toMatchObject({ idDefault: null, elements: [{ name: 'A' }] });
  });

  it('refuses a stale change with both', async () => {
    const first = await made('owner', 'Ours', { shared: true });
    await change('manager', first, { name: 'Theirs' });
    const stale = await change('owner', first, { name: 'Mine' });
    expect(stale.status).toBe(409);
    expect(stale.error).toMatchObject({
      code: 'ERROR_STALE',
      records: { yours: { name: 'Mine' }, stored: { name: 'Theirs', version: 2 } },
    });
  });
});

describe('names and numbers', () => {
  it('take a name once a person and area, without case', async () => {
    const wine = await made('owner', 'Wines');
    const again = await make('owner', ' wINES ');
    expect(again.status).toBe(422);
    expect(again.error.extra).toEqual([{ entity: 'VIW', field: 'name', error: 'exists' }]);
    expect((await change('owner', wine, { name: 'WINES' })).status).toBe(200);
    expect((await make('reader', 'Wines')).status).toBe(200);
    expect((await make('owner', 'Wines', { entity: 'CRR' })).status).toBe(200);
  });
  it('hold fifty of a person, however many come at once', async () => {
    for (let nth = 1; nth < MOST_VIEWS; nth += 1) await made('owner', `View ${nth}`);
    // Nobody gets to write before all have had the time to count.
    const gate = await platform().pool.connect();
    await gate.query('begin; lock table view in share mode');
    const coming = Array.from({ length: 10 }, (_, nth) => make('owner', `One more ${nth}`));
    for (let waiting = 0; waiting < 10;) {
      const { rows } = await platform().pool.query<{ count: number }>(
        `select count(*)::int from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      waiting = rows[0]?.count ?? 0;
    }
    await gate.query('commit');
    gate.release();
    const last = await Promise.all(coming);
    expect(last.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(last.filter(({ status }) => status === 422)).toHaveLength(9);
    expect((await make('reader', 'Mine')).status).toBe(200);
  });
});

const where = (value: readonly string[]) => ({
  and: [{ field: 'idDepartment', operator: 'in' as const, value }],
});
const look = async () => (await listed('owner', subdepartment.code)).elements[0];

describe('a state', () => {
  it.each([
    ['where.and.0', { where: { and: [{ field: 'nothing', operator: 'eq', value: 1 }] } }],
    ['facets.value', { facets: { value: ['1'] } }],
    ['sort.0', { sort: [{ id: 'nothing', desc: false }] }],
    ['columns.1', { columns: ['code', 'members'] }],
    ['columns.0', { columns: ['code', 'code'] }],
    ['widths.members', { widths: { members: 100 } }],
  ])('is refused at what the area does not have: %s', async (path, state) => {
    const answer = await make('owner', 'Odd', { state: state as Partial<ViewState> });
    expect(answer.status).toBe(400);
    expect(answer.error.extra).toContainEqual(expect.objectContaining({ field: `state.${path}` }));
  });

  it('has no part that the person may not see', async () => {
    const rounded = { where: { field: 'rounding', operator: 'eq', value: 'H' } } as const;
    const place = { entity: 'PMT', shared: true, state: rounded };
    const shared = await made('owner', 'Rounded', place);
    expect(shared).toMatchObject({ whole: true, state: rounded });
    expect((await make('manager', 'Rounded', place)).status).toBe(400);
    const [seen] = (await listed('manager', 'PMT')).elements;
    expect(seen).toMatchObject({ whole: false, state: { where: null } });
    // Who renames it keeps what they do not see.
    const { state: _, ...rename } = { ...viewOf('Renamed', place), id: shared.id, version: 1 };
    expect((await (await by('manager')).call(viewCalls.update, { data: rename })).status).toBe(200);
    const [kept] = (await listed('owner', 'PMT')).elements;
    expect(kept).toMatchObject({ name: 'Renamed', whole: true, state: rounded });
  });

  it('is shown without what has gone since, and says so', async () => {
    const [kept, gone] = [await home.create(department), await home.create(department)];
    await made('owner', 'Two', {
      entity: subdepartment.code,
      state: { where: where([kept.id, gone.id]), columns: ['code'] },
    });
    expect(await look()).toMatchObject({ whole: true, state: { where: where([kept.id, gone.id]) } });
    await home.owner.call(resourceCalls(department).remove, { params: { id: gone.id } });
    expect(await look()).toMatchObject({ whole: false, state: { where: where([kept.id]) } });
    await platform().pool.query(`update view set state = jsonb_set(state, '{columns}', '["code","colour"]')`);
    expect(await look()).toMatchObject({ whole: false, state: { columns: ['code'] } });
  });
});
