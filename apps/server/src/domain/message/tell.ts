import { randomUUID } from 'node:crypto';
import { classOf, type MessageKind } from '@comanda/api/calls';
import { platformId } from '@comanda/api/kernel';
import type { Label } from '@comanda/api/labels';
import { sayIn } from '@comanda/api/transfer';
import { and, eq, inArray } from 'drizzle-orm';
import { appUser } from '../../db/schema/identity.ts';
import type { Database } from '../../db/transaction.ts';
import { ownTextsIn, spokenOf, textsIn } from '../../texts.ts';
import { deliver } from './deliver.ts';
import { ruleOf } from './subscriptions.ts';
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
      title: say(title, values),
      body: say(body, values),
      data: told,
    };
  });
  await deliver(db, ruleOf(classOf(kind)), messages);
};
