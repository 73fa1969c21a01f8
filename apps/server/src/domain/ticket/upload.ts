import { createHash, randomUUID } from 'node:crypto';
import type { Ticket } from '@comanda/api/calls';
import { takenOff } from '@comanda/api/pricing';
import { and, eq, sql } from 'drizzle-orm';
import { store, storeName, terminal } from '../../db/schema/business.ts';
import { resourceTable } from '../../db/schema/resources.ts';
import { ticket, ticketLine, ticketPayment, ticketTax } from '../../db/schema/sales.ts';
import type { Database } from '../../db/transaction.ts';
import { constraint, Refusal, unknownRecord } from '../../core/refusal.ts';
import { type Till, tillIn } from '../../core/caller.ts';
import type { Context } from '../../core/work.ts';
import { emit } from '../../live/emit.ts';
import { takeCards } from '../card/take.ts';
import { awaitDocument } from '../fiscal/outbox.ts';
import { lastCommitOf } from '../sync/commit-to-store.ts';
import { businessDay, hourOf } from '../report/days.ts';
import { addTicket } from '../report/sums.ts';
import { entity, instantFaults, judgeFigures, wrong } from './figures.ts';
import { amendedBy, namedFaults } from './named.ts';
import { pricedWith } from './priced-with.ts';

/** What a till sent, in few bytes: the same again is the same upload. */
export const contentOf = (sent: Ticket | object): Buffer =>
  createHash('sha256').update(JSON.stringify(sent)).digest();

/** Uploads of one till follow one another, so that a closing sees every ticket before it. */
export const holdTill = async (
  db: Database,
  { idCompany, idTerminal }: Till,
): Promise<{ lastCommit: number; currency: string; decimals: number; name: string; sName: string }> => {
  const { rows } = await db.execute<{
    lastCommit: number;
    currency: string;
    decimals: number;
    name: string;
    sName: string;
  }>(sql`
    select ${lastCommitOf(sql`till.id_company`, sql`till.id_store`)} as "lastCommit", money.code as currency, money.decimals, till.name, ${storeName} as "sName"
    from ${terminal} till
    join ${store} shop on shop.id_company = till.id_company and shop.id = till.id_store
    join ${resourceTable('currency')} money on money.id_company = till.id_company
      and money.defaultcurrency = 'S' and money.status <> 'D'
    where till.id_company = ${idCompany} and till.id = ${idTerminal}
    for no key update of till`);
  const [row] = rows;
  if (!row) throw unknownRecord();
  return row;
};

/** A number that the till has used for something else. */
export const numberUsed = (code: string): Refusal =>
  new Refusal('ERROR_INFORMATION_EXISTS', 'The till has sent something else under this number.', {
    type: 'InformationExits',
    extra: [{ entity: code, field: 'number', error: 'exists' }],
  });

const sumOf = (figures: readonly number[]): number => figures.reduce((sum, one) => sum + one, 0);

/** Takes a ticket in, once, if its figures add up (docs/product.md §10.3). */
export const uploadTicket = async (work: Context, sent: Ticket): Promise<{ id: string; number: number }> => {
  const { db } = work;
  const till = tillIn(work);
  const { idCompany, idStore, idTerminal } = till;
  const { number } = sent;
  const held = await holdTill(db, till);
  const content = contentOf(sent);
  const [known] = await db
    .select({ id: ticket.id, content: ticket.content })
    .from(ticket)
    .where(
      and(eq(ticket.idCompany, idCompany), eq(ticket.idTerminal, idTerminal), eq(ticket.number, number)),
    );
  if (known) {
    if (!known.content.equals(content)) throw numberUsed(entity);
    return { id: known.id, number };
  }
  const early = [
    ...instantFaults({ at: sent.at }),
    ...(sent.commit > held.lastCommit ? [wrong('commit', 'too_big', { max: held.lastCommit })] : []),
    ...(sent.currency === held.currency ? [] : [wrong('currency', 'choice')]),
  ];
  if (early.length > 0) throw constraint(early);
  const had = await pricedWith(work, till, sent.commit);
  const { faults, priced } = judgeFigures(sent, had);
  const amended = await amendedBy(db, till, sent);
  const all = [
    ...faults,
    ...(await namedFaults(db, till, sent)),
    ...(sent.amends && !amended ? [wrong('amends', 'not_found')] : []),
  ];
  if (all.length > 0) throw constraint(all);
  const id = randomUUID();
  const part = { idCompany, idTicket: id };
  const off = sent.lines.map((line) => takenOff(line) + line.share);
  await db.execute(sql`
    insert into ${ticket} (id_company, id, id_store, id_terminal, number, at, day, hour, commit_number, service_kind,
      kind, status, id_amended, id_employee, id_customer, id_ticket_kind, id_source, table_name, covers, discount,
      discounts, tips, rounding, corrections, corrected, voided, copies, training, currency, net, total, lines, content)
    select ${idCompany}, ${id}, shop.id, ${idTerminal}, ${number}, made.at, ${businessDay(sql`made.at`)},
      ${hourOf(sql`made.at`)}, ${sent.commit}, ${sent.serviceKind}, ${sent.kind}, ${sent.status}, ${amended ?? null},
      ${sent.idEmployee}, ${sent.idCustomer}, ${sent.idTicketKind}, ${sent.idSource}, ${sent.table}, ${sent.covers},
      ${sumOf(off)}, ${JSON.stringify(sent.discounts)}::jsonb,
      ${sumOf(sent.payments.map(({ kind, amount }) => (kind === 'P' ? amount : 0)))}, ${sent.rounding},
      ${JSON.stringify(sent.corrections)}::jsonb, ${sumOf(sent.corrections.map(({ amount }) => amount))},
      ${sent.voided && JSON.stringify(sent.voided)}::jsonb, ${sent.copies}, ${sent.training}, ${sent.currency},
      ${sent.net}, ${sent.total}, ${sent.lines.length}, ${content}
    from (select ${sent.at}::timestamptz as at) made, ${store} shop
    where shop.id_company = ${idCompany} and shop.id = ${idStore}`);
  await db.insert(ticketLine).values(
    sent.lines.map((line, position) => ({
      ...part,
      position,
      ...line,
      idDepartment: line.idProduct === null ? null : (had.departments.get(line.idProduct) ?? null),
      net: priced?.nets[position] ?? 0,
      discount: off[position] ?? 0,
    })),
  );
  if (sent.taxes.length > 0)
    await db.insert(ticketTax).values(
      sent.taxes.map((share, position) => ({
        ...part,
        position,
        ...share,
        names: had.names.get(share.idTax) ?? {},
      })),
    );
  if (sent.payments.length > 0)
    await db
      .insert(ticketPayment)
      .values(
        sent.payments.map(({ card: _card, ...payment }, position) => ({ ...part, position, ...payment })),
      );
  await takeCards(work, till, { id, decimals: held.decimals }, sent);
  await addTicket(db, idCompany, id);
  await awaitDocument(db, idCompany, id);
  await emit(db, [{ idCompany, class: 'TICKET', id, data: { idStore, idTerminal, number } }]);
  return { id, number };
};
