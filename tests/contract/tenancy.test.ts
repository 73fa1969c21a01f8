import { once } from 'node:events';
import {
  type AnyCall,
  bulkCalls,
  changes,
  isDownload,
  resourceCalls,
  screenSelfCalls,
  sessionCalls,
  syncCalls,
  urlOf,
} from '@comanda/api/calls';
import { allCalls } from '@comanda/api/calls/all';
import { isOfPlatform, referencesOf } from '@comanda/api/kernel';
import { parseServerFrame } from '@comanda/api/live';
import { actionOf, shared } from '@comanda/api/permissions';
import { resources } from '@comanda/api/areas/all';
import { tax } from '@comanda/api/areas/basics/tax';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { type Account, accounts } from '../support/accounts.ts';
import { callerOf, signIn } from '../support/caller.ts';
import { coveringLists, tellsRights } from '../support/covering.ts';
import { expiredLike } from '../support/expired.ts';
import { usePlatform } from '../support/usePlatform.ts';
import { shareOf } from '../support/whole.ts';
import { type Data, showing } from './fixtures.ts';
import { type Asked, bodyOf, type Business, endsAll, openBusiness, places } from './requests.ts';
import { storedIn } from './stored.ts';

/*
 * Every call by everybody. What must come of it is worked out from what the call declares about its access and from
 * the rows that say who holds which role; never from the server's own code.
 */
const platform = usePlatform();
const unknownId = '0190d6c0-0000-7000-8000-00000000dead';
let home: Business;
let foreign: Business;

interface Persona {
  readonly kind: 'nobody' | 'expired' | 'ended' | 'login' | 'device' | 'screen' | 'endedScreen' | 'person';
  readonly token: string | undefined;
  readonly account?: Account;
}
const personas = new Map<string, Persona>();
/** Actions of an account in a company, or nothing where it has no role there. */
const held = new Map<string, ReadonlySet<string>>();
const heldBy = (account: Account | undefined, idCompany: string): ReadonlySet<string> | undefined =>
  held.get(`${account} ${idCompany}`);

beforeAll(async () => {
  home = await openBusiness(platform(), places.home);
  foreign = await openBusiness(platform(), places.foreign);
  const { rows } = await platform().pool.query<{ email: string; company: string; actions: string[] }>(
    `select u.email, m.id_company as company,
       array(select action from role_permission p where p.role = m.role and p.state = 'GRN') as actions
     from membership m join app_user u on u.id = m.id_user
     union all
     select u.email, c.id_company, array(select action from role_permission p where p.role = 'OPERATOR' and p.state = 'GRN')
     from app_user u cross join company c where u.kind = 'SYS'`,
  );
  for (const account of ['operator', 'owner', 'manager', 'reader', 'cook', 'foreign'] as const)
    for (const { email, company, actions } of rows)
      if (email === accounts[account]) held.set(`${account} ${company}`, new Set(actions));
  const ended = await signIn(platform().origin, 'owner');
  await callerOf(platform().origin, ended.login).call(sessionCalls.logout);
  const other = await signIn(platform().origin, 'owner');
  personas.set('anonymous', { kind: 'nobody', token: undefined });
  personas.set('a made-up token', { kind: 'nobody', token: 'x'.repeat(43) });
  personas.set('an expired session', {
    kind: 'expired',
    token: expiredLike(platform().dataDirectory, other.token ?? ''),
  });
  personas.set('a session that was signed out', { kind: 'ended', token: ended.token });
  personas.set('a login token', { kind: 'login', token: other.login });
  personas.set('a screen', { kind: 'screen', token: (await home.screen()).token });
  const revoked = await home.request(screenSelfCalls.leave);
  await revoked.caller.call(screenSelfCalls.leave);
  personas.set('a screen that was ended', { kind: 'endedScreen', token: revoked.caller.token });
  personas.set('a till', { kind: 'device', token: (await home.tickets()).token });
  for (const account of ['operator', 'owner', 'manager', 'reader', 'cook', 'foreign'] as const)
    personas.set(account, { kind: 'person', token: (await platform().as(account)).token, account });
});

const counts = { requests: 0, leaks: 0 };
afterAll(() => {
  process.stdout.write(`tenancy: ${counts.requests} requests, ${counts.leaks} leaks\n`);
  expect(counts.leaks).toBe(0);
});
interface Answered {
  readonly status: number;
  readonly text: string;
}
const ask = async (
  call: AnyCall,
  token: string | undefined,
  { params, data, files }: Pick<Asked, 'params' | 'data' | 'files'>,
): Promise<Answered> => {
  counts.requests += 1;
  const response = await fetch(platform().origin + urlOf(call, params), {
    method: call.method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(call.body && !files && { 'content-type': 'application/json' }),
    },
    ...(call.body && { body: bodyOf({ data, ...(files && { files }) }) }),
  });
  return { status: response.status, text: await response.text() };
};
const plain = (text: string): string => text.replaceAll(/"requestId":"[^"]*"/g, '');
/** A leak is counted before it fails its test, so that the count at the end tells them all. */
const mustHold = (holds: boolean, what: string): void => {
  if (!holds) counts.leaks += 1;
  expect(holds, what).toBe(true);
};

/** What somebody may do to what is the platform's own: whatever any of their roles grants. */
const platformActions = (account: Account | undefined): ReadonlySet<string> =>
  new Set([...held].flatMap(([key, actions]) => (key.startsWith(`${account} `) ? [...actions] : [])));

/** The statuses that are right: of a refusal exactly one. */
const expected = (call: AnyCall, { kind, account }: Persona, idCompany: string): 'done' | number => {
  const { access } = call;
  if (access.by === 'anyone') return 'done';
  if (kind === 'nobody') return 401;
  if (access.by === 'login') return 401;
  if (access.by === 'screen') return kind === 'screen' ? 'done' : kind === 'endedScreen' ? 511 : 401;
  if (access.by === 'device') return kind === 'device' ? 'done' : kind === 'expired' ? 511 : 401;
  if (kind === 'ended' || kind === 'expired') return 511;
  if (kind !== 'person') return 401;
  if (access.by === 'platform') {
    if (!platformActions(account).has(access.action) && !shared.includes(access.action)) return 403;
    // A file is written in the languages of a company, which is named with it.
    const namesCompany = call.path.includes('{companyId}') || isDownload(call);
    return namesCompany && !heldBy(account, idCompany) ? 404 : 'done';
  }
  if (access.by !== 'company') return 'done';
  const actions = heldBy(account, idCompany);
  if (!actions) return 404;
  // Calls that name an area name that of taxes here.
  const either = 'action' in access ? [access.action] : access.eitherVerb.map((verb) => actionOf(tax, verb));
  return either.some((action) => actions.has(action)) ? 'done' : 403;
};
/** Personal calls judge by whose they are and not by a role. */
const personal: ReadonlySet<string> = new Set([
  'user.setLanguage',
  'user.setTheme',
  'user.get',
  'user.update',
  'user.address',
  'user.setAddress',
  'user.social',
  'user.setSocial',
  'user.avatar',
  'user.setAvatar',
  'user.password',
  'user.customize',
  'login.endDevice',
  'login.disconnect',
  'message.remove',
  'message.get',
  'company.ofUser',
  'action.business',
  'menu.company',
  'view.update',
  'view.remove',
  'view.arrange',
  'invitation.again',
  'invitation.withdraw',
  'invitation.accept',
  'invitation.reject',
  'invitation.block',
  'invitation.unblock',
  'invitation.find',
  'group.ofUser',
  'group.avatar',
  'dailySale.forget',
  'group.get',
  'group.ofCompany',
  'group.ofStore',
  'group.make',
  'group.change',
  'group.remove',
  'group.companies',
  'group.otherCompanies',
  'group.addCompanies',
  'group.takeCompanies',
  'group.stores',
  'group.otherStores',
  'group.addStores',
  'group.takeStores',
  'user.favourite',
  'user.close',
  'user.data',
  'user.resend',
  'user.ofGroup',
  'user.removeFromGroup',
  'user.favouritesOf',
  'user.byId',
  'business.storesOfUser',
  'business.storesOfGroups',
  'business.ownedBy',
  'accessKey.get',
  'accessKey.accept',
  'accessKey.reject',
  'accessKey.revoke',
  'transfer.offer',
  'transfer.get',
  'transfer.full',
  'transfer.accept',
  'transfer.acceptByGet',
  'transfer.reject',
  'transfer.rejectByGet',
  'transfer.withdraw',
  'transfer.forget',
  // An import is seen by who may see its area.
  'import.get',
  'import.ofCompany',
  'search.records',
  'import.rows',
  'import.settle',
  'import.store',
  'import.undo',
  'import.result',
  'import.remove',
]);

/** What areas do comes from one place: those that show every trait stand for all, with COMANDA_FULL all are asked. */
const telling = allCalls.filter(tellsRights);
const areas = coveringLists();

const ofCompanies = areas.filter((resource) => !isOfPlatform(resource));
/** What is the platform's is no other company's. */
const ofPlatformCodes = new Set(resources.filter(isOfPlatform).map(({ code }) => code));
const companyCalls = telling.filter(({ access }) => access.by === 'company');

describe.each(
  telling.filter(({ access }) => access.by !== 'anyone').map((call) => [call.name, call] as const),
)('%s', (_, call) => {
  it('is done for whom its access names, and for nobody else', async () => {
    const asking = [...personas]
      .filter(([, { kind }]) => !(call.access.by === 'login' && kind === 'login'))
      .filter(
        ([, { kind, account }]) => !(personal.has(call.name) && kind === 'person' && account !== 'owner'),
      )
      .map(([name, persona]) => ({ name, persona, outcome: expected(call, persona, home.idCompany) }));
    const label = (name: string, { status, text }: Answered): string =>
      `${call.name} by ${name}: ${status} ${text.slice(0, 200)}`;
    // Who is refused uses nothing up: one request serves them all.
    const request = await home.request(call);
    const before = await storedIn(platform().pool);
    const refused = asking
      .filter(({ outcome }) => outcome !== 'done')
      .map(({ name, persona, outcome }) => async () => {
        const answer = await ask(call, persona.token, request);
        mustHold(answer.status === outcome, `${label(name, answer)}, not ${String(outcome)}`);
      });
    // Of files only a few are made at once, whoever asks.
    if (isDownload(call)) for (const each of refused) await each();
    else await Promise.all(refused.map((each) => each()));
    expect(await storedIn(platform().pool), call.name).toEqual(before);
    const able = asking.filter(({ outcome }) => outcome === 'done' && call.access.by !== 'device');
    // What is written once, and every file, is made again for each of them: some stand for all.
    for (const { name, persona } of changes(call) || isDownload(call) ? shareOf(able, 3) : able) {
      // What only reads leaves everything as it was for whoever reads next.
      const sound = changes(call) ? await home.request(call) : request;
      const answer = await ask(call, call.access.by === 'screen' ? sound.caller.token : persona.token, sound);
      expect(answer.status, label(name, answer)).toBe(endsAll.has(call.name) ? 422 : 200);
    }
  });
});

/** A request with each id of a business put to something else. */
const withIds = (
  request: Asked,
  exchange: (id: string) => string,
): Pick<Asked, 'params' | 'data' | 'files'> => {
  const walk = (value: unknown): unknown =>
    typeof value === 'string'
      ? exchange(value)
      : Array.isArray(value)
        ? value.map(walk)
        : typeof value === 'object' && value !== null
          ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, walk(part)]))
          : value;
  return {
    params: Object.fromEntries(Object.entries(request.params).map(([key, value]) => [key, exchange(value)])),
    data: walk(request.data),
    ...(request.files && { files: request.files }),
  };
};
const isId = (text: string): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
const outsiders = ['foreign'] as const;

describe('another company’s ids', () => {
  it.each(
    telling
      .filter((call) => companyCalls.includes(call) || personal.has(call.name))
      // It is asked by the secret of a link, and answers as a link does.
      .filter(({ name }) => name !== 'invitation.find')
      .map((call) => [call.name, call] as const),
  )('answer as unknown ones do: %s', async (_, call) => {
    for (const outsider of outsiders) {
      const { token } = await platform().as(outsider);
      const request = await home.request(call);
      const before = await storedIn(platform().pool);
      const theirs = await ask(call, token, request);
      const nobodys = await ask(
        call,
        token,
        withIds(request, (text) => (isId(text) ? unknownId : text)),
      );
      mustHold(theirs.status === 404, `${call.name}: ${theirs.status} ${theirs.text.slice(0, 200)}`);
      mustHold(plain(theirs.text) === plain(nobodys.text), `${call.name}: ${theirs.text} / ${nobodys.text}`);
      expect(await storedIn(platform().pool)).toEqual(before);
    }
  });
  it.each(companyCalls.map((call) => [call.name, call] as const))(
    'do not slip in beside one’s own: %s',
    async (_, call) => {
      // One id at a time is foreign: a store, a change, one record of many.
      const mine = await foreign.request(call);
      const { token } = foreign.owner;
      const places: ((data: unknown, from: unknown) => unknown)[] = [];
      const own: Data = Object(mine.data);
      if (Array.isArray(mine.data)) places.push((data, from) => [...list(data), ...list(from)]);
      else
        for (const key of Object.keys(own).filter(
          (name) =>
            /^(?:ids|id[A-Z]\w*s)$/.test(name) && list(own[name]).every((id) => typeof id === 'string'),
        ))
          places.push((data, from) => ({
            ...Object(data),
            [key]: [...list(Object(data)[key]), ...list(Object(from)[key])],
          }));
      if (places.length === 0) return;
      const theirs = await home.request(call);
      for (const place of places) {
        const before = await storedIn(platform().pool);
        const data = place(mine.data, theirs.data);
        const nobodys = place(mine.data, withIds(theirs, (text) => (isId(text) ? unknownId : text)).data);
        const first = await ask(call, token, { params: mine.params, data });
        const second = await ask(call, token, { params: mine.params, data: nobodys });
        mustHold(first.status === 404, `${call.name}: ${first.status} ${first.text.slice(0, 200)}`);
        mustHold(plain(first.text) === plain(second.text), `${call.name}: ${first.text} / ${second.text}`);
        expect(await storedIn(platform().pool)).toEqual(before);
      }
    },
  );
  it.each(
    ofCompanies.flatMap((resource) =>
      referencesOf(resource)
        .filter(({ to }) => !ofPlatformCodes.has(to))
        .map((reference) => [resource.name, reference.path, resource, reference] as const),
    ),
  )('are not referred to: %s.%s', async (_name, _path, resource, { path, list: details, to }) => {
    const target = resources.find(({ code }) => code === to);
    if (!target) throw new Error(`There is no resource ${to}.`);
    const stranger = (await home.create(target)).id;
    const sound = await foreign.sample(resource, showing(resource, details ?? path));
    const refer = (id: string): Data =>
      details === undefined
        ? { ...sound, [path]: id }
        : {
            ...sound,
            [details]: list(sound[details]).map((item, place) =>
              place === 0 ? { ...Object(item), [path]: id } : item,
            ),
          };
    const before = await storedIn(platform().pool);
    const call = resourceCalls(resource).create;
    const [first, second] = [
      await ask(call, foreign.owner.token, { params: {}, data: refer(stranger) }),
      await ask(call, foreign.owner.token, { params: {}, data: refer(unknownId) }),
    ];
    mustHold(first.status === 422 && first.text.includes('not_found'), first.text);
    mustHold(plain(first.text) === plain(second.text), `${first.text} / ${second.text}`);
    expect(await storedIn(platform().pool)).toEqual(before);
  });
  it.each(ofCompanies.map((resource) => [resource.name, resource] as const))(
    'are told as unknown ones among one’s own of an edit, and stay as they are: %s',
    async (_, resource) => {
      const { edit } = bulkCalls(resource);
      const [mine, theirs] = [await foreign.create(resource), await home.create(resource)];
      const before = await storedIn(platform().pool);
      for (const whole of [{}, { matching: { except: [theirs.id], after: theirs.id } }]) {
        const [first, second] = await Promise.all(
          [theirs.id, unknownId].map((id) =>
            ask(edit, foreign.owner.token, {
              params: {},
              data: {
                idCompany: foreign.idCompany,
                records: [{ id: mine.id }, { id, version: 1 }],
                edits: [{ field: 'status', operation: 'set', value: 'I' }],
                try: true,
                ...whole,
              },
            }),
          ),
        );
        const bare = (text = '', id: string): string => plain(text).replaceAll(id, '');
        mustHold(
          bare(first?.text, theirs.id) === bare(second?.text, unknownId),
          `${first?.text} / ${second?.text}`,
        );
        mustHold(first?.text.includes(home.idCompany) === false, `${first?.text}`);
      }
      expect(await storedIn(platform().pool)).toEqual(before);
    },
  );
  it('are found by no filter, order or search of one’s own lists', async () => {
    const code = 'SECRETO';
    const tax = resources.find((resource) => resource.code === 'TAX');
    if (!tax) throw new Error('There are no taxes.');
    const { id } = await home.create(tax, { code });
    for (const call of companyCalls.filter(({ name }) => name.endsWith('.list'))) {
      const sound = await foreign.request(call);
      const ids = { whereExtra: { or: [{ field: 'id', operator: 'eq', value: id }] } };
      const stores = { whereExtra: { field: 'idStore', operator: 'in', value: home.idStores } };
      for (const over of [{ search: code }, ids, stores, { search: 'SECR%' }]) {
        const answer = await ask(call, foreign.owner.token, {
          params: {},
          data: { ...Object(sound.data), whereExtra: undefined, order: '', ...over },
        });
        if (answer.status === 400) continue;
        expect(answer.status, answer.text).toBe(200);
        mustHold(!answer.text.includes(home.idCompany), `${call.name}: ${answer.text.slice(0, 200)}`);
        mustHold(JSON.parse(answer.text).data.total === 0, `${call.name}: ${answer.text.slice(0, 200)}`);
      }
    }
    // The same code is free in another company, and its order too.
    const answer = await ask(resourceCalls(tax).create, foreign.owner.token, {
      params: {},
      data: await foreign.sample(tax, { code }),
    });
    expect(answer.status, answer.text).toBe(200);
  });
  it('move no record when they are sent along', async () => {
    for (const resource of ofCompanies) {
      const mine = await foreign.create(resource);
      const { update } = resourceCalls(resource);
      await ask(update, foreign.owner.token, { params: {}, data: { ...mine, idCompany: home.idCompany } });
      const { rows } = await platform().pool.query(
        `select id_company from ${resource.name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)} where id = $1`,
        [mine.id],
      );
      mustHold(rows[0]?.id_company === foreign.idCompany, resource.name);
    }
  });
});
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

describe('lists', () => {
  it.each(
    companyCalls
      .filter(({ name }) => /\.(?:list|ofCompany|export)$/.test(name))
      .map((call) => [call.name, call] as const),
  )('hold one company’s rows only: %s', async (_, call) => {
    // The operator sees every company, and yet a list is of the one that it names.
    for (const [account, business] of [
      ['operator', home],
      ['operator', foreign],
      ['owner', home],
      ['foreign', foreign],
    ] as const) {
      const { token } = await platform().as(account);
      const answer = await ask(call, token, await business.request(call));
      expect(answer.status, answer.text).toBe(200);
      const other = business === home ? foreign : home;
      mustHold(!answer.text.includes(other.idCompany), `${call.name} by ${account}`);
      mustHold(
        other.idStores.every((id) => !answer.text.includes(id)),
        `${call.name} by ${account}`,
      );
    }
  });
});

describe('the live channel', () => {
  it('opens for sessions of persons only, and only for their own companies', async () => {
    for (const [name, { kind, token, account }] of personas) {
      counts.requests += 1;
      const socket = new WebSocket(`${platform().origin.replace('http', 'ws')}/api/notification/v1/ws`);
      await once(socket, 'open');
      const first = once(socket, 'message');
      socket.send(JSON.stringify({ email: account ? accounts[account] : accounts.owner }));
      socket.send(JSON.stringify({ token: token ?? '' }));
      const [data]: unknown[] = await first;
      const frame = parseServerFrame(String(data));
      socket.terminate();
      if (kind !== 'person') mustHold(frame !== undefined && 'refused' in frame, `${name} ${String(data)}`);
      else {
        const ready = frame && 'ready' in frame ? Object.keys(frame.ready) : [];
        const own = [...held.keys()]
          .filter((key) => key.startsWith(`${account} `))
          .map((key) => key.split(' ')[1] ?? '');
        // Who has opened a company meanwhile has it too.
        const strange = [...held.keys()]
          .map((key) => key.split(' ')[1] ?? '')
          .filter((id) => !own.includes(id));
        const isRight = own.every((id) => ready.includes(id)) && !strange.some((id) => ready.includes(id));
        mustHold(isRight, `${name} ${String(data)}`);
      }
    }
  });
  it('tells nobody of a company that is not theirs, whatever they ask to hear again', async () => {
    const socket = new WebSocket(`${platform().origin.replace('http', 'ws')}/api/notification/v1/ws`);
    await once(socket, 'open');
    const heard: string[] = [];
    let onHeard: ((text: string) => void) | undefined;
    socket.on('message', (data: Buffer) => {
      heard.push(data.toString());
      onHeard?.(data.toString());
    });
    const until = (part: string): Promise<void> =>
      new Promise((resolve) => {
        if (heard.some((text) => text.includes(part))) resolve();
        else onHeard = (text) => (text.includes(part) ? resolve() : undefined);
      });
    socket.send(JSON.stringify({ email: accounts.foreign }));
    socket.send(JSON.stringify({ token: foreign.owner.token }));
    await until('ready');
    socket.send(JSON.stringify({ since: { [home.idCompany]: 0, [unknownId]: 0 } }));
    await home.commit();
    await foreign.trackers(1);
    // What comes of one's own company proves that the line is alive.
    await until('TRACKER');
    socket.terminate();
    mustHold(!heard.some((text) => text.includes(home.idCompany)), heard.join('\n'));
  });
});

describe('one’s own business', () => {
  it('is refused with the action that it lacks, and not as unknown', async () => {
    const { token } = await platform().as('reader');
    const answer = await ask(syncCalls.publish, token, await home.request(syncCalls.publish));
    expect(answer.status).toBe(403);
    expect(answer.text).toContain('ALLOW_COMPANY_SYNC_PUBLISH');
  });
});
