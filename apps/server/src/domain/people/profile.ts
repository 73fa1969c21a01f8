import type { User } from '@comanda/api/calls';
import { eq } from 'drizzle-orm';
import { appUser } from '../../db/schema/identity.ts';
import { unknownRecord } from '../../http/errors.ts';
import { type Context, personIn } from '../../http/handler.ts';

/** The person behind the session. */
export const loggedIn = async (context: Context): Promise<User> => {
  const { id } = personIn(context);
  const [row] = await context.gate((db) => db.select().from(appUser).where(eq(appUser.id, id)));
  if (!row) throw unknownRecord();
  const { firstName, surname, email, lang, kind, webTheme } = row;
  return { id, uName: firstName, surname, email, lang, kind, customize: { webTheme } };
};

/** Keeps something of the person's own; another's id is as unknown as one that is not there. */
export const keepOwn = async (
  context: Context,
  id: string,
  values: Partial<Pick<typeof appUser.$inferInsert, 'lang' | 'webTheme'>>,
): Promise<void> => {
  if (personIn(context).id !== id) throw unknownRecord();
  await context.gate((db) => db.update(appUser).set(values).where(eq(appUser.id, id)));
};
