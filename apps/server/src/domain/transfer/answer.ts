import type { Transfer as Told } from '@comanda/api/calls';
import { judge, type TransferEvent, type Verdict } from '@comanda/machines/transfer/rules';
import { asc, eq, sql } from 'drizzle-orm';
import { constraint, unknownRecord } from '../../core/refusal.ts';
import { type Person, personIn } from '../../core/caller.ts';
import type { Context } from '../../core/work.ts';
import { appUser } from '../../db/schema/identity.ts';
import { transfer, transferBusiness } from '../../db/schema/transfer.ts';
import type { Database } from '../../db/transaction.ts';
import { mailOrigin, postMail } from '../../mail/outbox.ts';
import { noteWith } from '../journal/note.ts';
import { lockMembers } from '../role/members.ts';
import { shownBy } from './lists.ts';
import { handOver, lockOwners } from './ownership.ts';
import { stateOf, type Transfer } from './state.ts';

const refused = (error: string) => constraint([{ entity: 'TRF', field: 'status', error }]);

/** An offer of the person, or to their address, held until the transaction ends; another's is unknown. */
const heldBy = async (
  db: Database,
  id: string,
  { id: idPerson, email }: Person,
): Promise<{ readonly row: Transfer; readonly isGiver: boolean }> => {
  const [row] = await db.select().from(transfer).where(eq(transfer.id, id)).for('update');
  if (!row || (row.idGiver !== idPerson && row.email !== email)) throw unknownRecord();
  return { row, isGiver: row.idGiver === idPerson };
};
const businessesOf = async (db: Database, idTransfer: string): Promise<string[]> => {
  const rows = await db
    .select({ idCompany: transferBusiness.idCompany })
    .from(transferBusiness)
    .where(eq(transferBusiness.idTransfer, idTransfer))
    .orderBy(asc(transferBusiness.idCompany));
  return rows.map(({ idCompany }) => idCompany);
};
const close = (db: Database, idTransfer: string, isTransferred = false): Promise<unknown> =>
  db
    .update(transferBusiness)
    .set({ isOpen: false, isTransferred })
    .where(eq(transferBusiness.idTransfer, idTransfer));

/** What stands against a press, as whoever pressed is told. */
const refusalOf = ({ outcome, state }: Verdict) => {
  if (outcome === 'stranger') return unknownRecord();
  if (outcome === 'not_owned') return refused('not_owned');
  if (outcome === 'expired' || state === 'expired') return refused('expired');
  return refused(state === 'withdrawn' ? 'withdrawn' : 'answered');
};

/** Nobody is in the middle of giving roles there while it changes hands. */
const lockCompanies = async (db: Database, idCompanies: readonly string[]): Promise<void> => {
  for (const id of idCompanies) await lockMembers(db, id);
};

/**
 * The taker's answer (docs/product.md §22.9): all of the offer becomes theirs, or nothing. Pressed again, the same is told
 * again. Whatever is judged here is held until it is written: of two who press at once the second sees what the first did.
 */
export const answerOffer = (context: Context, id: string, type: 'ACCEPT' | 'REJECT'): Promise<Told> => {
  const person = personIn(context);
  return context.gate(async (db) => {
    const { row } = await heldBy(db, id, person);
    const [from] = await db.select({ email: appUser.email }).from(appUser).where(eq(appUser.id, row.idGiver));
    const businesses = await businessesOf(db, id);
    if (type === 'ACCEPT') await lockCompanies(db, businesses);
    const owners = await lockOwners(db, businesses);
    const giver = from?.email ?? '';
    const ownerOf = Object.fromEntries(
      [...owners].map(([idCompany, idUser]) => [idCompany, idUser === row.idGiver ? giver : idUser]),
    );
    const pressed = { by: person.email, at: Date.now() };
    const event: TransferEvent = type === 'ACCEPT' ? { type, ...pressed, ownerOf } : { type, ...pressed };
    const offer = { giver, taker: row.email, businesses, expires: row.expires.getTime() };
    const verdict = judge(stateOf(row), offer, event);
    if (verdict.outcome === 'done') {
      const status = type === 'ACCEPT' ? 'ACP' : 'RJC';
      await db
        .update(transfer)
        .set({ status, answered: sql`now()` })
        .where(eq(transfer.id, id));
      await close(db, id, type === 'ACCEPT');
      for (const idCompany of verdict.handOver?.businesses ?? [])
        await handOver(db, idCompany, { from: row.idGiver, to: person.id });
      for (const idCompany of businesses)
        await noteWith(db, context, { idCompany, kind: `TRANSFER_${type}`, about: { email: row.email } });
      if (verdict.handOver)
        await postMail(db, {
          occasion: 'handedOver',
          email: giver,
          brand: row.brand,
          origin: mailOrigin(context),
          idTransfer: id,
        });
    } else if (verdict.outcome !== 'already') throw refusalOf(verdict);
    return shownBy(db, id, person);
  });
};

/** Takes back an offer that waits. What was answered cannot be, and whoever is too late is told so. */
export const withdrawOffer = (context: Context, id: string): Promise<void> => {
  const person = personIn(context);
  return context.gate(async (db) => {
    const { row, isGiver } = await heldBy(db, id, person);
    if (!isGiver) throw unknownRecord();
    const offer = { giver: person.email, taker: row.email, businesses: [], expires: row.expires.getTime() };
    const verdict = judge(stateOf(row), offer, { type: 'WITHDRAW', by: person.email, at: Date.now() });
    if (verdict.outcome === 'already') return;
    if (verdict.outcome !== 'done') throw refusalOf(verdict);
    await db
      .update(transfer)
      .set({ withdrawn: sql`now()` })
      .where(eq(transfer.id, id));
    await close(db, id);
    for (const idCompany of await businessesOf(db, id))
      await noteWith(db, context, { idCompany, kind: 'TRANSFER_WITHDRAW', about: { email: row.email } });
  });
};

/** Takes offers that have ended off the list of who asks; the other side keeps them. */
export const forgetOffers = (context: Context, ids: readonly string[]): Promise<void> => {
  const person = personIn(context);
  return context.gate(async (db) => {
    for (const id of [...new Set(ids)].sort()) {
      const { row, isGiver } = await heldBy(db, id, person);
      if (stateOf(row) === 'offered') throw refused('is_offered');
      await db
        .update(transfer)
        .set(isGiver ? { isOffGiver: true } : { isOffTaker: true })
        .where(eq(transfer.id, id));
    }
  });
};
