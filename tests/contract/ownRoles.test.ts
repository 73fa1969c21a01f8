import { peopleCalls, resourceCalls, type Role, roleCalls, roleLimits } from '@comanda/api/calls';
import {
  actionOf,
  givesRoles,
  grantable,
  makesRoles,
  owners,
  type Permissions,
  platformRoles,
} from '@comanda/api/permissions';
import { tax } from '@comanda/api/areas/basics/tax';
import * as fc from 'fast-check';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Account, accounts } from '../support/accounts.ts';
import type { Caller } from '../support/caller.ts';
import { giveRole, holdOnly } from '../support/grants.ts';
import { usePlatform } from '../support/usePlatform.ts';

/* Roles that a company makes (docs/product.md §5.6). */
const platform = usePlatform();
let owner: Caller;
let manager: Caller;
let idCompany: string;
const people = ['owner', 'manager', 'reader', 'cook'] as const;
const ids = new Map<Account, string>();
const idOf = (account: Account): string => ids.get(account) ?? '';
const [see, edit] = [actionOf(tax, 'ACCESS'), actionOf(tax, 'EDIT')];

beforeAll(async () => {
  [owner, manager] = [await platform().as('owner'), await platform().as('manager')];
  idCompany = await platform().company('ENCINA');
  for (const account of people)
    ids.set(account, (await (await platform().as(account)).call(peopleCalls.logged)).data.id);
});
afterEach(async () => {
  for (const account of people) await giveRole(platform().pool, account, idCompany, account.toUpperCase());
  await platform().pool.query(`update app_user set kind = 'NRM' where kind = 'DEV'`);
  await platform().pool.query(
    `with gone as (delete from role_permission where role in (select code from role where kind = 'NRM'))
     delete from role where kind = 'NRM'`,
  );
});

const ofCompany = async (): Promise<readonly Role[]> =>
  (await owner.call(roleCalls.ofCompany, { params: { companyId: idCompany } })).data;
const history = async () => (await owner.call(roleCalls.history, { params: { companyId: idCompany } })).data;
const make = (permissions: Permissions, name = 'Shift lead', caller = owner) =>
  caller.call(roleCalls.make, { data: { idCompany, name, permissions } });
const change = (
  { code, version, name }: Pick<Role, 'code' | 'version' | 'name'>,
  permissions: Permissions,
  more: {
    readonly try?: boolean;
    readonly digest?: string;
    readonly name?: string;
    readonly caller?: Caller;
  } = {},
) =>
  (more.caller ?? owner).call(roleCalls.change, {
    data: {
      idCompany,
      code,
      version,
      name: more.name ?? name ?? '',
      permissions,
      try: more.try ?? false,
      digest: more.digest,
    },
  });
const give = (account: Account, role: string, caller = owner) =>
  caller.call(roleCalls.give, { data: { idCompany, idUsers: [idOf(account)], role, try: false } });
const remove = (code: string, caller = owner) =>
  caller.call(roleCalls.delete, { params: { companyId: idCompany, code } });
const heldBy = async (account: Account): Promise<readonly string[]> => {
  const { data } = await (
    await platform().as(account)
  ).call(peopleCalls.businessActions, { data: { kind: 'company', idCompany } });
  return data.actions.map(({ key }) => key).toSorted();
};
const refusedAt = (field: string, error: string) => ({
  code: 'ERROR_CONSTRAINT',
  extra: [{ entity: 'ROL', field, error }],
});

describe('a role of a company', () => {
  it('is made, given, changed and deleted, each noted with who did it', async () => {
    const { data: made } = await make({ [see]: 'GRN', [edit]: 'NUL' });
    expect(made).toMatchObject({
      kind: 'NRM',
      name: 'Shift lead',
      permissions: { [see]: 'GRN' },
      people: [],
    });
    expect((await give('cook', made.code)).data.people).toMatchObject([{ from: 'COOK', to: made.code }]);
    expect(await heldBy('cook')).toEqual([see]);
    const changed = await change(made, { [see]: 'GRN', [edit]: 'GRN' }, { name: ' Lead ' });
    expect(changed.data).toMatchObject({
      role: { name: 'Lead', version: made.version + 1, people: [{ id: idOf('cook') }] },
      people: [{ id: idOf('cook'), loses: [], gains: [edit] }],
    });
    expect(await heldBy('cook')).toEqual([see, edit]);
    await give('cook', 'COOK');
    expect((await remove(made.code)).data).toEqual({ done: true });
    expect((await ofCompany()).map(({ code }) => code)).toEqual(['OWNER', 'MANAGER', 'READER', 'COOK']);
    const noted = (await history()).slice(0, 5);
    expect(noted.map(({ kind }) => kind)).toEqual(['DELETE', 'GIVE', 'CHANGE', 'GIVE', 'MAKE']);
    expect(noted[2]).toMatchObject({
      by: 'Carmen Robledo',
      role: { name: 'Lead' },
      changes: [{ action: edit, from: 'NUL', to: 'GRN' }],
    });
    expect(noted[3]).toMatchObject({
      role: { name: 'Shift lead' },
      people: [{ name: 'Bruno Salvatierra', from: 'COOK' }],
    });
  });
  it('is tried first: who would lose and gain what, and nothing is stored or noted', async () => {
    const { data: made } = await make({ [see]: 'GRN' });
    await give('cook', made.code);
    const [before, noted] = [await ofCompany(), await history()];
    const tried = await change(made, { [edit]: 'GRN' }, { try: true });
    expect(tried.data.people).toMatchObject([{ id: idOf('cook'), loses: [see], gains: [edit] }]);
    expect([await ofCompany(), await history()]).toEqual([before, noted]);
    expect((await change(made, { [edit]: 'GRN' })).data.people).toEqual(tried.data.people);
  });
  it('is not changed once others have it than was shown', async () => {
    const { data: made } = await make({ [see]: 'GRN' });
    const { data: shown } = await change(made, { [edit]: 'GRN' }, { try: true });
    await give('cook', made.code);
    const [before, noted] = [await ofCompany(), await history()];
    const refused = await change(made, { [edit]: 'GRN' }, { digest: shown.digest });
    expect([refused.status, refused.error]).toMatchObject([
      409,
      { code: 'ERROR_STALE', extra: [{ entity: 'ROL', field: 'digest', error: 'stale' }] },
    ]);
    expect([await ofCompany(), await history()]).toEqual([before, noted]);
    const { data: now } = await change(made, { [edit]: 'GRN' }, { try: true });
    expect(now.people).toMatchObject([{ id: idOf('cook'), loses: [see], gains: [edit] }]);
    expect((await change(made, { [edit]: 'GRN' }, { digest: now.digest })).data.people).toEqual(now.people);
  });
  it('does not go while somebody has it, and says who', async () => {
    const { data: made } = await make({});
    await give('cook', made.code);
    expect((await remove(made.code)).error).toMatchObject({
      code: 'ERROR_NOT_ERASABLE',
      extra: [
        { entity: 'USR', count: 1, records: [{ id: idOf('cook'), names: { und: 'Bruno Salvatierra' } }] },
      ],
    });
  });
  it('is not overwritten by who read it earlier', async () => {
    const { data: made } = await make({});
    await change(made, { [see]: 'GRN' });
    const late = await change(made, { [edit]: 'GRN' });
    expect(late.status).toBe(409);
    expect(late.error.records).toMatchObject({
      yours: { permissions: { [edit]: 'GRN' } },
      stored: { permissions: { [see]: 'GRN' }, version: made.version + 1 },
    });
  });
});

describe('refused', () => {
  it('is a name that is none, too long or taken, and what no role can say', async () => {
    expect((await make({}, ' ')).error).toMatchObject(refusedAt('name', 'required'));
    expect((await make({}, 'x'.repeat(roleLimits.name + 1))).error).toMatchObject(
      refusedAt('name', 'too_long'),
    );
    const { data: made } = await make({});
    expect((await make({}, 'SHIFT LEAD')).error).toMatchObject(refusedAt('name', 'exists'));
    expect((await change(made, {}, { name: 'shift lead' })).status).toBe(200);
    const unknown = { ALLOW_EVERYTHING: 'GRN' } as const;
    expect((await make(unknown, 'a')).error).toMatchObject(
      refusedAt('permissions.ALLOW_EVERYTHING', 'unknown'),
    );
    // Special permissions are granted or not, never denied.
    expect((await make({ [givesRoles]: 'DEN' }, 'b')).error).toMatchObject(
      refusedAt(`permissions.${givesRoles}`, 'choice'),
    );
  });
  it('is more than its author may do: given, taken, denied, or in a role of somebody above', async () => {
    await holdOnly(platform().pool, 'manager', idCompany, [makesRoles, see]);
    for (const state of ['GRN', 'DEN'] as const)
      expect((await make({ [edit]: state }, state, manager)).error).toMatchObject(
        refusedAt(`permissions.${edit}`, 'beyond_own'),
      );
    const { data: low } = await make({ [see]: 'GRN', [edit]: 'DEN' }, 'low');
    expect((await change(low, { [see]: 'GRN' }, { caller: manager })).error).toMatchObject(
      refusedAt(`permissions.${edit}`, 'beyond_own'),
    );
    expect((await change(low, { [edit]: 'DEN' }, { caller: manager })).status).toBe(200);
    const { data: high } = await make({ [edit]: 'GRN' }, 'high');
    const beyond = refusedAt('code', 'beyond_own');
    expect((await change(high, { [edit]: 'GRN', [see]: 'GRN' }, { caller: manager })).error).toMatchObject(
      beyond,
    );
    expect((await remove(high.code, manager)).error).toMatchObject(beyond);
  });
  it('is a change of the platform’s roles, and whatever belongs to another company', async () => {
    for (const code of ['OWNER', 'MANAGER'])
      for (const answer of [await change({ code, version: 1, name: 'Mine' }, {}), await remove(code)])
        expect(answer.error).toMatchObject(refusedAt('code', 'choice'));
    for (const code of ['OPERATOR', 'USER', 'DEVELOPER', 'NOBODY']) {
      expect((await change({ code, version: 1, name: 'Mine' }, {})).status).toBe(404);
      expect((await give('cook', code)).status).toBe(422);
    }
    const elsewhere = await platform().company('BRASA');
    const { data: theirs } = await owner.call(roleCalls.make, {
      data: { idCompany: elsewhere, name: 'Theirs', permissions: {} },
    });
    expect((await change(theirs, {})).status).toBe(404);
    expect((await remove(theirs.code)).status).toBe(404);
    expect((await give('cook', theirs.code)).error).toMatchObject({
      extra: [{ field: 'role', error: 'choice' }],
    });
    // The database holds it too.
    await expect(giveRole(platform().pool, 'cook', idCompany, theirs.code)).rejects.toMatchObject({
      code: '23514',
    });
  });
  it('is one role more than there may be', async () => {
    for (let nth = 0; nth < roleLimits.roles; nth += 1)
      await platform().pool.query(
        `insert into role (code, kind, id_company, name) values ($1, 'NRM', $2, $1)`,
        [`FULL_${nth}`, idCompany],
      );
    expect((await make({})).error).toMatchObject(refusedAt('code', 'too_many'));
  });
});

describe('who is reached by several grants', () => {
  it('a developer looks at everything where they work, unless their role there denies it', async () => {
    await platform().pool.query(`update app_user set kind = 'DEV' where email = $1`, [accounts.cook]);
    expect(await heldBy('cook')).toEqual(
      [...new Set([...(platformRoles['COOK'] ?? []), ...(platformRoles['DEVELOPER'] ?? [])])].toSorted(),
    );
    const { data: made } = await make({ [edit]: 'GRN' });
    await give('cook', made.code);
    expect(await heldBy('cook')).toContain(see);
    const denied = await change(made, { [edit]: 'GRN', [see]: 'DEN' });
    expect(denied.data.people).toMatchObject([{ loses: [see], gains: [] }]);
    expect(await heldBy('cook')).not.toContain(see);
    const list = { data: { idCompany } };
    expect((await (await platform().as('cook')).call(resourceCalls(tax).list, list)).status).toBe(403);
  });
});

describe('whatever is done by people of a company', () => {
  it('leaves an owner who gives roles, and gives nobody what none of them had', async () => {
    const action = fc.constantFrom(see, edit, givesRoles, makesRoles);
    const said = fc.dictionary(action, fc.constantFrom('GRN', 'NUL', 'DEN'));
    const step = fc.record({
      by: fc.constantFrom('owner', 'manager'),
      whom: fc.constantFrom('owner', 'manager', 'cook'),
      role: fc.constantFrom('OWNER', 'COOK', 'own'),
      said,
      does: fc.constantFrom('change', 'give', 'remove'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 6 }), async (steps) => {
        for (const account of people)
          await giveRole(platform().pool, account, idCompany, account.toUpperCase());
        const { data: own } = await make({ [see]: 'GRN' }, `Role ${Math.random()}`);
        for (const { by, whom, role, said: permissions, does } of steps) {
          const caller = by === 'owner' ? owner : manager;
          const held = await heldBy(by);
          const before = await heldBy(whom);
          const now = (await platform().pool.query('select version from role where code = $1', [own.code]))
            .rows[0];
          if (does === 'give') await give(whom, role === 'own' ? own.code : role, caller);
          else if (does === 'remove') await remove(own.code, caller);
          else if (now) await change({ ...own, version: now.version }, permissions, { caller });
          const gained = (await heldBy(whom)).filter((one) => !before.includes(one));
          expect(gained.filter((one) => !held.includes(one))).toEqual([]);
          const { rows } = await platform().pool.query(
            `select 1 from membership where id_company = $1 and role = $2`,
            [idCompany, owners],
          );
          expect(rows.length).toBeGreaterThan(0);
        }
      }),
      { numRuns: 12 },
    );
    await giveRole(platform().pool, 'owner', idCompany, 'OWNER');
    expect(await heldBy('owner')).toEqual([...grantable].toSorted());
  });
});
