import { randomUUID } from 'node:crypto';
import type { MessageKind } from '@comanda/api/calls';
import { platformId } from '@comanda/api/kernel';
import type { Label } from '@comanda/api/labels';
import { sayIn } from '@comanda/api/transfer';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { appUser } from '../../db/schema/identity.ts';
import { message } from '../../db/schema/live.ts';
import { type Database, under } from '../../db/transaction.ts';
import { emit } from '../../live/emit.ts';
import { ownTextsIn, spokenOf, textsIn } from '../../texts.ts';
import { messageTexts } from './texts.ts';

/** A name that is its own in each language, such as that of an area. */
type Named = string | number | Label;

/** What has happened, to whom it is told, and what it is about. */
export interface News {
  /** The platform's id where they are not of the company that it is about. */
  readonly idCompany: string;
  readonly to: readonly string[];
  readonly kind: MessageKind;
  /** What its texts are filled with. */
  readonly about: Readonly<Record<string, Named>>;
  /** What it leads to, by the names that the console knows. */
  readonly data: Readonly<Record<string, string>>;
}

const written = (language: string): ((value: Named) => string) => {
  const say = sayIn(textsIn(language));
  const figures = new Intl.NumberFormat(language, { numberingSystem: 'latn' });
  return (value) =>
    typeof value === 'number' ? figures.format(value) : typeof value === 'string' ? value : say(value);
};

/**
 * Writes a message to each of some people in their own language, and tells their open pages (docs/product.md §21). Begins
 * as `comanda_gate`, which knows people, and ends as `comanda_request` within the company: nothing may follow that needs
 * the gate.
 */
export const tell = async (db: Database, { idCompany, to, kind, about, data }: News): Promise<void> => {
  if (to.length === 0) return;
  const people = await db
    .select({ id: appUser.id, lang: appUser.lang })
    .from(appUser)
    .where(and(inArray(appUser.id, [...to]), eq(appUser.status, 'ACT')));
  if (people.length === 0) return;
  const { title, body } = messageTexts[kind];
  const isOfPlatform = idCompany === platformId;
  const told = Object.entries({ ...data, ...(!isOfPlatform && { idCompany }) }).map(([key, value]) => ({
    key,
    value,
  }));
  const messages = people.map(({ id: idUser, lang }) => {
    const language = spokenOf([lang]);
    const say = sayIn(ownTextsIn(language));
    const write = written(language);
    const values = Object.fromEntries(Object.entries(about).map(([name, value]) => [name, write(value)]));
    return {
      idCompany,
      id: randomUUID(),
      idUser,
      ntype: isOfPlatform ? ('factorycloud' as const) : ('company' as const),
      nclass: kind,
      status: 'UNR' as const,
      title: say(title, values),
      body: say(body, values),
      data: told,
    };
  });
  await under(db, 'comanda_request', { companies: [idCompany] }, async () => {
    await db.insert(message).values(messages);
    if (isOfPlatform) {
      // Nobody listens to a channel of the platform: open pages of the person look for what is new.
      for (const { idUser } of messages) await db.execute(sql`select pg_notify('comanda_access', ${idUser})`);
      return;
    }
    await emit(
      db,
      messages.map(({ id, idUser, title: words, body: text, nclass }) => ({
        idCompany,
        class: 'MESSAGE' as const,
        id,
        idUser,
        data: { title: words, body: text, nclass },
      })),
    );
    // Numbered while the company is let through: who accepts an invitation is not of it before.
    await db.execute(sql`set constraints live_event_number immediate`);
  });
};
