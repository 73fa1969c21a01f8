import { randomUUID } from 'node:crypto';
import type { AnswerOf, BodyOf, terminalCalls } from '@comanda/api/calls';
import { and, eq, ne, sql } from 'drizzle-orm';
import { store, terminal } from '../../db/schema/business.ts';
import { constraint, Refusal } from '../../core/refusal.ts';
import type { Work } from '../../core/work.ts';
import { emit } from '../../live/emit.ts';
import { lockStore } from '../sync/commit-to-store.ts';
import { settle } from '../sync/settle.ts';
import { heldTerminal, type TerminalRow } from './held.ts';
import { endLicence } from './licences.ts';

const refused = (field: 'name' | 'idStore', error: string): Refusal =>
  constraint([{ entity: 'TRM', field, error }]);

/** Refuses a store that is not the company's to sell in, and a name that another till of it has. */
const checkPlace = async (
  { db }: Work,
  { idCompany, idStore, name, id }: Pick<TerminalRow, 'idCompany' | 'idStore' | 'name' | 'id'>,
): Promise<void> => {
  const shops = await db.execute(sql`select from ${store} shop
    where shop.id_company = ${idCompany} and shop.id = ${idStore} and shop.status <> 'D'`);
  if (shops.rowCount === 0) throw refused('idStore', 'not_found');
  const same = await db
    .select({ id: terminal.id })
    .from(terminal)
    .where(
      and(
        eq(terminal.idCompany, idCompany),
        eq(terminal.idStore, idStore),
        eq(terminal.name, name),
        ne(terminal.status, 'D'),
        ne(terminal.id, id),
      ),
    );
  if (same.length > 0) throw refused('name', 'exists');
};

/** What waited for a till that has left a store may be on all that are left (docs/product.md §9.3.2). */
const settleWithout = async (
  { db }: Work,
  { idCompany, id, idStore }: Pick<TerminalRow, 'idCompany' | 'id' | 'idStore'>,
): Promise<void> => {
  await lockStore(db, idCompany, idStore);
  const settled = await settle(db, idCompany, idStore);
  const data = { idStore, idTerminal: id };
  await emit(
    db,
    settled.map((commit) => ({ idCompany, class: 'COMMIT' as const, id: commit, data })),
  );
};

export const makeTerminal = async (
  work: Work,
  { idCompany, idStore, name }: BodyOf<typeof terminalCalls.make>,
): Promise<AnswerOf<typeof terminalCalls.make>> => {
  const made = { idCompany, id: randomUUID(), idStore, name };
  await checkPlace(work, made);
  await work.db.insert(terminal).values({ ...made, status: 'A' });
  return { id: made.id };
};

/**
 * Renames a till or moves it. What it has of the catalogue is that of its store, so one that moves is paired anew: its
 * licence ends, and it begins with nothing.
 */
export const changeTerminal = async (
  work: Work,
  { id, version, idStore, name }: BodyOf<typeof terminalCalls.change>,
): Promise<AnswerOf<typeof terminalCalls.change>> => {
  const held = await heldTerminal(work, id);
  if (held.version !== version)
    throw new Refusal('ERROR_STALE', 'The till has been changed since it was read.', {
      type: 'StaleExtraInfo',
      extra: [{ entity: 'TRM', field: 'version' }],
      records: {
        yours: { id, version, idStore, name },
        stored: { id, version: held.version, idStore: held.idStore, name: held.name },
      },
    });
  await checkPlace(work, { ...held, idStore, name });
  const isMoved = idStore !== held.idStore;
  await work.db
    .update(terminal)
    .set({
      idStore,
      name,
      version: version + 1,
      ...(isMoved && { acknowledged: 0, refused: null, reason: null, refusedAt: null }),
    })
    .where(and(eq(terminal.idCompany, held.idCompany), eq(terminal.id, id)));
  if (isMoved) {
    await endLicence(work, held);
    await settleWithout(work, held);
  }
  return { id, version: version + 1 };
};

export const removeTerminal = async (work: Work, id: string): Promise<void> => {
  const held = await heldTerminal(work, id);
  await work.db
    .update(terminal)
    .set({ status: 'D', version: held.version + 1 })
    .where(and(eq(terminal.idCompany, held.idCompany), eq(terminal.id, id)));
  await endLicence(work, held);
  await settleWithout(work, held);
};
