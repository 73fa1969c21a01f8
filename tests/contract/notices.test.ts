import { createECDH } from 'node:crypto';
import {
  messageCalls,
  noticeCalls,
  resourceCalls,
  sessionCalls,
  subscriptionCalls,
} from '@comanda/api/calls';
import { classSubscription } from '@comanda/api/areas/notifications/classSubscription';
import { notificationClass } from '@comanda/api/areas/notifications/notificationClass';
import { platformId } from '@comanda/api/kernel';
import { importJWK, jwtVerify } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Account, accounts } from '../support/accounts.ts';
import { type Caller, callerOf, signIn } from '../support/caller.ts';
import { newBrowser, openPushService } from '../support/pushService.ts';
import { toldTo as told } from '../support/told.ts';
import { usePlatform } from '../support/usePlatform.ts';

/*
 * What people are told of is theirs to choose, somebody in charge writes to them, and browsers show it while nobody looks
 * (docs/product.md §21.10 to §21.12).
 */
const service = await openPushService();
const pair = createECDH('prime256v1');
const point = pair.generateKeys();
const platform = usePlatform({
  COMANDA_PUSH_PUBLIC_KEY: point.toString('base64url'),
  COMANDA_PUSH_PRIVATE_KEY: Buffer.concat([
    Buffer.alloc(32 - pair.getPrivateKey().length),
    pair.getPrivateKey(),
  ]).toString('base64url'),
  COMANDA_PUSH_CONTACT: 'mailto:office@comanda.test',
  COMANDA_PUSH_HOSTS: service.host,
});
afterAll(service.stop);

let owner: Caller;
let operator: Caller;
let idCompany = '';
beforeAll(async () => {
  [owner, operator] = [await platform().as('owner'), await platform().as('operator')];
  idCompany = await platform().company('ENCINA');
});
beforeEach(async () => {
  await platform().pool.query('delete from message');
  await platform().pool.query('delete from push_device');
  await platform().pool.query('delete from subscription');
  await platform().pool.query('delete from sign_in_attempt');
  service.handed.length = 0;
});
const toldTo = (account: Account) => told(platform(), account);
const web = { app: 'factorycloud', platform: 'web' } as const;
const say = (title: string, language = 'en-GB') => ({ language, title, body: `${title}.\nCome early.` });
const send = (caller: Caller, more: object = {}) =>
  caller.call(noticeCalls.send, {
    data: { idCompanies: [idCompany], texts: [say('Stocktaking on Friday')], ...more },
  });
let serial = 0;
const newClass = async (fields: object = {}): Promise<string> => {
  serial += 1;
  const { data } = await operator.call(resourceCalls(notificationClass).create, {
    data: {
      idCompany: platformId,
      code: `NEWS${serial}`,
      names: { 'en-GB': `News ${serial}` },
      order: serial,
      ...fields,
    },
  });
  return data.id;
};

describe('a notification that somebody writes', () => {
  it('reaches the people of the company in their language, and not who wrote it', async () => {
    await platform().pool.query('update app_user set lang = $2 where email = $1', [accounts.cook, 'es-ES']);
    const { data } = await send(owner, { texts: [say('Stocktaking'), say('Inventario', 'es-ES')] });
    expect(data.people).toBeGreaterThan(1);
    expect(await toldTo('cook')).toMatchObject([{ nclass: 'company', title: 'Inventario', idCompany }]);
    expect(await toldTo('reader')).toMatchObject([{ title: 'Stocktaking' }]);
    expect(await toldTo('owner')).toEqual([]);
  });
  it('goes to owners alone where that is said', async () => {
    await send(operator, { to: 'owners' });
    expect(await toldTo('owner')).toMatchObject([{ title: 'Stocktaking on Friday' }]);
    expect(await toldTo('reader')).toEqual([]);
  });
  it('reaches nobody of a company that its writer does not see', async () => {
    const foreign = await platform().company('ISTMO');
    expect((await send(await platform().as('manager'), { idCompanies: [idCompany, foreign] })).status).toBe(
      404,
    );
    expect(await toldTo('reader')).toEqual([]);
  });
  it('is written by who may, and under a class of the platform by who sees those', async () => {
    expect((await send(await platform().as('reader'))).status).toBe(403);
    const nclass = await newClass();
    expect((await send(owner, { nclass })).status).toBe(403);
    await send(operator, { nclass });
    expect(await toldTo('reader')).toMatchObject([{ nclass }]);
  });
  it('says each language once', async () => {
    const { status, error } = await send(owner, { texts: [say('One'), say('Two')] });
    expect([status, error.extra?.[0]?.field]).toEqual([422, 'texts.1.language']);
  });
});

describe('a subscription', () => {
  it('that was ended keeps further messages of its class away, and no others', async () => {
    const reader = await platform().as('reader');
    await reader.call(subscriptionCalls.choose, { data: { nclass: 'company', ...web, isSubscribed: false } });
    await send(owner);
    expect(await toldTo('reader')).toEqual([]);
    const nclass = await newClass();
    await send(operator, { nclass });
    expect(await toldTo('reader')).toMatchObject([{ nclass }]);
    expect((await reader.call(subscriptionCalls.get, { params: { class: 'company' } })).data).toMatchObject({
      nclass: 'company',
      ...web,
      email: accounts.reader,
      isSubscribed: false,
    });
  });
  it('that nobody can do without is not ended', async () => {
    const nclass = await newClass({ isMandatory: 'S' });
    for (const one of ['role', nclass]) {
      const { status } = await owner.call(subscriptionCalls.choose, {
        data: { nclass: one, ...web, isSubscribed: false },
      });
      expect(status).toBe(422);
    }
  });
  it('begins as operators said, and a person has the last word', async () => {
    const nclass = await newClass();
    await operator.call(resourceCalls(classSubscription).create, {
      data: {
        idCompany: platformId,
        code: 'LATER',
        names: { 'en-GB': 'Later' },
        idNotificationClass: nclass,
        platforms: ['web'],
        byDefault: 'N',
        order: 1,
      },
    });
    await send(operator, { nclass });
    expect(await toldTo('reader')).toEqual([]);
    const reader = await platform().as('reader');
    await reader.call(subscriptionCalls.choose, { data: { nclass, ...web, isSubscribed: true } });
    await send(operator, { nclass });
    expect(await toldTo('reader')).toMatchObject([{ nclass }]);
  });
  it('to a class that is not there is unknown', async () => {
    for (const one of ['nothing', 'constructor', platformId])
      expect((await owner.call(subscriptionCalls.get, { params: { class: one } })).status).toBe(404);
  });
});

const arrived = (path: string) =>
  vi.waitUntil(() => service.handed.find((one) => one.path === path), { timeout: 10_000, interval: 20 });
const forgotten = (endpoint: string) =>
  vi.waitUntil(
    async () =>
      (await platform().pool.query('select from push_device where endpoint = $1', [endpoint])).rowCount === 0,
    { timeout: 10_000, interval: 20 },
  );
const showOn = async (caller: Caller, path: string) => {
  const browser = newBrowser(service.origin + path);
  const { status } = await caller.call(subscriptionCalls.pushTo, { data: browser.address });
  expect(status).toBe(200);
  return browser;
};

describe('a browser', () => {
  it('is shown what its person is told, encrypted, by a token of the platform', async () => {
    const reader = await platform().as('reader');
    const browser = await showOn(reader, '/one');
    expect((await reader.call(subscriptionCalls.list)).data).toMatchObject({
      pushKey: point.toString('base64url'),
      endpoints: [`${service.origin}/one`],
    });
    await send(owner);
    const { headers, body } = await arrived('/one');
    const [message] = (
      await reader.call(messageCalls.list, { params: { status: 'UNR', offset: '0', limit: '10' } })
    ).data.elements;
    expect(browser.read(body)).toEqual({
      id: message?.id,
      title: 'Stocktaking on Friday',
      body: 'Stocktaking on Friday.\nCome early.',
    });
    expect(body.includes('Stocktaking')).toBe(false);
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
    const [, token = '', key] = /^vapid t=(\S+), k=(\S+)$/.exec(headers.authorization ?? '') ?? [];
    expect(key).toBe(point.toString('base64url'));
    const jwk = {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    };
    const { payload } = await jwtVerify(token, await importJWK(jwk, 'ES256'), { audience: service.origin });
    expect(payload.sub).toBe('mailto:office@comanda.test');
    expect((await reader.call(messageCalls.get, { params: { id: message?.id ?? '' } })).data).toMatchObject({
      status: 'UNR',
    });
    expect((await owner.call(messageCalls.get, { params: { id: message?.id ?? '' } })).status).toBe(404);
  });
  it('that wants nothing more is forgotten', async () => {
    service.answer('/gone', 410);
    await showOn(await platform().as('reader'), '/gone');
    await send(owner);
    await forgotten(`${service.origin}/gone`);
  });
  it('whose service cannot take it now is tried again', async () => {
    service.answer('/busy', 503);
    await showOn(await platform().as('reader'), '/busy');
    await send(owner);
    await arrived('/busy');
    await vi.waitUntil(
      async () => (await platform().pool.query('select from push where tries = 1')).rowCount === 1,
      { timeout: 10_000, interval: 20 },
    );
    service.answer('/busy', 201);
    service.handed.length = 0;
    await platform().pool.query(`update push set due = now(); notify comanda_push`);
    await arrived('/busy');
  });
  it('is shown nothing more once its person has signed out there', async () => {
    const leaving = await signIn(platform().origin, 'reader');
    await showOn(leaving, '/left');
    await showOn(await platform().as('manager'), '/stays');
    await callerOf(platform().origin, leaving.login).call(sessionCalls.logout);
    await send(owner);
    await arrived('/stays');
    await vi.waitUntil(async () => (await platform().pool.query('select from push')).rowCount === 0, {
      timeout: 10_000,
      interval: 20,
    });
    expect(service.handed.map(({ path }) => path)).toEqual(['/stays']);
  });
  it('of which somebody else asks is theirs from then on', async () => {
    const [reader, manager] = [await platform().as('reader'), await platform().as('manager')];
    await showOn(reader, '/shared');
    const later = await showOn(manager, '/shared');
    expect((await reader.call(subscriptionCalls.list)).data.endpoints).toEqual([]);
    await send(owner);
    expect(later.read((await arrived('/shared')).body)).toMatchObject({ title: 'Stocktaking on Friday' });
    await reader.call(subscriptionCalls.pushNoMore, { data: { endpoint: `${service.origin}/shared` } });
    expect((await manager.call(subscriptionCalls.list)).data.endpoints).toHaveLength(1);
    await manager.call(subscriptionCalls.pushNoMore, { data: { endpoint: `${service.origin}/shared` } });
    expect((await manager.call(subscriptionCalls.list)).data.endpoints).toEqual([]);
  });
  it('is one of a push service: the platform goes nowhere else', async () => {
    const { address } = newBrowser('https://push.example/x');
    for (const endpoint of [
      'https://push.example/x',
      'http://fcm.googleapis.com/x',
      'https://fcm.googleapis.com:8443/x',
      'https://user@fcm.googleapis.com/x',
      'http://169.254.169.254/latest',
      'https://fcm.googleapis.com.example/x',
    ])
      expect((await owner.call(subscriptionCalls.pushTo, { data: { ...address, endpoint } })).status).toBe(
        422,
      );
  });
});
