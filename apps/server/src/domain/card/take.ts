import { randomUUID } from 'node:crypto';
import type { Ticket } from '@comanda/api/calls';
import { cardFee } from '@comanda/api/pricing';
import { sql } from 'drizzle-orm';
import type { Till } from '../../core/caller.ts';
import type { Work } from '../../core/work.ts';
import { cardPayment, cardReader } from '../../db/schema/card.ts';
import { ticket } from '../../db/schema/sales.ts';
import { cardAccount } from './account.ts';

/**
 * Takes in what a ticket was paid by card, with its fee by the tariff that holds now; a tariff that is changed later
 * changes none of it (docs/product.md §19.10). Whoever learns the till is paid nothing.
 */
export const takeCards = async (
  work: Pick<Work, 'db' | 'gate'>,
  till: Till,
  { id: idTicket, decimals }: { readonly id: string; readonly decimals: number },
  sent: Ticket,
): Promise<void> => {
  const paid = sent.payments.flatMap(({ kind, amount, card }, position) =>
    kind === 'T' ? [{ position, amount, card: card ?? {} }] : [],
  );
  if (paid.length === 0 || sent.training) return;
  const { db } = work;
  const { idCompany, idStore, idTerminal } = till;
  const { rows } = await db.execute<{ day: string }>(
    sql`select to_char(sold.day, 'YYYY-MM-DD') as day from ${ticket} sold
      where sold.id_company = ${idCompany} and sold.id = ${idTicket}`,
  );
  const day = rows[0]?.day ?? sent.at.slice(0, 10);
  const isKnown = paid.some(({ card }) => card.brand);
  const account = isKnown ? await cardAccount(work, till) : undefined;
  await db.insert(cardPayment).values(
    paid.map(({ position, amount, card }) => {
      const { brand = null, kind = null, origin = null, reader = null, model = null } = card;
      const scope = card.scope ?? 'POS';
      const costs =
        account &&
        cardFee(
          { amount, currency: sent.currency, decimals, day, scope, brand, card: kind, origin },
          account.tariffs,
        );
      return {
        id: randomUUID(),
        idCompany,
        idStore,
        idTerminal,
        idTicket,
        position,
        at: new Date(sent.at),
        day,
        currency: sent.currency,
        amount,
        brand,
        kind,
        origin,
        scope,
        reader,
        model,
        idAccount: costs ? account.id : null,
        idTariff: costs?.idTariff ?? null,
        fee: costs?.fee ?? null,
      };
    }),
  );
  // In one order, so that two tills that share readers wait for each other and go on.
  const readers = [...new Set(paid.flatMap(({ card }) => card.reader ?? []))].toSorted();
  for (const serial of readers) {
    const own = paid.filter(({ card }) => card.reader === serial);
    const model = own.find(({ card }) => card.model)?.card.model ?? null;
    await db.execute(sql`
      insert into ${cardReader} (id_company, serial, model, id_store, id_terminal, first, last, payments)
      values (${idCompany}, ${serial}, ${model}, ${idStore}, ${idTerminal}, ${sent.at}, ${sent.at}, ${own.length})
      on conflict (id_company, serial) do update set
        model = coalesce(excluded.model, card_reader.model),
        id_store = case when excluded.last >= card_reader.last then excluded.id_store else card_reader.id_store end,
        id_terminal = case when excluded.last >= card_reader.last then excluded.id_terminal else card_reader.id_terminal end,
        first = least(card_reader.first, excluded.first), last = greatest(card_reader.last, excluded.last),
        payments = card_reader.payments + excluded.payments`);
  }
};
