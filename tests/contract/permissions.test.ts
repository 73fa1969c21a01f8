import {
  accessKeyCalls,
  type AnyCall,
  hierarchyCalls,
  leavingCalls,
  memberCalls,
  importInto,
  invitationCalls,
  peopleCalls,
  resourceCalls,
  roleCalls,
  seeingCalls,
  urlOf,
} from '@comanda/api/calls';
import { allCalls } from '@comanda/api/calls/all';
import { actionOf, grantable, shared } from '@comanda/api/permissions';
import { tax } from '@comanda/api/areas/basics/tax';
import { department } from '@comanda/api/areas/sales/department';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { tellsRights } from '../support/covering.ts';
import { giveRole, holdOnly, type State } from '../support/grants.ts';
import { usePlatform } from '../support/usePlatform.ts';
import { type Asked, bodyOf, type Business, openBusiness, places } from './requests.ts';

/*
 * Every call by somebody who holds exactly what it declares, and by somebody who holds everything else
 * (docs/permissions.md). Which roles reach what, and who is nobody here, is asked in tenancy.test.ts.
 */
const platform = usePlatform();
let home: Business;
beforeAll(async () => {
  home = await openBusiness(platform(), places.home);
});
const hold = (actions: readonly string[] | Readonly<Record<string, State>>): Promise<void> =>
  holdOnly(platform().pool, 'owner', home.idCompany, actions);
const own = (): Promise<void> => giveRole(platform().pool, 'owner', home.idCompany, 'OWNER');
afterEach(own);

interface Answered {
  readonly status: number;
  readonly text: string;
}
const ask = async (
  call: AnyCall,
  token: string | undefined,
  { params, data, files }: Pick<Asked, 'params' | 'data' | 'files'>,
): Promise<Answered> => {
  const response = await fetch(platform().origin + urlOf(call, params), {
    method: call.method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(call.body && !files && { 'content-type': 'application/json' }),
    },
    ...(call.body && { body: bodyOf({ data, ...(files && { files }) }) }),
  });
  return { status: response.status, text: await response.text() };
};

/**
 * The actions that a call takes, where several in one place stand for any of them; those that name an area name that of
 * taxes here, and so does every import; a tree there is of departments.
 */
const areaOf = ({ name }: AnyCall) => (name.startsWith('tree.') ? department : tax);
const needsOf = (call: AnyCall): readonly (readonly string[])[] => {
  const { access } = call;
  const area = areaOf(call);
  if (access.by === 'company')
    return ['action' in access ? [access.action] : access.eitherVerb.map((verb) => actionOf(area, verb))];
  if (access.by === 'user' && access.of === 'area') return access.verbs.map((verb) => [actionOf(area, verb)]);
  return [];
};
/** They give a role, or see as who has one: it may do more than who asks in these cases (docs/product.md §5.5.3, §5.7). */
const beyondOwn: readonly AnyCall[] = [
  roleCalls.give,
  invitationCalls.send,
  accessKeyCalls.give,
  memberCalls.takeOut,
  memberCalls.removeMany,
  memberCalls.removeFromStore,
  memberCalls.removeFromGroup,
  memberCalls.add,
  memberCalls.setStatus,
  seeingCalls.begin,
  // By another name than its own.
  hierarchyCalls.remove,
];
const named = (calls: readonly AnyCall[]) => calls.map((call) => [call.name, call] as const);
/** What areas do comes from one place: those that show every trait stand for all, with COMANDA_FULL all are asked. */
const demanding = allCalls.filter((call) => tellsRights(call) && needsOf(call).length > 0);

describe('a call of a company', () => {
  it.each(named(demanding))('%s is done by its own actions and by no others', async (_, call) => {
    const needs = needsOf(call);
    const request = await home.request(call);
    for (const [place, need] of needs.entries()) {
      await hold(grantable.filter((action) => !need.includes(action)));
      const refused = await ask(call, home.owner.token, request);
      // What lies in an area that the person may not even see is not there for them.
      if (call.access.by === 'user' && place === 0) expect(refused.status, refused.text).toBe(404);
      else {
        expect(refused.status, refused.text).toBe(403);
        expect(JSON.parse(refused.text).error).toMatchObject({
          code: 'ERROR_FORBIDDEN',
          extra: need.map((field) => ({ entity: 'ACT', field })),
        });
      }
    }
    const { token } = await platform().as('foreign');
    expect((await ask(call, token, request)).status).toBe(404);
    const ways = Math.max(...needs.map((either) => either.length));
    for (let way = 0; way < ways; way += 1) {
      await own();
      const sound = await home.request(call);
      await hold(needs.map((either) => either[way] ?? either[0] ?? ''));
      const done = await ask(call, home.owner.token, sound);
      expect(done.status, done.text).toBe(beyondOwn.includes(call) ? 422 : 200);
    }
  });
});

/** Calls that take a session and no action, because they reach what is the person's own. */
const personal = [
  'user.logged',
  'user.setLanguage',
  'user.setTheme',
  'action.user',
  'action.business',
  'menu.user',
  'menu.company',
  'company.ofUser',
  'message.number',
  'message.get',
  'message.list',
  'message.read',
  'message.readAll',
  'message.clear',
  'message.remove',
];
/** Calls that take nothing at all: whoever adds one says so here. */
const open = [
  'platform.environment',
  'session.login',
  'provider.begin',
  'provider.finish',
  'provider.connect',
  'device.login',
  'user.register',
  'user.begin',
  'user.activate',
  'user.recover',
  'user.reset',
  'ticket.public',
  'ticket.publicEmail',
  'invoice.public',
  'invoice.publicFile',
  'presentation.show',
  'invitation.open',
];
const isOwn = ({ access }: AnyCall): boolean => access.by === 'user' && access.of === 'self';
const takesOwn = (call: AnyCall): boolean => isOwn(call) && 'action' in call.access;

const namesOf = (is: (call: AnyCall) => boolean): string[] =>
  allCalls
    .filter(is)
    .map(({ name }) => name)
    .toSorted();

describe('a call that takes no action', () => {
  it('is one of few, and known', () => {
    expect(namesOf(({ access }) => access.by === 'anyone')).toEqual(open.toSorted());
    expect(namesOf((call) => isOwn(call) && !takesOwn(call))).toEqual(personal.toSorted());
  });
  it.each(named(allCalls.filter(({ name }) => personal.includes(name))))(
    '%s is done by who may do nothing',
    async (_, call) => {
      const request = await home.request(call);
      await hold([]);
      const done = await ask(call, home.owner.token, request);
      expect(done.status, done.text).toBe(200);
    },
  );
  it.each(named(allCalls.filter(({ access }) => access.by === 'user' && access.of === 'companies')))(
    '%s reaches only companies where its action is held',
    async (_, call) => {
      const request = await home.request(call);
      const { access } = call;
      const holding = 'holding' in access ? access.holding : '';
      await hold(grantable.filter((action) => action !== holding));
      const without = await ask(call, home.owner.token, request);
      await hold([holding]);
      const within = await ask(call, home.owner.token, request);
      expect([without.status, within.status]).toEqual([200, 200]);
      expect([without, within].map(({ text }) => text.includes(home.idCompany))).toEqual([false, true]);
    },
  );
});

describe('a call about what is the person’s own', () => {
  it.each(named(allCalls.filter(takesOwn)))('%s takes its action', async (_, call) => {
    const action = 'action' in call.access ? call.access.action : '';
    const grant = (state: State) =>
      platform().pool.query(`update role_permission set state = $1 where role = 'USER' and action = $2`, [
        state,
        action,
      ]);
    const request = await home.request(call);
    await grant('NUL');
    const refused = await ask(call, home.owner.token, request).finally(() => grant('GRN'));
    expect(refused.status, refused.text).toBe(403);
    expect(JSON.parse(refused.text).error.extra).toEqual([{ entity: 'ACT', field: action }]);
    const done = await ask(call, home.owner.token, request);
    // An account is closed by its password alone, which is another one here.
    expect(done.status, done.text).toBe(call.name === leavingCalls.close.name ? 422 : 200);
  });
});

describe('a call of several areas', () => {
  it.each(named(allCalls.filter(({ access }) => access.by === 'user' && access.of === 'areas')))(
    '%s reaches only areas where its verb is held',
    async (_, call) => {
      await home
        .request(importInto(tax))
        .then((bringing) => ask(importInto(tax), home.owner.token, bringing));
      const request = await home.request(call);
      const { access } = call;
      const holding = actionOf(tax, 'verb' in access ? access.verb : 'ACCESS');
      const reached = async (actions: readonly string[]): Promise<boolean> => {
        await hold(actions);
        const { status, text } = await ask(call, home.owner.token, request);
        expect(status, text).toBe(200);
        return text.includes(`"entity":"${tax.code}"`);
      };
      expect(await reached(grantable.filter((action) => action !== holding))).toBe(false);
      expect(await reached([holding])).toBe(true);
      const { token } = await platform().as('foreign');
      expect((await ask(call, token, request)).status).toBe(404);
    },
  );
});

const told = async (): Promise<readonly string[]> => {
  const { data } = await home.owner.call(peopleCalls.businessActions, {
    data: { kind: 'company', idCompany: home.idCompany },
  });
  return data.actions.filter(({ key }) => !shared.includes(key)).map(({ key, value }) => `${key} ${value}`);
};

describe('what may be done in a business', () => {
  it('is told of a store as of its company', async () => {
    const [idStore = ''] = home.idStores;
    const action = actionOf(tax, 'EDIT');
    await hold([action]);
    const { data } = await home.owner.call(peopleCalls.businessActions, { data: { kind: 'store', idStore } });
    expect(data.idCompany).toBe(home.idCompany);
    expect(data.actions.filter(({ key }) => !shared.includes(key))).toEqual([
      { key: action, value: 'GRANTED' },
    ]);
    const mixed = { kind: 'store', idCompany: home.idCompany };
    expect((await home.owner.callWith(peopleCalls.businessActions, mixed)).status).toBe(400);
  });
});

describe('a grant', () => {
  it('is one in the state GRN only, from the next call on, and nothing else is told', async () => {
    const list = resourceCalls(tax).list;
    const action = actionOf(tax, 'ACCESS');
    const statusWith = async (states: Readonly<Record<string, State>>): Promise<number> => {
      await hold(states);
      return (await home.owner.call(list, { data: { idCompany: home.idCompany } })).status;
    };
    for (const state of ['NUL', 'DEN'] as const) {
      expect(await statusWith({ [action]: state }), state).toBe(403);
      expect(await told()).toEqual([]);
    }
    expect(await statusWith({ [action]: 'GRN' })).toBe(200);
    expect(await told()).toEqual([`${action} GRANTED`]);
  });
});
