import { randomUUID } from 'node:crypto';
import { accountCalls } from '@comanda/api/calls';
import { Transformer } from '@napi-rs/image';
import { afterAll, describe, expect, it } from 'vitest';
import { accounts, brand } from '../support/accounts.ts';
import { mailsSettled } from '../support/mails.ts';
import { startServer } from '../support/server.ts';
import { startMailServer } from '../support/smtp.ts';
import { usePlatform } from '../support/usePlatform.ts';

const post = await startMailServer();
const platform = usePlatform({ COMANDA_SMTP: post.url, COMANDA_MAIL_FROM: 'office@comanda.test' });
afterAll(() => post.close());

const ask = (email: string) => platform().anyone.call(accountCalls.recover, { data: { email, brand } });
const forget = () => platform().pool.query('delete from sign_in_attempt');
const state = async (email: string) => {
  const { rows } = await platform().pool.query<{ tries: number; outcome: string | null; due: Date }>(
    `select tries, outcome, due from mail where email = $1
      order by created desc limit 1`,
    [email],
  );
  return rows[0];
};
/** Lets the pause of all mails pass. */
const passPause = () =>
  platform().pool.query(
    `update mail set due = now() where ended is null; select pg_notify('comanda_mail', '')`,
  );
/** Words of a head, as RFC 2047 writes those beyond ASCII. */
const headOf = (content: string): string =>
  (content.split('\r\n\r\n')[0] ?? '').replaceAll(/\r\n[ \t]/g, ' ');

describe('a mail', () => {
  it('is handed to the mail server with its brand, its language and a mark that is fetched from nowhere', async () => {
    const taken = post.next();
    expect((await ask(accounts.owner)).status).toBe(200);
    await taken;
    const { from, to, content } = post.handed.at(-1) ?? { from: '', to: [], content: '' };
    expect(from).toContain('<office@comanda.test>');
    expect(to).toEqual([`TO:<${accounts.owner}>`]);
    const head = headOf(content);
    expect(head).toMatch(/^From: "?Comanda"? <office@comanda\.test>$/m);
    expect(head).toContain('Content-Language: es-ES');
    expect(head).toContain('Auto-Submitted: auto-generated');
    // No SVG: many programs that show mails draw none.
    expect(content).not.toMatch(/svg/i);
    const [, mark = ''] = /Content-Type: image\/png[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/.exec(content) ?? [];
    expect(await new Transformer(Buffer.from(mark, 'base64')).metadata()).toMatchObject({
      format: 'png',
      width: 64,
      height: 64,
    });
    expect(content).toContain('multipart/alternative');
    await mailsSettled(platform().pool);
    expect(await state(accounts.owner)).toMatchObject({ outcome: 'sent' });
    const { rows } = await platform().pool.query('select kept from mail where kept is not null');
    expect(rows).toEqual([]);
  });

  it('is tried again, each time later, when the server does not take it for now', async () => {
    await forget();
    for (const [tries, pause] of [
      [1, 30],
      [2, 60],
      [3, 120],
    ] as const) {
      post.answers.push('451 later');
      const refused = post.next();
      const before = Date.now();
      await (tries === 1 ? ask(accounts.reader) : passPause());
      await refused;
      await expect.poll(() => state(accounts.reader)).toMatchObject({ tries, outcome: null });
      // Counted from when it was tried, which was between these two.
      const tried = (await state(accounts.reader))?.due.getTime() ?? 0;
      expect(tried - 1_000 * pause).toBeGreaterThanOrEqual(before);
      expect(tried - 1_000 * pause).toBeLessThanOrEqual(Date.now());
    }
    const before = post.handed.length;
    const taken = post.next();
    await passPause();
    await taken;
    await mailsSettled(platform().pool);
    expect(await state(accounts.reader)).toMatchObject({ tries: 3, outcome: 'sent' });
    expect(post.handed).toHaveLength(before + 1);
  });

  it('is given up when the server says no for good, or a day has passed', async () => {
    await forget();
    post.answers.push('550 no such mailbox');
    await ask(accounts.cook);
    await expect.poll(() => state(accounts.cook)).toMatchObject({ outcome: 'refused' });
    post.answers.push('451 later');
    await ask(accounts.manager);
    await expect.poll(() => state(accounts.manager)).toMatchObject({ tries: 1 });
    await platform().pool.query(
      `update mail set created = created - interval '25 hours' where ended is null`,
    );
    await passPause();
    await expect.poll(() => state(accounts.manager)).toMatchObject({ outcome: 'late' });
  });

  it('goes out once, though two servers send', async () => {
    const second = await startServer({
      dataDirectory: platform().dataDirectory,
      databaseUrl: platform().databaseUrl,
      environment: { COMANDA_SMTP: post.url, COMANDA_MAIL_FROM: 'office@comanda.test' },
    });
    try {
      const before = post.handed.length;
      const ids = Array.from({ length: 30 }, () => randomUUID());
      await platform().pool.query(
        `insert into mail (id, occasion, email, brand, origin)
          select id, 'changed', $2, 'default', 'http://localhost' from unnest($1::uuid[]) id;`,
        [ids, accounts.foreign],
      );
      await platform().pool.query(`select pg_notify('comanda_mail', '')`);
      await mailsSettled(platform().pool);
      const sent = post.handed
        .slice(before)
        .map(({ content }) => /^Message-ID: <([\w-]+)@/m.exec(content)?.[1]);
      expect(sent).toHaveLength(ids.length);
      expect(new Set(sent)).toEqual(new Set(ids));
    } finally {
      await second.stop();
    }
  });

  it('of somebody with a hostile name changes neither its head nor its page', async () => {
    await forget();
    await platform().pool.query(`update app_user set first_name = $2 where email = $1`, [
      accounts.owner,
      '<script>alert(1)</script>"\r\nBcc: x@y.z',
    ]);
    const taken = post.next();
    await ask(accounts.owner);
    await taken;
    const { to, content } = post.handed.at(-1) ?? { to: [], content: '' };
    expect(to).toEqual([`TO:<${accounts.owner}>`]);
    expect(headOf(content)).not.toMatch(/^bcc:/im);
    const html = Buffer.from(
      (/Content-Type: text\/html[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/.exec(content)?.[1] ?? '').replaceAll(
        /=\r\n/g,
        '',
      ),
      'latin1',
    ).toString();
    expect(html).toContain('&lt;script&gt;');
    expect(html).not.toContain('<script');
  });
});

it.each([
  [{ COMANDA_SMTP: 'smtp://localhost' }, 'COMANDA_SMTP needs COMANDA_MAIL_FROM'],
  [{ COMANDA_MAIL_FROM: 'a@b.c' }, 'COMANDA_MAIL_FROM needs COMANDA_SMTP'],
])('a server with half of what mails need does not start: %o', async (environment, sentence) => {
  await expect(
    startServer({
      dataDirectory: platform().dataDirectory,
      databaseUrl: platform().databaseUrl,
      environment,
    }),
  ).rejects.toThrow(sentence);
});
