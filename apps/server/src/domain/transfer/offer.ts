import { randomUUID } from 'node:crypto';
import type { BodyOf, transferCalls } from '@comanda/api/calls';
import { faultOfOffer } from '@comanda/machines/transfer/rules';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { constraint, unknownRecord } from '../../core/refusal.ts';
import { personIn } from '../../core/caller.ts';
import type { Context } from '../../core/work.ts';
import { company } from '../../db/schema/company.ts';
import { transfer, transferBusiness } from '../../db/schema/transfer.ts';
import type { Database } from '../../db/transaction.ts';
import { mailOrigin, postMail } from '../../mail/outbox.ts';
import { tellOwnerOf } from '../message/index.ts';
import { noteWith } from '../journal/note.ts';
import { countAttempt } from '../session/attempts.ts';
import { lockOwners } from './ownership.ts';
import { daysOpen } from './state.ts';

const fields = {
  nothing: 'transferBusinesses',
  not_owned: 'transferBusinesses',
  is_offered: 'transferBusinesses',
  own_address: 'emailGuest',
} as const;

/** Offers that nobody has answered in time are none any more: what they were of may be offered anew. */
const closeExpired = (db: Database, idCompanies: readonly string[]): Promise<unknown> =>
  db
    .update(transferBusiness)
    .set({ isOpen: false })
    .where(
      and(
        inArray(transferBusiness.idCompany, [...idCompanies]),
        eq(transferBusiness.isOpen, true),
        sql`exists (select from ${transfer} where ${transfer.id} = ${transferBusiness.idTransfer}
          and ${transfer.expires} <= now())`,
      ),
    );

/**
 * Offers companies to somebody (docs/product.md §22.9). Whether there is an account of that address is asked when the mail
 * is sent: nothing that is answered here depends on it.
 */
export const offerBusinesses = async (
  context: Context,
  { emailGuest, transferBusinesses }: BodyOf<typeof transferCalls.offer>,
): Promise<{ readonly id: string }> => {
  const { id: idGiver, email: giver, name, companies } = personIn(context);
  const taker = emailGuest.toLowerCase();
  const businesses = [...new Set(transferBusinesses.map(({ idCompany }) => idCompany))];
  if (businesses.some((one) => !companies.has(one))) throw unknownRecord();
  const { brand, address } = context;
  return context.gate(async (db) => {
    const owners = await lockOwners(db, businesses);
    await closeExpired(db, businesses);
    const open = await db
      .select({ idCompany: transferBusiness.idCompany })
      .from(transferBusiness)
      .where(and(inArray(transferBusiness.idCompany, businesses), eq(transferBusiness.isOpen, true)));
    const ownerOf = Object.fromEntries(
      [...owners].map(([idCompany, idUser]) => [idCompany, idUser === idGiver ? giver : idUser]),
    );
    const fault = faultOfOffer(
      { giver, taker, businesses },
      { ownerOf, isOffered: (one) => open.some(({ idCompany }) => idCompany === one) },
    );
    if (fault)
      throw constraint([
        { entity: 'TRF', field: fields[fault], error: fault === 'nothing' ? 'required' : fault },
      ]);
    const id = randomUUID();
    await db.insert(transfer).values({
      id,
      idGiver,
      email: taker,
      brand,
      expires: sql`now() + make_interval(days => ${daysOpen})`,
    });
    await db.insert(transferBusiness).values(businesses.map((idCompany) => ({ idTransfer: id, idCompany })));
    await countAttempt(db, 'invite', { account: idGiver, address });
    await countAttempt(db, 'invited', { account: taker, address });
    await postMail(db, {
      occasion: 'offered',
      email: taker,
      brand,
      origin: mailOrigin(context),
      idTransfer: id,
    });
    for (const idCompany of businesses)
      await noteWith(db, context, { idCompany, kind: 'TRANSFER_OFFER', about: { email: taker } });
    const offered = await db
      .select({ name: company.name })
      .from(company)
      .where(inArray(company.id, businesses))
      .orderBy(company.name);
    await tellOwnerOf(db, taker, {
      kind: 'transfer.new',
      about: { giver: name, company: offered.map((one) => one.name).join(', ') },
      data: { id },
    });
    return { id };
  });
};
