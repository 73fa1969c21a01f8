import { randomBytes, randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { accounts, password } from './accounts.ts';

/** A mail as demo mode keeps it. */
export interface TestMail {
  readonly id: string;
  readonly email: string;
  readonly subject: string;
  readonly lang: string;
  readonly html: string;
  readonly text: string;
}

/** Waits until every mail that is due was sent. */
export const mailsSettled = async (pool: Pool): Promise<void> => {
  for (;;) {
    const { rows } = await pool.query<{ open: number }>(
      'select count(*)::int as open from mail where ended is null and due <= now()',
    );
    if (!rows[0]?.open) return;
  }
};

/** The mails of a mailbox, the newest last. */
export const mailsTo = async (pool: Pool, email: string): Promise<readonly TestMail[]> => {
  await mailsSettled(pool);
  const { rows } = await pool.query<TestMail>(
    `select id, email, kept->>'subject' as subject, kept->>'lang' as lang, kept->>'html' as html, kept->>'text' as text
      from mail where email = $1 and kept is not null order by created`,
    [email],
  );
  return rows;
};

/** The link that a mail's text carries, or nothing. */
export const linkIn = ({ text }: Pick<TestMail, 'text'>): { email: string; token: string; href: string } => {
  const [href = '', email = '', token = ''] =
    /https?:\/\/\S+\/(?:reset|confirm)#([^/\s]+)\/(\S+)/.exec(text) ?? [];
  return { href, email: decodeURIComponent(email), token };
};

/** An account that is there, with a link that is good: made beside the platform, for calls that use one up. */
export const linkFor = async (
  pool: Pool,
  purpose: 'confirm' | 'reset',
  brand: string,
): Promise<{ readonly email: string; readonly token: string; readonly password: string }> => {
  const email = `${randomUUID()}@comanda.test`;
  const token = randomBytes(32).toString('base64url');
  const id = randomUUID();
  await pool.query(
    `insert into app_user (id, email, password, first_name, surname, kind, status)
      select $1, $2, password, 'A', 'B', 'NRM', 'INA' from app_user where email = $3`,
    [id, email, accounts.reader],
  );
  await pool.query(
    `insert into one_time_link (hash, purpose, id_user, email, brand, expires)
      values (sha256($1::text::bytea), $2, $3, $4, $5, now() + interval '30 minutes')`,
    [token, purpose, id, email, brand],
  );
  return { email, token, password };
};

/** What the link of an invitation's mail carries. */
export const invitedBy = (
  mail: Pick<TestMail, 'text'> | undefined,
): { email: string; token: string; href: string } => {
  const [href = '', token = '', email = ''] =
    /https?:\/\/\S+\/invitation#([^/\s]+)\/(\S+)/.exec(mail?.text ?? '') ?? [];
  return { href, email: decodeURIComponent(email), token };
};
