import type { Message } from '@comanda/api/calls';
import { platformId } from '@comanda/api/kernel';
import { formats } from '@comanda/api/validation';
import { and, count, desc, eq, inArray } from 'drizzle-orm';
import { message } from '../../db/schema/live.ts';
import { assume } from '../../db/transaction.ts';
import { malformed, unknownRecord } from '../../core/refusal.ts';
import { personIn } from '../../core/caller.ts';
import type { Work } from '../../core/work.ts';

/**
 * The person's messages of all companies that they are of, and those of the platform, which are about companies that they
 * are not of (docs/product.md §21): from here on the transaction sees both.
 */
export const openInbox = async (work: Work): Promise<Work> => {
  const companies = [...work.companies, platformId];
  await assume(work.db, 'comanda_request', { companies, user: personIn(work).id });
  return { ...work, companies };
};

type Status = Message['status'];
const ownWith = (work: Work, status: Status) =>
  and(eq(message.idUser, personIn(work).id), eq(message.status, status));

export const countMessages = async (work: Work, status: Status): Promise<number> => {
  const [row] = await work.db.select({ elements: count() }).from(message).where(ownWith(work, status));
  return row?.elements ?? 0;
};

const wholeNumber = (field: string, text: string, most: number): number => {
  const number = Number(text);
  if (!/^\d{1,7}$/.test(text) || number > most)
    throw malformed('This is not a number that fits.', [
      { field, error: 'not_integer', params: { max: most } },
    ]);
  return number;
};
const statusOf = (text: string): Status => {
  if (text === 'UNR' || text === 'RED') return text;
  throw malformed('There is no such status.', [{ field: 'status', error: 'choice' }]);
};

const written = ({
  id,
  ntype,
  nclass,
  status,
  created,
  title,
  body,
  data,
}: typeof message.$inferSelect): Message => ({
  id,
  ntype,
  nclass,
  status,
  created: created.toISOString(),
  title,
  body,
  data: [...data],
});

/** The person's messages with a status, newest first. */
export const listMessages = async (
  work: Work,
  asked: { readonly status: string; readonly offset: string; readonly limit: string },
): Promise<{ elements: Message[]; total: number }> => {
  const status = statusOf(asked.status);
  const limit = wholeNumber('limit', asked.limit, 100);
  const offset = wholeNumber('offset', asked.offset, 1_000_000);
  const rows = await work.db
    .select()
    .from(message)
    .where(ownWith(work, status))
    .orderBy(desc(message.created), desc(message.id))
    .limit(limit)
    .offset(offset);
  return {
    elements: rows.map(written),
    total: await countMessages(work, status),
  };
};

/** Marks messages of the person as read: these, or all; ids that are not theirs are passed over. */
export const readMessages = async (work: Work, ids?: readonly string[]): Promise<void> => {
  await work.db
    .update(message)
    .set({ status: 'RED' })
    .where(and(ownWith(work, 'UNR'), ...(ids ? [inArray(message.id, [...ids])] : [])));
};

/** Deletes every message of the person, read and unread. */
export const clearMessages = async (work: Work): Promise<void> => {
  await work.db.delete(message).where(eq(message.idUser, personIn(work).id));
};

/** Deletes one message; another person's is as unknown as one that is not there. */
export const removeMessage = async (work: Work, id: string): Promise<void> => {
  if (!formats.id.test(id)) throw unknownRecord();
  const gone = await work.db
    .delete(message)
    .where(and(eq(message.idUser, personIn(work).id), eq(message.id, id)))
    .returning({ id: message.id });
  if (gone.length === 0) throw unknownRecord();
};

/** One message, read or not; another person's is as unknown as one that is not there. */
export const getMessage = async (work: Work, id: string): Promise<Message> => {
  if (!formats.id.test(id)) throw unknownRecord();
  const [found] = await work.db
    .select()
    .from(message)
    .where(and(eq(message.idUser, personIn(work).id), eq(message.id, id)));
  if (!found) throw unknownRecord();
  return written(found);
};
