import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import {
  avatarCalls,
  type BodyOf,
  peopleCalls,
  profileCalls,
  sessionCalls,
  signedInCalls,
  surroundingCalls,
} from '@comanda/api/calls';
import { Transformer } from '@napi-rs/image';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accounts, brand, password } from '../support/accounts.ts';
import { mailsTo } from '../support/mails.ts';
import { type Caller, callerOf, send, signIn } from '../support/caller.ts';
import { usePlatform } from '../support/usePlatform.ts';

/* What a person keeps of themselves, and what nobody else does (docs/product.md §22.3). */
const platform = usePlatform();
const missing = '0190d6c0-0000-7000-8000-00000000dead';
let owner: Caller;
let id: string;
beforeAll(async () => {
  owner = await platform().as('owner');
  id = (await owner.call(peopleCalls.logged)).data.id;
});
beforeEach(() => platform().pool.query('delete from sign_in_attempt'));

const noAddress = {
  address: null,
  zip: null,
  city: null,
  state: null,
  country: null,
  phone: null,
  fax: null,
  email: null,
};
const noSocial = {
  website: null,
  facebook: null,
  instagram: null,
  x: null,
  linkedin: null,
  youtube: null,
  tiktok: null,
};
type Address = BodyOf<typeof profileCalls.setAddress>;
const addressNow = async () => (await owner.call(profileCalls.address, { params: { id } })).data;
const keepAddress = async (over: Partial<Address>) => {
  const { version } = await addressNow();
  return owner.call(profileCalls.setAddress, { params: { id }, data: { ...noAddress, version, ...over } });
};
const keepSocial = async (over: Partial<BodyOf<typeof profileCalls.setSocial>>) => {
  const { version } = (await owner.call(profileCalls.social, { params: { id } })).data;
  return owner.call(profileCalls.setSocial, { params: { id }, data: { ...noSocial, version, ...over } });
};
const faultsOf = (answer: {
  readonly status: number;
  readonly error: { readonly extra?: readonly object[] };
}) => {
  expect(answer.status).toBe(422);
  return answer.error.extra;
};

describe('another person', () => {
  it('is as unknown as one that is not there, in every call', async () => {
    const { data: other } = await (await platform().as('manager')).call(peopleCalls.logged);
    const image = new Blob([Buffer.from('89504e470d0a1a0a', 'hex')]);
    const tries = [
      (id: string) => owner.call(profileCalls.get, { params: { id } }),
      (id: string) =>
        owner.call(profileCalls.update, { data: { id, version: 1, uName: 'X', surname: null, lang: null } }),
      (id: string) => owner.call(profileCalls.address, { params: { id } }),
      (id: string) =>
        owner.call(profileCalls.setAddress, { params: { id }, data: { version: 0, ...noAddress } }),
      (id: string) => owner.call(profileCalls.social, { params: { id } }),
      (id: string) =>
        owner.call(profileCalls.setSocial, { params: { id }, data: { version: 0, ...noSocial } }),
      (id: string) => owner.call(avatarCalls.get, { params: { id, ts: '1' } }),
      (id: string) => owner.call(avatarCalls.set, { data: { id }, files: { image } }),
      (id: string) =>
        owner.call(profileCalls.password, { params: { id }, data: { password, newPassword: 'another-one' } }),
      (id: string) => owner.call(profileCalls.customize, { params: { id } }),
    ];
    for (const attempt of tries) {
      const answers = [await attempt(other.id), await attempt(missing)];
      const said = answers.map(({ status, error }) => ({ status, error: { ...error, requestId: '' } }));
      expect(said[0]).toEqual(said[1]);
      expect(said[0]).toMatchObject({ status: 404, error: { code: 'ERROR_UNKNOWN' } });
    }
  });
  it('has devices that nobody else ends', async () => {
    const theirs = await signIn(platform().origin, 'manager');
    const [device] = (await theirs.call(signedInCalls.list)).data;
    for (const target of [device?.id ?? '', missing, 'nonsense'])
      expect((await owner.call(signedInCalls.end, { params: { id: target } })).status).toBe(404);
    expect((await theirs.call(peopleCalls.logged)).status).toBe(200);
  });
});

describe('the basic data', () => {
  it('are saved, and are the person from the next call on; the e-mail stays', async () => {
    const { data: before } = await owner.call(profileCalls.get, { params: { id } });
    const { status, data } = await owner.call(profileCalls.update, {
      data: { id, version: before.version, uName: '  Zoë ', surname: 'أحمد', lang: 'es-ES' },
    });
    expect(status).toBe(200);
    expect(data).toMatchObject({ uName: 'Zoë', surname: 'أحمد', lang: 'es-ES', version: before.version + 1 });
    expect((await owner.call(peopleCalls.logged)).data).toMatchObject({
      uName: 'Zoë',
      email: accounts.owner,
    });
    const kept = { uName: before.uName, surname: before.surname, lang: before.lang };
    await owner.call(profileCalls.update, { data: { id, version: data.version, ...kept } });
  });
  it('are refused stale with both, also where the language was chosen elsewhere meanwhile', async () => {
    const { data: read } = await owner.call(profileCalls.get, { params: { id } });
    const lang = read.lang === 'ar-EG' ? 'en-GB' : 'ar-EG';
    await owner.call(peopleCalls.setLanguage, { params: { id }, data: { lang } });
    const answer = await owner.call(profileCalls.update, {
      data: { id, version: read.version, uName: 'Overtaken', surname: 'X', lang: 'es-ES' },
    });
    expect([answer.status, answer.error.code]).toEqual([409, 'ERROR_STALE']);
    expect(answer.error.records).toMatchObject({
      yours: { uName: 'Overtaken', lang: 'es-ES' },
      stored: { uName: read.uName, lang, version: read.version + 1 },
    });
    expect((await owner.call(peopleCalls.logged)).data).toMatchObject({ uName: read.uName, lang });
    await owner.call(peopleCalls.setLanguage, { params: { id }, data: { lang: read.lang ?? 'en-GB' } });
  });
  it.each([
    ['', 'required'],
    ['x'.repeat(61), 'too_long'],
    ['a\u0007b', 'control_characters'],
  ])('need a name that can be written: %j', async (uName, error) => {
    const { data: read } = await owner.call(profileCalls.get, { params: { id } });
    const answer = await owner.call(profileCalls.update, {
      data: { id, version: read.version, uName, surname: null, lang: null },
    });
    expect(faultsOf(answer)).toMatchObject([{ field: 'uName', error }]);
  });
});

describe('the address', () => {
  it('is empty at first, then what was saved; a text of markup is a text', async () => {
    await platform().pool.query('delete from user_address');
    expect(await addressNow()).toMatchObject({ version: 0, ...noAddress });
    const city = '<b>Las Palmas</b> “GC”';
    const { status, data } = await keepAddress({ city, country: 'ES', phone: '+34 (928) 12-34.56' });
    expect([status, data.version]).toEqual([200, 1]);
    expect(await addressNow()).toMatchObject({ city, country: 'ES', phone: '+34 (928) 12-34.56', zip: null });
    expect((await keepAddress({ city: '' })).data).toMatchObject({ city: null, phone: null, version: 2 });
  });
  it('is written from the version that was read, by one of two who write at once', async () => {
    for (const prepare of ['delete from user_address', 'select 1']) {
      await platform().pool.query(prepare);
      const { version } = await addressNow();
      const write = (city: string) =>
        owner.call(profileCalls.setAddress, { params: { id }, data: { ...noAddress, version, city } });
      const answers = await Promise.all([write('Vigo'), write('Ronda')]);
      expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
    }
    const stale = await owner.call(profileCalls.setAddress, {
      params: { id },
      data: { ...noAddress, version: 99, city: 'Nowhere' },
    });
    expect(stale.status).toBe(409);
  });
  it.each([
    ['country', 'ZZ', 'choice'],
    ['country', 'E1', 'country'],
    ['phone', 'call me', 'phone'],
    ['phone', '1234567890123456', 'phone'],
    ['fax', '<script>', 'phone'],
    ['email', 'nobody', 'email'],
    ['zip', 'x'.repeat(21), 'too_long'],
    ['city', 'a\u202e\u0000b', 'control_characters'],
  ] as const)('says at its field what is wrong: %s %j', async (field, value, error) => {
    const answer = await keepAddress({ [field]: value });
    expect([400, 422]).toContain(answer.status);
    expect(answer.error.extra).toMatchObject([{ field, error }]);
  });
});

describe('networks', () => {
  it('keep the name in an address, and a website as it is', async () => {
    const { status, data } = await keepSocial({
      website: 'https://encina.example/carta?x=1',
      instagram: 'https://www.instagram.com/la.encina/?hl=es',
      x: '@encina',
      linkedin: 'linkedin.com/in/carmen-soler/',
    });
    expect(status).toBe(200);
    expect(data).toMatchObject({
      website: 'https://encina.example/carta?x=1',
      instagram: 'la.encina',
      x: 'encina',
      linkedin: 'in/carmen-soler',
      tiktok: null,
    });
  });
  it.each([
    ['website', 'javascript:alert(1)', 'url'],
    ['website', 'data:text/html,x', 'url'],
    ['instagram', 'https://evil.example/encina', 'handle'],
    ['x', '"><script>', 'handle'],
    ['youtube', '../../x', 'handle'],
  ] as const)('refuse what leads elsewhere: %s %s', async (field, value, error) => {
    expect(faultsOf(await keepSocial({ [field]: value }))).toMatchObject([{ field, error }]);
  });
});

/** A PNG that claims to be of a size, with nothing in it. */
const claiming = (width: number, height: number): Buffer => {
  const header = Buffer.alloc(8);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const body = Buffer.concat([Buffer.from('IHDR'), header, Buffer.from([8, 2, 0, 0, 0])]);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body), 0);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a0000000d', 'hex'),
    body,
    checksum,
    Buffer.from('0000000049444154', 'hex'),
  ]);
};

const keepPicture = (content: Uint8Array) =>
  owner.call(avatarCalls.set, {
    data: { id },
    files: { image: new Blob([new Uint8Array(content)], { type: 'image/png' }) },
  });

describe('the picture', () => {
  const pixels = Buffer.alloc(40 * 20 * 4, 200);
  const drawn = (): Promise<Buffer> => Transformer.fromRgbaPixels(pixels, 40, 20).png();

  it('is drawn anew: square, small, and without what stood beside it in the file', async () => {
    const secret = '<?php echo "40.4168,-3.7038"; ?>';
    const { status, data } = await keepPicture(Buffer.concat([await drawn(), Buffer.from(secret)]));
    expect(status).toBe(200);
    const [head = '', base64 = ''] = (data.image64 ?? '').split(',');
    expect(head).toBe('data:image/webp;base64');
    const content = Buffer.from(base64, 'base64');
    expect(content.includes('40.4168')).toBe(false);
    expect(await new Transformer(content).metadata()).toMatchObject({ width: 160, height: 160 });
    const { data: user } = await owner.call(peopleCalls.logged);
    expect(user.avatar).toEqual({ url: data.url, hash: data.hash });
    const again = await owner.call(avatarCalls.get, { params: { id, ts: data.hash ?? '' } });
    expect(again.data).toEqual(data);
    // By its address it is nobody's who is not the person.
    expect((await send(platform().origin, data.url ?? '')).status).toBe(401);
  });
  it('says nothing of where and with what it was taken', async () => {
    const jpeg = await Transformer.fromRgbaPixels(pixels, 40, 20).jpeg();
    const exif = Buffer.from('Exif\0\0II*\0\x08\0\0\0\0\0GPS-40.4168', 'latin1');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(exif.length + 2);
    const tagged = Buffer.concat([
      jpeg.subarray(0, 2),
      Buffer.from('ffe1', 'hex'),
      length,
      exif,
      jpeg.subarray(2),
    ]);
    const { status, data } = await keepPicture(tagged);
    expect(status).toBe(200);
    expect(Buffer.from((data.image64 ?? '').split(',')[1] ?? '', 'base64').includes('GPS-')).toBe(false);
  });
  it.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 400],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 400],
    ['the beginning of a PNG', Buffer.from('89504e470d0a1a0a', 'hex'), 422],
    ['a JPEG of noise', Buffer.concat([Buffer.from('ffd8ff', 'hex'), Buffer.alloc(2000, 7)]), 422],
    ['one that claims to fill the memory', claiming(60_000, 60_000), 422],
    ['more than 2 MB', Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(2_100_000)]), 413],
  ])('is none: %s', async (_, content, status) => {
    const { data: before } = await owner.call(peopleCalls.logged);
    const answer = await keepPicture(content);
    expect(answer.status).toBe(status);
    expect((await owner.call(peopleCalls.logged)).data.avatar).toEqual(before.avatar);
  });
  it('goes when it is taken away', async () => {
    await keepPicture(await drawn());
    const { data } = await owner.call(avatarCalls.set, { data: { id } });
    expect(data).toEqual({ url: null, hash: null, image64: null });
    const { rows } = await platform().pool.query('select 1 from user_picture where id_user = $1', [id]);
    expect(rows).toEqual([]);
  });
});

const change = (caller: Caller, idUser: string, given: string, newPassword: string) =>
  caller.call(profileCalls.password, { params: { id: idUser }, data: { password: given, newPassword } });
/** All that may be kept of a change under its key: whose it was. */
const contentOf = (idUser: string): string =>
  createHash('sha256')
    .update(JSON.stringify([{ id: idUser }, null]))
    .digest('hex');
const openReader = (given: string) =>
  platform().anyone.call(sessionCalls.login, { data: { email: accounts.reader, password: given, brand } });

describe('the password', () => {
  it('changes for who knows the present one, and every other device is out with its next call', async () => {
    const here = await signIn(platform().origin, 'reader');
    const there = await signIn(platform().origin, 'reader');
    const { data: reader } = await here.call(peopleCalls.logged);
    const { status, data } = await change(here, reader.id, password, 'otra-contraseña-9');
    expect(status).toBe(200);
    expect(data.ended).toBeGreaterThan(0);
    expect((await there.call(peopleCalls.logged)).status).toBe(511);
    const renewal = await callerOf(platform().origin, there.login).call(sessionCalls.refresh, {
      data: { email: accounts.reader, brand },
    });
    expect(renewal.status).toBe(511);
    expect((await here.call(peopleCalls.logged)).status).toBe(200);
    expect((await openReader(password)).status).toBe(401);
    expect((await openReader('otra-contraseña-9')).status).toBe(200);
    expect((await mailsTo(platform().pool, accounts.reader)).at(-1)?.subject).toMatch(/was changed$/);
    expect((await change(here, reader.id, 'otra-contraseña-9', password)).status).toBe(200);
  });
  it('is judged as that of a new account is', async () => {
    for (const [given, error] of [
      ['1234567', 'too_short'],
      ['😀'.repeat(7), 'too_short'],
      ['x'.repeat(65), 'too_long'],
      [accounts.owner, 'is_email'],
      ['password1', 'is_common'],
    ] as const)
      expect(faultsOf(await change(owner, id, password, given))).toMatchObject([
        { field: 'newPassword', error },
      ]);
  });
  it('changes once where its answer was lost: asked again with its key, it was this change', async () => {
    const here = await signIn(platform().origin, 'reader');
    const { data: reader } = await here.call(peopleCalls.logged);
    const headers = { 'idempotency-key': 'lost-password' };
    const ask = (given: string, newPassword: string) =>
      here.call(profileCalls.password, {
        params: { id: reader.id },
        data: { password: given, newPassword },
        headers,
      });
    // One that was refused has used no key up.
    expect((await ask('not-this-one', 'otra-contraseña-9')).status).toBe(422);
    const first = await ask(password, 'otra-contraseña-9');
    expect(first.status).toBe(200);
    const mails = (await mailsTo(platform().pool, accounts.reader)).length;
    const again = await ask(password, 'otra-contraseña-9');
    expect([again.status, again.data]).toEqual([200, first.data]);
    expect((await mailsTo(platform().pool, accounts.reader)).length).toBe(mails);
    expect((await ask(password, 'otra-contraseña-8')).error.code).toBe('ERROR_KEY_REUSED');
    // What is kept is the same whatever the passwords were.
    const { rows } = await platform().pool.query('select content from idempotency where key = $1', [
      headers['idempotency-key'],
    ]);
    expect(rows).toEqual([{ content: contentOf(reader.id) }]);
    expect((await change(here, reader.id, 'otra-contraseña-9', password)).status).toBe(200);
  });
  it('is not guessed: of wrong ones a login has ten, and they are said at their field', async () => {
    const here = await signIn(platform().origin, 'reader');
    const { data: reader } = await here.call(peopleCalls.logged);
    const answers = [];
    for (let attempt = 0; attempt < 11; attempt += 1)
      answers.push(await change(here, reader.id, 'not-this-one', 'another-password'));
    expect(answers.slice(0, 10).map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 422));
    expect(answers[0]?.error.extra).toMatchObject([{ field: 'password', error: 'wrong_password' }]);
    expect(answers[10]?.status).toBe(429);
    expect(Number(answers[10]?.headers.get('retry-after'))).toBeGreaterThan(800);
    expect((await change(here, reader.id, password, 'another-password')).status).toBe(429);
    // Whoever has this one shuts nobody out of another.
    const there = await signIn(platform().origin, 'reader');
    expect((await change(there, reader.id, 'not-this-one', 'another-password')).status).toBe(422);
  });
  it('leaves no trace of itself: no answer is kept under a key', async () => {
    const key = 'profile-password';
    const data = { password: 'not-this-one', newPassword: 'another-password' };
    const ask = () =>
      owner.call(profileCalls.password, { params: { id }, data, headers: { 'idempotency-key': key } });
    expect([(await ask()).status, (await ask()).status]).toEqual([422, 422]);
    const { rows } = await platform().pool.query('select 1 from idempotency where key = $1', [key]);
    expect(rows).toEqual([]);
  });
});

describe('devices', () => {
  it('are told by the families of browser and system, this one first', async () => {
    const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
    const { data } = await callerOf(platform().origin).call(sessionCalls.login, {
      data: { email: accounts.cook, password, brand },
      headers: { 'user-agent': agent },
    });
    await signIn(platform().origin, 'cook');
    const { data: devices } = await callerOf(platform().origin, data.session).call(signedInCalls.list);
    expect(devices[0]).toMatchObject({ browser: 'Firefox', system: 'Linux', current: true });
    expect(devices.filter(({ current }) => current)).toHaveLength(1);
    expect(devices.length).toBeGreaterThan(1);
  });
  it('are signed out one by one, or all others at once', async () => {
    const [here, one, two] = [
      await signIn(platform().origin, 'cook'),
      await signIn(platform().origin, 'cook'),
      await signIn(platform().origin, 'cook'),
    ];
    const current = (await one.call(signedInCalls.list)).data.find((device) => device.current);
    expect((await here.call(signedInCalls.end, { params: { id: current?.id ?? '' } })).status).toBe(200);
    expect((await one.call(peopleCalls.logged)).status).toBe(511);
    expect((await two.call(peopleCalls.logged)).status).toBe(200);
    expect((await here.call(signedInCalls.endOthers)).data.ended).toBeGreaterThan(0);
    expect((await two.call(peopleCalls.logged)).status).toBe(511);
    expect((await here.call(signedInCalls.list)).data).toHaveLength(1);
  });
  it('that ran out are none', async () => {
    const here = await signIn(platform().origin, 'cook');
    await signIn(platform().origin, 'cook');
    await here.call(signedInCalls.endOthers);
    await signIn(platform().origin, 'cook');
    await platform().pool.query(
      `update login set used = now() - interval '13 hours' where id in (
        select id from login where id_user = (select id from app_user where email = $1) order by created desc limit 1)`,
      [accounts.cook],
    );
    expect((await here.call(signedInCalls.list)).data).toHaveLength(1);
  });
});

it('what only the server knows is told to who is signed in, and nothing secret', async () => {
  expect((await platform().anyone.call(surroundingCalls.server)).status).toBe(401);
  const { data, text } = await owner.call(surroundingCalls.server);
  expect(data).toMatchObject({ mode: 'demo', database: expect.stringMatching(/^PostgreSQL \d+(?:\.\d+)?$/) });
  expect(text).not.toContain('127.0.0.1');
  expect(text).not.toContain(platform().databaseUrl);
});
