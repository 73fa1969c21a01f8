import { randomUUID } from 'node:crypto';
import { accountCalls, peopleCalls, sessionCalls } from '@comanda/api/calls';
import { beforeEach, describe, expect, it } from 'vitest';
import { accounts, brand, password } from '../support/accounts.ts';
import { callerOf, signIn } from '../support/caller.ts';
import { linkFor, linkIn, mailsTo, type TestMail } from '../support/mails.ts';
import { usePlatform } from '../support/usePlatform.ts';

const platform = usePlatform();
const { register, activate, recover, reset } = accountCalls;

// What one test has asked for must not be held against the next.
beforeEach(() => platform().pool.query('delete from sign_in_attempt'));

const fresh = (): string => `new-${randomUUID()}@comanda.test`;
const chosen = 'correct horse battery';
const wanted = (email: string) => ({
  name: 'Amaia',
  surname: 'Etxeberria',
  email,
  password: chosen,
  lang: 'en-GB',
  brand,
});
const mails = (email: string) => mailsTo(platform().pool, email);
const newest = async (email: string): Promise<TestMail> => {
  const mail = (await mails(email)).at(-1);
  if (!mail) throw new Error(`Nobody has written to ${email}.`);
  return mail;
};
const enter = (email: string, secret: string) =>
  platform().anyone.call(sessionCalls.login, { data: { email, password: secret, brand } });
const status = (email: string, to: string) =>
  platform().pool.query('update app_user set status = $2 where email = $1', [email, to]);
/** An answer without what differs from call to call. */
const bare = ({ status, text }: { status: number; text: string }): string =>
  `${status} ${text.replace(/"requestId":"[^"]+"/, '')}`;
const age = (email: string, interval: string) =>
  platform().pool.query(`update one_time_link set expires = expires - $2::interval where email = $1`, [
    email,
    interval,
  ]);
const under = (key: string) => ({ headers: { 'idempotency-key': key } });
const opened = async (): Promise<string> => {
  const email = fresh();
  await platform().anyone.call(register, { data: wanted(email) });
  const { token } = linkIn(await newest(email));
  expect((await platform().anyone.call(activate, { data: { email, token, password: chosen } })).status).toBe(
    200,
  );
  return email;
};

describe('an account', () => {
  it('opens with the link of its mail, once, and not before', async () => {
    const email = fresh();
    expect(bare(await platform().anyone.call(register, { data: wanted(` ${email.toUpperCase()} `) }))).toBe(
      '200 {"data":{"done":true}}',
    );
    expect((await enter(email, chosen)).status).toBe(401);
    const mail = await newest(email);
    const link = linkIn(mail);
    expect(link.href).toBe(`${platform().origin}/confirm#${encodeURIComponent(email)}/${link.token}`);
    expect(mail.text).not.toContain('Amaia');
    const use = () => platform().anyone.call(activate, { data: { ...link, password: chosen } });
    expect((await use()).status).toBe(200);
    expect((await enter(email, chosen)).status).toBe(200);
    const again = await use();
    expect([again.status, again.error.code]).toEqual([422, 'ERROR_LINK']);
    const { data } = await enter(email, chosen);
    expect((await callerOf(platform().origin, data.session).call(peopleCalls.logged)).data).toMatchObject({
      uName: 'Amaia',
      surname: 'Etxeberria',
      lang: 'en-GB',
      kind: 'NRM',
    });
  });

  it('that is asked for again under one key gets one mail, and under another a second one', async () => {
    const email = fresh();
    const [first, second] = [randomUUID(), randomUUID()];
    for (const key of [first, first])
      expect((await platform().anyone.call(register, { data: wanted(email), ...under(key) })).status).toBe(
        200,
      );
    expect(await mails(email)).toHaveLength(1);
    const { token } = linkIn(await newest(email));
    expect(
      (await platform().anyone.call(activate, { data: { email, token, password: chosen } })).status,
    ).toBe(200);
    // The key of another call is none of this one.
    for (const key of [second, second, first])
      expect((await platform().anyone.call(recover, { data: { email, brand }, ...under(key) })).status).toBe(
        200,
      );
    expect(await mails(email)).toHaveLength(3);
  });

  it('that is there is left as it is, and its owner is told; the answer is the same', async () => {
    const known = await platform().anyone.call(register, { data: wanted(accounts.reader) });
    const unknown = await platform().anyone.call(register, { data: wanted(fresh()) });
    expect(bare(known)).toBe(bare(unknown));
    expect((await enter(accounts.reader, password)).status).toBe(200);
    const mail = await newest(accounts.reader);
    expect(mail.subject).toBe('You already have an account at Comanda');
    expect(mail.text).toContain('Hello Lucía,');
    expect(mail.text).toContain(`${platform().origin}/login`);
    expect(linkIn(mail).token).toBe('');
  });

  it('that waits takes what was asked for last, and only the newest link', async () => {
    const email = fresh();
    await platform().anyone.call(register, { data: wanted(email) });
    const first = linkIn(await newest(email));
    await platform().anyone.call(register, { data: { ...wanted(email), password: 'another long one' } });
    const second = linkIn(await newest(email));
    expect((await platform().anyone.call(activate, { data: { ...first, password: chosen } })).status).toBe(
      422,
    );
    expect(
      (await platform().anyone.call(activate, { data: { ...second, password: 'another long one' } })).status,
    ).toBe(200);
    expect((await enter(email, chosen)).status).toBe(401);
    expect((await enter(email, 'another long one')).status).toBe(200);
  });

  it('is not opened with a password that somebody else chose with its address', async () => {
    const email = fresh();
    await platform().anyone.call(register, { data: wanted(email) });
    await platform().anyone.call(register, { data: { ...wanted(email), password: 'one of a stranger' } });
    const { token } = linkIn(await newest(email));
    const confirm = (secret: string) =>
      platform().anyone.call(activate, { data: { email, token, password: secret } });
    await platform().pool.query('delete from sign_in_attempt');
    const mistyped = await confirm(chosen);
    expect([mistyped.status, mistyped.error.code]).toEqual([401, 'ERROR_SIGN_IN']);
    const { rows } = await platform().pool.query<{ count: number }>('select count from sign_in_attempt');
    expect(rows).toEqual([{ count: 1 }]);
    expect((await enter(email, 'one of a stranger')).status).toBe(401);
    // The link is as it was: a password may be mistyped.
    expect((await confirm('one of a stranger')).status).toBe(200);
  });

  it('that somebody switched off is opened by no mail', async () => {
    const email = await opened();
    for (const closed of ['INA', 'LCK', 'DLT']) {
      await status(email, closed);
      await platform().anyone.call(register, { data: { ...wanted(email), password: 'another long one' } });
      await platform().anyone.call(recover, { data: { email, brand } });
      const told = (await mails(email)).slice(-2);
      expect(told.map(({ subject }) => subject)).toEqual(
        Array.from(told, () => 'Your account at Comanda is closed'),
      );
      expect(told.map((mail) => linkIn(mail).token)).toEqual(['', '']);
    }
    await status(email, 'ACT');
    expect((await enter(email, chosen)).status).toBe(200);
  });

  it('is confirmed within a day', async () => {
    const email = fresh();
    await platform().anyone.call(register, { data: wanted(email) });
    const { token } = linkIn(await newest(email));
    await age(email, '24 hours');
    expect(
      (await platform().anyone.call(activate, { data: { email, token, password: chosen } })).status,
    ).toBe(422);
    await platform().anyone.call(recover, { data: { email, brand, purpose: 'confirm' } });
    const again = linkIn(await newest(email));
    await age(email, '23 hours 59 minutes');
    expect((await platform().anyone.call(activate, { data: { ...again, password: chosen } })).status).toBe(
      200,
    );
  });
});

describe('a new password', () => {
  it('comes by a link that holds for 30 minutes and is used once; every device is signed out', async () => {
    const email = await opened();
    const { data: here } = await enter(email, chosen);
    await platform().anyone.call(recover, { data: { email, brand } });
    const { token, href } = linkIn(await newest(email));
    expect(href).toContain(`${platform().origin}/reset#`);
    const use = (secret: string) =>
      platform().anyone.call(reset, { data: { email, token, password: secret } });
    expect((await use('short')).error).toMatchObject({
      code: 'ERROR_CONSTRAINT',
      extra: [{ entity: 'USR', field: 'password', error: 'too_short', params: { min: 8 } }],
    });
    // Somebody who guessed until the account was shut does not keep its owner out.
    for (let guess = 0; guess < 11; guess += 1) await enter(email, 'wrong-wrong');
    expect((await use('another long one')).status).toBe(200);
    expect((await use('yet another long one')).error.code).toBe('ERROR_LINK');
    expect((await callerOf(platform().origin, here.session).call(peopleCalls.logged)).status).toBe(511);
    expect((await enter(email, chosen)).status).toBe(401);
    expect((await enter(email, 'another long one')).status).toBe(200);
    expect((await newest(email)).subject).toBe('Your password for Comanda was changed');
  });

  it('is not set by a link that expired, is of another purpose, address or account, or is none', async () => {
    const late = await linkFor(platform().pool, 'reset', brand);
    await age(late.email, '30 minutes');
    const confirm = await linkFor(platform().pool, 'confirm', brand);
    const elsewhere = await linkFor(platform().pool, 'reset', 'lumbral');
    const good = await linkFor(platform().pool, 'reset', brand);
    const closed = await linkFor(platform().pool, 'reset', brand);
    await status(closed.email, 'LCK');
    const answers = await Promise.all(
      [
        late,
        confirm,
        elsewhere,
        closed,
        { ...good, email: accounts.owner },
        { ...good, token: 'nonsense' },
        { ...good, token: 'x'.repeat(43) },
      ].map((link) => platform().anyone.call(reset, { data: { ...link, password: chosen } })),
    );
    expect(new Set(answers.map(bare)).size).toBe(1);
    expect(answers[0]?.error.code).toBe('ERROR_LINK');
    expect((await platform().anyone.call(reset, { data: { ...good, password: chosen } })).status).toBe(200);
    // Who reads the mailbox has shown that it is theirs.
    expect((await enter(good.email, chosen)).status).toBe(200);
  });

  it('of two that use a link at once is set by one', async () => {
    const link = await linkFor(platform().pool, 'reset', brand);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => platform().anyone.call(reset, { data: { ...link, password: chosen } })),
    );
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 422, 422, 422]);
  });

  it.each([
    ['1234567', 'too_short'],
    ['x'.repeat(65), 'too_long'],
    ['Sunshine', 'is_common'],
    ['qwertyuiop', 'is_common'],
  ])('%s is refused: %s', async (secret, error) => {
    const answer = await platform().anyone.call(register, {
      data: { ...wanted(fresh()), password: secret },
    });
    expect(answer.status).toBe(422);
    expect(answer.error.extra).toMatchObject([{ field: 'password', error }]);
  });

  it('is not the address', async () => {
    const email = fresh();
    for (const secret of [email.toUpperCase(), email.split('@')[0] ?? ''])
      expect(
        (await platform().anyone.call(register, { data: { ...wanted(email), password: secret } })).error
          .extra,
      ).toMatchObject([{ error: secret.length > 64 ? 'too_long' : 'is_email' }]);
  });
});

describe('asking for a link', () => {
  it('is answered alike for an address that nobody has, which gets no mail', async () => {
    const nobody = fresh();
    const answers = await Promise.all(
      [accounts.cook, nobody].map((email) => platform().anyone.call(recover, { data: { email, brand } })),
    );
    expect(new Set(answers.map(bare))).toEqual(new Set(['200 {"data":{"done":true}}']));
    expect(await mails(nobody)).toEqual([]);
    expect(await mails(accounts.cook)).toHaveLength(1);
    const { rows } = await platform().pool.query('select outcome from mail where email = $1', [nobody]);
    expect(rows).toEqual([{ outcome: 'nobody' }]);
  });

  it.each([
    ['recover', (email: string) => platform().anyone.call(recover, { data: { email, brand } })],
    ['register', (email: string) => platform().anyone.call(register, { data: wanted(email) })],
  ])('by %s is limited per mailbox, also for one that does not exist', async (_, ask) => {
    for (const email of [accounts.manager, fresh()]) {
      const answers = await Promise.all(Array.from({ length: 5 }, () => ask(email)));
      expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 200, 200, 429, 429]);
      const refused = answers.find(({ status }) => status === 429);
      expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(3_500);
    }
    await platform().pool.query(`update sign_in_attempt set since = since - interval '1 hour'`);
    expect((await ask(accounts.manager)).status).toBe(200);
  });

  it('and using one are limited per address', async () => {
    await platform().anyone.call(recover, { data: { email: fresh(), brand } });
    await platform().anyone.call(activate, {
      data: { email: fresh(), token: 'x'.repeat(43), password: chosen },
    });
    await platform().pool.query('update sign_in_attempt set count = 100');
    expect((await platform().anyone.call(recover, { data: { email: fresh(), brand } })).status).toBe(429);
    const link = await linkFor(platform().pool, 'confirm', brand);
    expect((await platform().anyone.call(activate, { data: link })).status).toBe(429);
  });

  it('names the brand of the address that is asked', async () => {
    const answer = await platform().anyone.call(recover, { data: { email: fresh(), brand: 'lumbral' } });
    expect([answer.status, answer.error.code]).toEqual([403, 'ERROR_BRAND_NOT_ALLOWED']);
    expect(answer.error.extra).toMatchObject([{ field: 'brand', error: 'choice' }]);
  });

  it.each(['a@b.c\r\nBcc: d@e.f', 'a@b.c,d@e.f', 'Name <a@b.c>', 'a@b.c\0', 'a b@c.d'])(
    'for %j is refused: it is no address',
    async (email) => {
      for (const call of [recover, register]) {
        const { status, error } = await platform().anyone.callWith(call, { ...wanted(''), email });
        expect([status, error.extra?.[0]?.field]).toEqual([400, 'email']);
      }
    },
  );
  it.each(['A\r\nBcc: d@e.f', 'A\nB', 'A\0', '', 'x'.repeat(101)])(
    'by the name %j is refused',
    async (name) => {
      const { status, error } = await platform().anyone.callWith(register, { ...wanted(fresh()), name });
      expect([status, error.extra?.[0]?.field]).toEqual([400, 'name']);
    },
  );
});

describe('what is kept', () => {
  it('of a link is its hash, and of a mail that waits no text', async () => {
    const email = fresh();
    await platform().anyone.call(register, { data: wanted(email) });
    const { token } = linkIn(await newest(email));
    const { rows } = await platform().pool.query<{ hash: Buffer }>(
      'select hash from one_time_link where email = $1',
      [email],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.hash).toHaveLength(32);
    expect(rows[0]?.hash.toString('base64url')).not.toBe(token);
    expect(platform().server.said()).not.toContain(token);
  });

  it('of an owner who is signed in elsewhere goes on when another one resets', async () => {
    const other = await signIn(platform().origin, 'manager');
    const link = await linkFor(platform().pool, 'reset', brand);
    expect((await platform().anyone.call(reset, { data: { ...link, password: chosen } })).status).toBe(200);
    expect((await other.call(peopleCalls.logged)).status).toBe(200);
  });
});
