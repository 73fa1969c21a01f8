import { avatarCalls, type User, urlOf } from '@comanda/api/calls';
import { eq, sql } from 'drizzle-orm';
import { appUser, userPicture } from '../../db/schema/identity.ts';
import type { Database } from '../../db/transaction.ts';
import { unknownRecord } from '../../core/refusal.ts';
import { personIn } from '../../core/caller.ts';
import type { Context } from '../../core/work.ts';

/** A person and what they keep of themselves at their account. Runs as `comanda_gate`. */
export const userWith = async (
  db: Database,
  id: string,
): Promise<User & { version: number; updated: string }> => {
  const [found] = await db
    .select({ row: appUser, hash: userPicture.hash })
    .from(appUser)
    .leftJoin(userPicture, eq(userPicture.idUser, appUser.id))
    .where(eq(appUser.id, id));
  if (!found) throw unknownRecord();
  const { firstName, surname, email, lang, kind, webTheme, version, updated } = found.row;
  return {
    id,
    uName: firstName,
    surname,
    email,
    lang,
    kind,
    avatar: avatarOf(id, found.hash),
    customize: { webTheme },
    version,
    updated: updated.toISOString(),
  };
};

/** Where the picture of a person is asked for: its hash tells one from the one before. */
export const avatarOf = (id: string, hash: string | null): User['avatar'] => ({
  url: hash === null ? null : urlOf(avatarCalls.get, { id, ts: hash }),
  hash,
});

/** The person behind the session. Who sees as them keeps their own language and looks, and learns the name alone. */
export const loggedIn = async (context: Context): Promise<User> => {
  const { id, actor } = personIn(context);
  const { version: _version, updated: _updated, ...user } = await context.gate((db) => userWith(db, id));
  if (!actor) return user;
  const { lang, customize } = await context.gate((db) => userWith(db, actor.id));
  return { ...user, email: '', lang, customize, avatar: avatarOf(id, null) };
};

/** The id of a call about a person, which is the caller's own; another's is as unknown as one that is not there. */
export const ownId = (context: Pick<Context, 'caller'>, id: string): string => {
  if (personIn(context).id !== id) throw unknownRecord();
  return id;
};

/** Keeps the language; who is about to write it with their names is told that it has changed (docs/product.md §22.3.1). */
export const keepLanguage = (context: Context, id: string, lang: string): Promise<unknown> => {
  ownId(context, id);
  return context.gate((db) =>
    db
      .update(appUser)
      .set({ lang, version: sql`${appUser.version} + 1`, updated: sql`now()` })
      .where(sql`${appUser.id} = ${id} and ${appUser.lang} is distinct from ${lang}`),
  );
};

export const keepTheme = (context: Context, id: string, webTheme: string): Promise<unknown> => {
  ownId(context, id);
  return context.gate((db) => db.update(appUser).set({ webTheme }).where(eq(appUser.id, id)));
};
