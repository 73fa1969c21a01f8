import { randomUUID } from 'node:crypto';
import type { BodyOf, subscriptionCalls } from '@comanda/api/calls';
import { and, eq, isNull } from 'drizzle-orm';
import { personIn } from '../core/caller.ts';
import { constraint, unknownRecord } from '../core/refusal.ts';
import type { Context } from '../core/work.ts';
import type { PushKeys } from '../config.ts';
import { login } from '../db/schema/identity.ts';
import { pushDevice } from '../db/schema/subscription.ts';
import { isService } from './services.ts';

const keysIn = ({ config }: Context): PushKeys => {
  if (!config.push) throw unknownRecord();
  return config.push;
};

/** Shows notifications on the browser that asks: an address that another person's came from is theirs no more. */
export const pushTo = async (
  context: Context,
  { endpoint, p256dh, auth }: BodyOf<typeof subscriptionCalls.pushTo>,
): Promise<void> => {
  if (!isService(endpoint, keysIn(context)))
    throw constraint([{ entity: 'NSB', field: 'endpoint', error: 'choice' }]);
  const { id: idUser, idLogin } = personIn(context);
  const values = { id: randomUUID(), idUser, idLogin, endpoint, p256dh, auth };
  await context.gate(async (db) => {
    await db.delete(pushDevice).where(eq(pushDevice.endpoint, endpoint));
    await db.insert(pushDevice).values(values);
  });
};

/** Another person's address is as unknown as one that is not there, and either is shown nothing from here on. */
export const pushNoMore = async (context: Context, endpoint: string): Promise<void> => {
  const { id: idUser } = personIn(context);
  await context.gate((db) =>
    db.delete(pushDevice).where(and(eq(pushDevice.endpoint, endpoint), eq(pushDevice.idUser, idUser))),
  );
};

/** Where the person's notifications are shown: browsers that are signed in still. */
export const endpointsOf = async (context: Context): Promise<string[]> => {
  if (!context.config.push) return [];
  const { id: idUser } = personIn(context);
  const rows = await context.gate((db) =>
    db
      .select({ endpoint: pushDevice.endpoint })
      .from(pushDevice)
      .innerJoin(login, eq(login.id, pushDevice.idLogin))
      .where(and(eq(pushDevice.idUser, idUser), isNull(login.ended))),
  );
  return rows.map(({ endpoint }) => endpoint);
};
