import { shared } from '@comanda/api/permissions';
import {
  type AnyCall,
  businessCalls,
  changes,
  defineCall,
  isDownload,
  messageCalls,
  messageNumberCalls,
  mainMenu,
  peopleCalls,
  profileCalls,
  resourceCalls,
  roleCalls,
  seeingCalls,
  sessionCalls,
  signedInCalls,
  urlOf,
} from '@comanda/api/calls';
import { allCalls } from '@comanda/api/calls/all';
import { actionOf, givesRoles, grantable, makesRoles } from '@comanda/api/permissions';
import { platformId, type Resource } from '@comanda/api/kernel';
import { tax } from '@comanda/api/areas/basics/tax';
import { monitorKind } from '@comanda/api/areas/kitchen/monitorKind';
import { allergen } from '@comanda/api/areas/system/allergen';
import { sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { openBrands } from '../../apps/server/src/brand/brands.ts';
import { readConfig } from '../../apps/server/src/config.ts';
import { createPool } from '../../apps/server/src/db/pool.ts';
import { failureOf } from '../../apps/server/src/core/failure.ts';
import { handle } from '../../apps/server/src/core/route.ts';
import type { Context } from '../../apps/server/src/core/work.ts';
import { perform } from '../../apps/server/src/http/perform.ts';
import { type Account, accounts } from '../support/accounts.ts';
import { type Caller, callerOf, signIn } from '../support/caller.ts';
import { tellsRights } from '../support/covering.ts';
import { giveRole, holdOnly } from '../support/grants.ts';
import { usePlatform } from '../support/usePlatform.ts';
import { shareOf } from '../support/whole.ts';
import { type Asked, bodyOf, type Business, openBusiness, places } from './requests.ts';
import { storedIn } from './stored.ts';

/* To see as somebody else, without changing anything (docs/product.md §5.7). */
const platform = usePlatform();
let home: Business;
let idCompany: string;
const people = ['owner', 'manager', 'reader', 'cook'] as const;
const ids = new Map<Account, string>();
const idOf = (account: Account): string => ids.get(account) ?? '';

beforeAll(async () => {
  home = await openBusiness(platform(), places.home);
  ({ idCompany } = home);
  for (const account of [...people, 'foreign', 'operator'] as const)
    ids.set(account, (await (await platform().as(account)).call(peopleCalls.logged)).data.id);
});
const run = (statement: string): Promise<unknown> => platform().pool.query(statement);
afterEach(async () => {
  for (const account of people) await giveRole(platform().pool, account, idCompany, account.toUpperCase());
  await run(`update membership set locked = null; update app_user set status = 'ACT'; update app_user set kind = 'NRM' where kind = 'DEV';
    update app_user set kind = 'SYS' where email = '${accounts.operator}'`);
});

const begin = (account: Account, caller: Caller = home.owner, id?: string) =>
  caller.call(seeingCalls.begin, { data: { idCompany, idUser: idOf(account), ...(id && { id }) } });
/** What an account sees as another one. */
const viewOf = async (account: Account, caller?: Caller): Promise<Caller> =>
  callerOf(platform().origin, (await begin(account, caller)).data.token);
const actionsIn = async (caller: Caller): Promise<readonly string[]> => {
  const { data } = await caller.call(peopleCalls.businessActions, { data: { kind: 'company', idCompany } });
  return data.actions.map(({ key }) => key).filter((key) => !shared.includes(key));
};
const menuOf = async (caller: Caller) =>
  (await caller.call(peopleCalls.companyMenu, { params: { menu: mainMenu, id: idCompany } })).data;
const seenNow = async (caller: Caller = home.owner) => {
  const { data } = await caller.call(roleCalls.ofCompany, { params: { companyId: idCompany } });
  return Object.fromEntries(data.flatMap((role) => role.people.map(({ id, seeing }) => [id, seeing])));
};
const history = async () =>
  (await home.owner.call(roleCalls.history, { params: { companyId: idCompany } })).data;

const cookIs = (what: string): string => `update app_user set ${what} where email = '${accounts.cook}'`;

describe('who sees as whom', () => {
  const withoutTaxes = grantable.filter((action) => action !== actionOf(tax, 'ACCESS'));
  it.each([
    ['themselves', 'owner', grantable, '', 'self'],
    ['somebody who may do more', 'reader', withoutTaxes, '', 'beyond_own'],
    [
      'a developer, by what reaches them beside their role',
      'cook',
      withoutTaxes,
      cookIs(`kind = 'DEV'`),
      'beyond_own',
    ],
    ['somebody of the platform', 'cook', grantable, cookIs(`kind = 'SYS'`), 'beyond_own'],
    ['somebody who cannot sign in', 'cook', grantable, cookIs(`status = 'LCK'`), 'inactive'],
    [
      'somebody who is locked there',
      'cook',
      grantable,
      `update membership set locked = now() where id_user = (select id from app_user where email = '${accounts.cook}')`,
      'locked',
    ],
  ] as const)('nobody sees as %s', async (_, account, held, statement, error) => {
    await holdOnly(platform().pool, 'owner', idCompany, held);
    if (statement !== '') await run(statement);
    const answer = await begin(account);
    await run(cookIs(`kind = 'NRM'`));
    expect([answer.status, answer.error]).toMatchObject([
      422,
      { code: 'ERROR_CONSTRAINT', extra: [{ entity: 'USR', field: 'idUser', error }] },
    ]);
  });
  it('whom they may see as is told to who makes roles, and to no one else', async () => {
    await run(`update app_user set status = 'INA' where email = '${accounts.cook}'`);
    expect(await seenNow()).toEqual({
      [idOf('owner')]: 'self',
      [idOf('manager')]: null,
      [idOf('reader')]: null,
      [idOf('cook')]: 'inactive',
    });
    const { data } = await (
      await platform().as('manager')
    ).call(roleCalls.ofCompany, { params: { companyId: idCompany } });
    expect(data.flatMap((role) => role.people.map(({ seeing }) => seeing))).toEqual(
      Array.from({ length: 4 }, () => undefined),
    );
  });
  it('is refused to who does not make roles, and elsewhere as if there were nobody', async () => {
    expect((await begin('cook', await platform().as('manager'))).status).toBe(403);
    expect((await begin('cook', await platform().as('foreign'))).status).toBe(404);
    expect((await begin('foreign')).status).toBe(404);
    expect((await begin('operator')).status).toBe(404);
  });
  it('the platform’s operator may, too', async () => {
    const view = await viewOf('owner', await platform().as('operator'));
    expect((await view.call(peopleCalls.logged)).data.uName).toBe('Carmen');
  });
});

describe('what is seen', () => {
  it('is what the person may do, in the one company', async () => {
    const view = await viewOf('reader');
    expect(await actionsIn(view)).toEqual(await actionsIn(await platform().as('reader')));
    expect(await menuOf(view)).toEqual(await menuOf(await platform().as('reader')));
    // Their home and their reports, and what of the platform's own everybody sees.
    expect((await view.call(peopleCalls.actions)).data.actions.map(({ key }) => key).toSorted()).toEqual(
      ['ALLOW_USER_HOME', 'ALLOW_USER_STATISTICS', ...shared].toSorted(),
    );
  });
  it('is never more than who sees may do themselves, from the next call on', async () => {
    const view = await viewOf('reader');
    await holdOnly(platform().pool, 'owner', idCompany, [makesRoles, givesRoles, 'ALLOW_COMPANY_ACCESS']);
    expect(await actionsIn(view)).toEqual(['ALLOW_COMPANY_ACCESS']);
    expect((await view.call(resourceCalls(tax).list, { data: { idCompany } })).status).toBe(403);
  });
  it('ends at the company, of whoever it is', async () => {
    const elsewhere = await platform().company('ISTMO');
    const pool = platform().pool;
    await pool.query(`insert into membership (id_user, id_company, role) values ($1, $2, 'OWNER')`, [
      idOf('reader'),
      elsewhere,
    ]);
    const view = await viewOf('reader', await platform().as('operator'));
    const answers = await Promise.all([
      view.call(businessCalls.company, { params: { id: elsewhere } }),
      view.call(resourceCalls(tax).list, { data: { idCompany: elsewhere } }),
      view.call(peopleCalls.companyMenu, { params: { menu: mainMenu, id: elsewhere } }),
    ]);
    const { data: seen } = await view.call(businessCalls.companiesOfUser, {
      params: { id: idOf('reader') },
    });
    await pool.query('delete from membership where id_user = $1 and id_company = $2', [
      idOf('reader'),
      elsewhere,
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(seen.map(({ id }) => id)).toEqual([idCompany]);
  });
  it('is what of the platform’s own everybody sees, and no more of it', async () => {
    const view = await viewOf('reader');
    const list = (area: Resource) => view.call(resourceCalls(area).list, { data: { idCompany: platformId } });
    const seen = await list(allergen);
    expect(seen.status, seen.text).toBe(200);
    expect(seen.data.elements).not.toEqual([]);
    expect((await list(monitorKind)).status).toBe(403);
  });
  it('is the name of the person and nothing else that is theirs alone', async () => {
    const view = await viewOf('reader');
    const { data } = await view.call(peopleCalls.logged);
    const { data: own } = await home.owner.call(peopleCalls.logged);
    const { data: theirs } = await (await platform().as('reader')).call(peopleCalls.logged);
    expect(data).toEqual({
      ...theirs,
      email: '',
      lang: own.lang,
      customize: own.customize,
      avatar: { url: null, hash: null },
    });
    const id = idOf('reader');
    for (const answer of await Promise.all([
      view.call(profileCalls.get, { params: { id } }),
      view.call(profileCalls.get, { params: { id: idOf('owner') } }),
      view.call(signedInCalls.list),
      view.call(messageNumberCalls.number),
      view.call(messageCalls.list, { params: { status: 'UNR', offset: '0', limit: '10' } }),
    ]))
      expect(answer.status, answer.text).toBe(404);
  });
});

/** What areas do comes from one place: one of each kind stands for them, with COMANDA_FULL all do. */
const byPerson = allCalls
  .filter(({ access }) => access.by === 'user' || access.by === 'company')
  .filter(tellsRights);
/** A group is its maker's own: nobody else finds it, whoever they see as. */
const ofGroups: ReadonlySet<string> = new Set(['business.storesOfGroups', 'user.ofGroup']);
const isAlone = ({ access, name }: AnyCall): boolean =>
  ofGroups.has(name) || (access.by === 'user' && access.of === 'self' && !access.isFrame);
const named = (calls: readonly AnyCall[]) => calls.map((call) => [call.name, call] as const);
/** Sends what the owner could send, as who sees as the manager of the same company. */
const ask = async (view: Caller, call: AnyCall, { params, data, files }: Asked) => {
  const response = await fetch(platform().origin + urlOf(call, params), {
    method: call.method,
    headers: {
      authorization: `Bearer ${view.token}`,
      ...(call.body && !files && { 'content-type': 'application/json' }),
    },
    ...(call.body && { body: bodyOf({ data, ...(files && { files }) }) }),
  });
  return { status: response.status, text: await response.text() };
};
/** As somebody who may do everything: what is refused is refused for the view's sake. */
const viewOfEqual = async (): Promise<Caller> => {
  await giveRole(platform().pool, 'manager', idCompany, 'OWNER');
  return viewOf('manager');
};

describe('a call that changes something', () => {
  // It is refused before anything of the call is done: a share stands for all.
  it.each(named(shareOf(byPerson.filter(changes), 3)))(
    '%s is refused and stores nothing',
    async (_, call) => {
      const request = await home.request(call);
      const view = await viewOfEqual();
      const before = await storedIn(platform().pool);
      const { status, text } = await ask(view, call, request);
      expect(status, text).toBe(403);
      expect(JSON.parse(text).error.code).toBe('ERROR_READ_ONLY');
      expect(await storedIn(platform().pool)).toEqual(before);
    },
  );
});

describe('a call that says it reads, and writes', () => {
  const path = '/planted/{companyId}';
  const planted = defineCall({
    name: 'planted',
    service: 'security',
    method: 'GET',
    path,
    access: { by: 'company', action: 'ALLOW_COMPANY_ACCESS', named: 'path' },
    summary: 'Writes although it is a GET',
    answer: z.object({ done: z.boolean() }),
  });
  const ofCompany = sql`update tax set status = status`;
  const ofIdentity = sql`update membership set role = role`;
  const writes: Readonly<Record<string, (context: Context) => Promise<unknown>>> = {
    'what is the company’s': ({ db }) => db.execute(ofCompany),
    'who may do what': ({ gate }) => gate((db) => db.execute(ofIdentity)),
    'the one after it has read the other': async ({ db, gate }) => {
      await gate((identity) => identity.execute(sql`select 1 from membership`));
      await db.execute(ofCompany);
    },
  };
  it.each(Object.keys(writes))('is refused by the database, %s', async (name) => {
    const config = readConfig({ COMANDA_DATA: platform().dataDirectory, LOG_LEVEL: 'silent' });
    const pool = createPool(platform().databaseUrl);
    const app = Fastify();
    const send = async (caller: Caller) => {
      const route = handle(planted, async (_, context) => {
        await writes[name]?.(context);
        return { done: true };
      });
      const answered = await perform({ pool, config, brands: await openBrands(config) }, route, {
        params: { companyId: idCompany },
        data: undefined,
        files: {},
        bearer: caller.token,
        key: undefined,
        requestId: 'planted',
        log: app.log,
        address: '127.0.0.1',
        brand: 'default',
        agent: '',
        device: { left: undefined, leave: () => undefined },
        lang: undefined,
        timeZone: undefined,
        origin: platform().origin,
      }).catch((error: unknown) => failureOf(error, 'planted'));
      return typeof answered === 'string' ? answered : [answered.status, answered.body.error.code];
    };
    try {
      const view = await viewOfEqual();
      const before = await storedIn(platform().pool);
      expect(await send(view)).toEqual([403, 'ERROR_READ_ONLY']);
      expect(await storedIn(platform().pool)).toEqual(before);
      // It is the view that keeps it from writing, not what it writes.
      expect(await send(home.owner)).toBe(JSON.stringify({ data: { done: true } }));
    } finally {
      await pool.end();
    }
  });
});

describe('a call that reads', () => {
  // Where one writes all the same, the database refuses it: such a call has to say that it changes something.
  const reading = byPerson.filter((call) => !changes(call));
  it.each(named(reading.filter((call) => !isAlone(call))))('%s is done', async (_, call) => {
    const request = await home.request(call);
    const view = await viewOfEqual();
    const params =
      request.params['id'] === home.idUser ? { ...request.params, id: idOf('manager') } : request.params;
    const before = await storedIn(platform().pool);
    const { status, text } = await ask(view, call, { ...request, params });
    expect(status, isDownload(call) ? '' : text).toBe(200);
    expect(await storedIn(platform().pool)).toEqual(before);
  });
  it.each(named(reading.filter(isAlone)))('%s is the person’s alone', async (_, call) => {
    const { status, text } = await ask(await viewOfEqual(), call, await home.request(call));
    expect(status, text).toBe(404);
  });
});

describe('the view ends', () => {
  it.each([
    ['the login of who sees', `update login set ended = now() where id = $1`],
    [
      'the account of who sees',
      `update app_user set status = 'LCK' where id = (select id_user from login where id = $1)`,
    ],
    [
      'the account of who is seen as',
      `update app_user set status = 'INA' where email = '${accounts.reader}' and $1::uuid is not null`,
    ],
    [
      'their time in the company',
      `delete from membership where id_user = (select id from app_user where email = '${accounts.reader}') and $1::uuid is not null`,
    ],
  ])('with %s', async (_, statement) => {
    const actor = await signIn(platform().origin, 'owner');
    const { data: devices } = await actor.call(signedInCalls.list);
    const view = await viewOf('reader', actor);
    expect((await view.call(peopleCalls.logged)).status).toBe(200);
    await platform().pool.query(statement, [devices.find(({ current }) => current)?.id]);
    const { status } = await view.call(peopleCalls.logged);
    await platform().pool.query(
      `insert into membership (id_user, id_company, role) values ($1, $2, 'READER') on conflict do nothing`,
      [idOf('reader'), idCompany],
    );
    expect(status).toBe(511);
  });
  it('with the action that it takes', async () => {
    const view = await viewOf('reader');
    await giveRole(platform().pool, 'owner', idCompany, 'MANAGER');
    expect((await view.call(peopleCalls.logged)).status).toBe(511);
  });
  it('and opens no login, and no other view', async () => {
    const view = await viewOf('reader');
    const refreshed = await view.call(sessionCalls.refresh, {
      data: { email: accounts.owner, brand: 'default' },
    });
    expect(refreshed.status).toBe(401);
    expect((await begin('cook', await viewOfEqual())).error.code).toBe('ERROR_READ_ONLY');
  });
});

const told = async (account: Account) => (await (await platform().as(account)).call(seeingCalls.ofUser)).data;

describe('what is noted', () => {
  it('is who saw as whom and when, once a view', async () => {
    const [last] = await history();
    const { data: first } = await begin('reader');
    const { data: on } = await begin('reader', home.owner, first.id);
    expect(on.id).toBe(first.id);
    const [now, before] = await history();
    expect(before).toEqual(last);
    expect(now).toMatchObject({
      id: first.id,
      by: 'Carmen Robledo',
      kind: 'SEE',
      role: { code: 'READER', name: null },
      people: [{ from: 'READER' }],
    });
  });
  it('is told to the person, and to nobody else', async () => {
    const { data: view } = await begin('reader');
    expect((await told('reader'))[0]).toMatchObject({
      id: view.id,
      by: 'Carmen Robledo',
      company: 'Taberna La Encina',
    });
    for (const account of ['owner', 'manager', 'foreign'] as const)
      expect((await told(account)).map(({ id }) => id)).not.toContain(view.id);
  });
  it('is a view of its own for another person, after half a day, or of somebody else', async () => {
    const { data: first } = await begin('reader');
    const others = [
      await begin('cook', home.owner, first.id),
      await begin('reader', await platform().as('operator'), first.id),
    ];
    await platform().pool.query(`update role_change set at = at - interval '12 hours' where id = $1`, [
      first.id,
    ]);
    others.push(await begin('reader', home.owner, first.id));
    expect(others.map(({ data }) => data.id === first.id)).toEqual([false, false, false]);
  });
});
