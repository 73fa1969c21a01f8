import { randomUUID } from 'node:crypto';
import type { BodyOf, noticeCalls } from '@comanda/api/calls';
import { platformId } from '@comanda/api/kernel';
import { actionOf, owners } from '@comanda/api/permissions';
import { notificationClass } from '@comanda/api/areas/notifications/notificationClass';
import { inArray } from 'drizzle-orm';
import { may, personIn } from '../../core/caller.ts';
import { constraint, forbidden, unknownRecord } from '../../core/refusal.ts';
import type { Context } from '../../core/work.ts';
import { appUser } from '../../db/schema/identity.ts';
import { noteWith } from '../journal/note.ts';
import { membersOf } from '../role/members.ts';
import { countAttempt } from '../session/attempts.ts';
import { deliver, type Unread } from './deliver.ts';
import { keptClasses, type Rule, ruleOf } from './subscriptions.ts';

const seesClasses = actionOf(notificationClass, 'ACCESS');

/** What it is told as: a class of the platform's own, for who sees those, or news of the company. */
const ruleFor = async ({ db, caller }: Context, nclass: string | undefined): Promise<Rule> => {
  if (nclass === undefined) return ruleOf('company');
  if (!may(caller, platformId, seesClasses)) throw forbidden(seesClasses);
  const [found] = await keptClasses(db, nclass);
  if (!found) throw constraint([{ entity: 'MSG', field: 'nclass', error: 'reference' }]);
  return found;
};

type Text = BodyOf<typeof noticeCalls.send>['texts'][number];
/** The text in somebody's language, else in one that is spoken likewise, else the first. */
const textFor = (texts: readonly Text[], lang: string | null): Text | undefined =>
  texts.find(({ language }) => language === lang) ??
  texts.find(({ language }) => lang !== null && language.slice(0, 2) === lang.slice(0, 2)) ??
  texts[0];

/**
 * Writes to everybody in some companies, or to their owners; who is in several of them is told once, and not who writes
 * (docs/product.md §21.11).
 */
export const sendNotice = async (
  context: Context,
  { idCompanies, nclass, to = 'everyone', texts }: BodyOf<typeof noticeCalls.send>,
): Promise<{ people: number }> => {
  // The tables of identity know no row-level security of companies: what a call may touch is asked here once more.
  if (idCompanies.some((id) => !context.companies.includes(id))) throw unknownRecord();
  const languages = texts.map(({ language }) => language);
  const twice = languages.findIndex((language, at) => languages.indexOf(language) < at);
  if (twice >= 0) throw constraint([{ entity: 'MSG', field: `texts.${twice}.language`, error: 'repeated' }]);
  const { id: idSender } = personIn(context);
  const rule = await ruleFor(context, nclass);
  const title = texts[0]?.title ?? '';
  const people = await context.gate(async (db) => {
    await countAttempt(db, 'notify', { account: idSender, address: context.address });
    const placed = new Map<string, string>();
    for (const idCompany of new Set(idCompanies)) {
      for (const { id, role, isActive } of await membersOf(db, idCompany))
        if (isActive && id !== idSender && (to === 'everyone' || role === owners) && !placed.has(id))
          placed.set(id, idCompany);
      await noteWith(db, context, { idCompany, kind: 'NOTIFY', about: { title } });
    }
    if (placed.size === 0) return 0;
    const spoken = await db
      .select({ id: appUser.id, lang: appUser.lang })
      .from(appUser)
      .where(inArray(appUser.id, [...placed.keys()]));
    const messages = spoken.flatMap(({ id: idUser, lang }): Unread[] => {
      const text = textFor(texts, lang);
      const idCompany = placed.get(idUser);
      if (!text || idCompany === undefined) return [];
      return [
        {
          idCompany,
          id: randomUUID(),
          idUser,
          ntype: nclass === undefined ? 'company' : 'factorycloud',
          nclass: rule.nclass,
          title: text.title,
          body: text.body,
          data: [{ key: 'idCompany', value: idCompany }],
        },
      ];
    });
    return deliver(db, rule, messages);
  });
  return { people };
};
