import type { FileAnswer } from '@comanda/api/calls';
import { desc, eq } from 'drizzle-orm';
import { personIn } from '../../core/caller.ts';
import type { Context } from '../../core/work.ts';
import { company } from '../../db/schema/company.ts';
import { membership } from '../../db/schema/identity.ts';
import { journal } from '../../db/schema/journal.ts';
import { message } from '../../db/schema/live.ts';
import { pushDevice, subscription } from '../../db/schema/subscription.ts';
import { keysOf } from '../accessKey/lists.ts';
import { favouritesOf } from '../group/favourites.ts';
import { groupsOf } from '../group/groups.ts';
import { receivedBy, sentBy } from '../invitation/lists.ts';
import { openInbox } from '../message/index.ts';
import { userWith } from '../people/profile.ts';
import { addressOf } from '../profile/address.ts';
import { pictureOf } from '../profile/picture.ts';
import { socialOf } from '../profile/social.ts';
import { connectionsOf } from '../provider/connections.ts';
import { devicesOf } from '../session/devices.ts';
import { offersOf } from '../transfer/lists.ts';

/** More of one kind than this nobody has. */
const all = { limit: 100_000, offset: 0, search: '' } as const;

/**
 * All that the platform holds of a person, as one file that programs read too (docs/product.md §22.16): what they wrote of
 * themselves, where they work and are signed in, what stands between them and others, and what was noted of what they did.
 */
export const personalData = async (context: Context): Promise<FileAnswer> => {
  const person = personIn(context);
  const { id } = person;
  const known = await context.gate(async (db) => {
    const companies = await db
      .select({ company: company.name, role: membership.role })
      .from(membership)
      .innerJoin(company, eq(company.id, membership.idCompany))
      .where(eq(membership.idUser, id))
      .orderBy(company.name);
    const done = await db
      .select({ at: journal.at, kind: journal.kind, about: journal.about, address: journal.address })
      .from(journal)
      .where(eq(journal.idUser, id))
      .orderBy(desc(journal.at));
    return {
      account: await userWith(db, id),
      address: await addressOf(db, id),
      social: await socialOf(db, id),
      picture: (await pictureOf(db, id)).image64,
      companies,
      devices: await devicesOf(db, person),
      invitations: { received: await receivedBy(db, person), sent: await sentBy(db, person) },
      ownership: {
        received: (await offersOf(db, person, { kind: 'received', ...all })).elements,
        sent: (await offersOf(db, person, { kind: 'sent', ...all })).elements,
      },
      accessKeys: {
        received: (await keysOf(db, person, { kind: 'received', ...all })).elements,
        sent: (await keysOf(db, person, { kind: 'sent', ...all })).elements.filter(({ isOwn }) => isOwn),
      },
      subscriptions: await db
        .select({
          nclass: subscription.nclass,
          isSubscribed: subscription.isSubscribed,
          chosen: subscription.chosen,
        })
        .from(subscription)
        .where(eq(subscription.idUser, id)),
      pushedTo: await db
        .select({ endpoint: pushDevice.endpoint, created: pushDevice.created })
        .from(pushDevice)
        .where(eq(pushDevice.idUser, id)),
      journal: done,
    };
  });
  const { db } = context;
  const groups = await groupsOf(context);
  const favourites = await favouritesOf(context);
  const providers = await connectionsOf(context);
  await openInbox(context);
  const messages = await db
    .select({ created: message.created, title: message.title, body: message.body, status: message.status })
    .from(message)
    .where(eq(message.idUser, id))
    .orderBy(desc(message.created));
  const data = {
    made: new Date().toISOString(),
    ...known,
    providers,
    groups,
    favourites,
    messages,
  };
  return {
    name: `${known.account.uName} ${known.account.surname} ${data.made.slice(0, 10)}.json`,
    mediaType: 'application/json; charset=utf-8',
    content: Buffer.from(`${JSON.stringify(data, undefined, 2)}\n`),
  };
};
