import type { Connection } from '@comanda/api/calls';
import { and, eq, sql } from 'drizzle-orm';
import { providerLink } from '../../db/schema/identity.ts';
import { unknownRecord } from '../../core/refusal.ts';
import { personIn } from '../../core/caller.ts';
import type { Context } from '../../core/work.ts';

/** Tells a connection from others, and nothing of who the person is there. */
const id = sql<string>`encode(sha256(convert_to(${providerLink.issuer} || ' ' || ${providerLink.subject}, 'UTF8')), 'hex')`;

/** As the brand that is asked calls it; of another brand's provider no more than its host is said. */
const labelOf = ({ config, brand }: Context, issuer: string): string => {
  const { href, host } = new URL(issuer);
  const ours = config.providers.find((one) => one.brand === brand && new URL(one.issuer).href === href);
  return ours?.label ?? host;
};

/** The providers that open a person's account (docs/product.md §2.6.5). */
export const connectionsOf = async (context: Context): Promise<Connection[]> => {
  const { issuer, created } = providerLink;
  const rows = await context.gate((db) =>
    db
      .select({ id, issuer, created })
      .from(providerLink)
      .where(eq(providerLink.idUser, personIn(context).id))
      .orderBy(created, id),
  );
  return rows.map((row) => ({
    id: row.id,
    label: labelOf(context, row.issuer),
    created: row.created.toISOString(),
  }));
};

/** Ends one of them; another person's is as unknown as one that is not there. */
export const disconnect = async (context: Context, idConnection: string): Promise<void> => {
  if (!/^[0-9a-f]{64}$/.test(idConnection)) throw unknownRecord();
  const ended = await context.gate((db) =>
    db
      .delete(providerLink)
      .where(and(eq(providerLink.idUser, personIn(context).id), eq(id, idConnection)))
      .returning({ issuer: providerLink.issuer }),
  );
  if (ended.length === 0) throw unknownRecord();
};
