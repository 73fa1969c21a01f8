import { email as mailbox } from '@comanda/api/calls';
import { formats } from '@comanda/api/validation';
import { sql } from 'drizzle-orm';
import { personIn } from '../../core/caller.ts';
import { malformed, unknownRecord } from '../../core/refusal.ts';
import type { Context } from '../../core/work.ts';
import { invoice } from '../../db/schema/invoice.ts';
import { ticket } from '../../db/schema/sales.ts';
import { mailOrigin, postMail } from '../../mail/outbox.ts';
import { countAttempt } from '../session/attempts.ts';

/** A mailbox that an address names. */
export const emailIn = (text: string): string => {
  const read = mailbox.safeParse(text);
  if (!read.success) throw malformed('This is no e-mail address.', [{ field: 'email', error: 'email' }]);
  return read.data;
};

/** A language that an address names. */
export const languageIn = (text: string): string => {
  if (formats.language.test(text)) return text;
  throw malformed('This is no language.', [{ field: 'lang', error: 'language' }]);
};

interface Sent {
  readonly occasion: 'ticket' | 'invoice';
  readonly idDocument: string;
  readonly email: string;
  /** The language that it is written in; that of the mailbox's owner or of the company where nothing is said. */
  readonly lang?: string;
}

const tables = { ticket, invoice } as const;

/** Has a document of a company sent to a mailbox, within what a person sends and a mailbox gets in a day. */
export const sendDocument = async (context: Context, { lang, ...sent }: Sent): Promise<void> => {
  const { address, brand } = context;
  const email = sent.email.toLowerCase();
  // The table of mails knows no row-level security of companies: what a call may touch is asked here once more.
  const { rows } = await context.db.execute(
    sql`select 1 from ${tables[sent.occasion]} where id = ${sent.idDocument}`,
  );
  if (rows.length === 0) throw unknownRecord();
  await context.gate(async (db) => {
    await countAttempt(db, 'mailDocument', { account: personIn(context).id, address });
    await countAttempt(db, 'mailedDocument', { account: email, address });
    await postMail(db, {
      ...sent,
      email,
      brand,
      origin: mailOrigin(context),
      ...(lang !== undefined && { lang }),
    });
  });
};
