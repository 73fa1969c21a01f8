import { randomUUID } from 'node:crypto';
import type { Closing, ClosingOwn } from '@comanda/api/calls';
import type { ExtraInfo } from '@comanda/api/errors';
import { and, desc, eq, isNull, lte, sql } from 'drizzle-orm';
import { closing, ticket } from '../../db/schema/sales.ts';
import { resourceTable } from '../../db/schema/resources.ts';
import type { Database } from '../../db/transaction.ts';
import { constraint } from '../../core/refusal.ts';
import { type Till, tillIn } from '../../core/caller.ts';
import type { Work } from '../../core/work.ts';
import { instantFaults, shareFaults, wrong } from '../ticket/figures.ts';
import { contentOf, holdTill, numberUsed } from '../ticket/upload.ts';
import { blocksOf, noOwn } from './blocks.ts';
import { figuresUpTo } from './figures.ts';
import { tellClosing } from './message.ts';

type Kind = 'X' | 'Z';
const entities: Readonly<Record<Kind, string>> = { X: 'RPX', Z: 'RPZ' };

interface LastZ {
  readonly number: number;
  readonly to: Date | null;
  readonly grandTotal: number;
  readonly grandReturns: number;
}
const lastZOf = async (db: Database, { idCompany, idTerminal }: Till): Promise<LastZ> => {
  const [row] = await db
    .select({
      number: closing.number,
      to: closing.to,
      grandTotal: closing.grandTotal,
      grandReturns: closing.grandReturns,
    })
    .from(closing)
    .where(and(eq(closing.idCompany, idCompany), eq(closing.idTerminal, idTerminal), eq(closing.kind, 'Z')))
    .orderBy(desc(closing.number))
    .limit(1);
  return row ?? { number: 0, to: null, grandTotal: 0, grandReturns: 0 };
};

const differs = (field: string, sent: number | null, expected: number | null): ExtraInfo[] =>
  sent === expected ? [] : [wrong(field, 'does_not_add_up', { expected: expected ?? '' })];

const paymentFaults = (sent: Closing['payments'], expected: Closing['payments']): ExtraInfo[] => {
  const paid = new Map(expected.map((payment) => [payment.kind, payment]));
  return sent.length === expected.length
    ? sent.flatMap(({ kind, count, amount }, index) => [
        ...differs(`payments.${index}.count`, count, paid.get(kind)?.count ?? 0),
        ...differs(`payments.${index}.amount`, amount, paid.get(kind)?.amount ?? 0),
      ])
    : [wrong('payments', 'does_not_add_up')];
};

/** Who closed is one of the company's employees. */
const ownFaults = async (
  db: Database,
  { idCompany }: Till,
  { idEmployee }: ClosingOwn,
): Promise<ExtraInfo[]> => {
  if (idEmployee === null) return [];
  const { rows } = await db.execute(
    sql`select from ${resourceTable('employee')} where id_company = ${idCompany} and id = ${idEmployee}`,
  );
  return rows.length > 0 ? [] : [wrong('own.idEmployee', 'not_found')];
};

/** A period starts where the last one ended, and its figures are those of its tickets, to the cent. */
const faultsOf = async (
  db: Database,
  till: Till,
  sent: Closing,
  facts: { readonly last: LastZ; readonly currency: string },
): Promise<ExtraInfo[]> => {
  const instants = instantFaults({ from: sent.from, to: sent.to });
  if (instants.length > 0) return instants;
  const from = Date.parse(sent.from);
  const { last, currency } = facts;
  const figures = await figuresUpTo(db, till, sent.lastTicket ?? 0);
  return [
    ...(from > Date.parse(sent.to) ? [wrong('to', 'too_small')] : []),
    ...(last.to && from < last.to.getTime() ? [wrong('from', 'too_small')] : []),
    ...(sent.currency === currency ? [] : [wrong('currency', 'choice')]),
    ...differs('tickets', sent.tickets, figures.tickets),
    ...differs('firstTicket', sent.firstTicket, figures.firstTicket),
    ...differs('lastTicket', sent.lastTicket, figures.lastTicket),
    ...differs('net', sent.net, figures.net),
    ...differs('total', sent.total, figures.total),
    ...shareFaults(sent.taxes, figures.taxes),
    ...paymentFaults(sent.payments, figures.payments),
    ...differs('grandTotal', sent.grandTotal, last.grandTotal + figures.total),
  ];
};

/**
 * Takes in an X reading or a Z closing, once (docs/product.md §10.4). A Z has the number after the last one of its
 * till, closes every ticket up to its last, and is told to those who may see tickets.
 */
export const uploadClosing = async (
  work: Work,
  kind: Kind,
  sent: Closing,
): Promise<{ id: string; number: number }> => {
  const { db } = work;
  const till = tillIn(work);
  const { idCompany, idStore, idTerminal } = till;
  const { number } = sent;
  const held = await holdTill(db, till);
  const last = await lastZOf(db, till);
  const period = kind === 'Z' ? number : last.number + 1;
  const content = contentOf(sent);
  const own = and(
    eq(closing.idCompany, idCompany),
    eq(closing.idTerminal, idTerminal),
    eq(closing.kind, kind),
    eq(closing.number, number),
  );
  const known = await db
    .select({ id: closing.id, period: closing.period, content: closing.content })
    .from(closing)
    .where(own);
  // An X that was taken in, and whose answer was lost until after the Z, is the same X all the same.
  const same = known.find((row) => row.content.equals(content));
  if (same) return { id: same.id, number };
  if (known.some((row) => row.period === period)) throw numberUsed(entities[kind]);
  const drawer = sent.own ?? noOwn;
  const faults = [
    ...(await ownFaults(db, till, drawer)),
    ...(kind === 'Z' && number !== last.number + 1
      ? [wrong('number', 'does_not_add_up', { expected: last.number + 1 })]
      : []),
    ...(await faultsOf(db, till, sent, { last, currency: held.currency })),
  ];
  if (faults.length > 0) throw constraint(faults.map((fault) => ({ ...fault, entity: entities[kind] })));
  const id = randomUUID();
  const blocks = await blocksOf(
    db,
    sql`sold.id_company = ${idCompany} and sold.id_terminal = ${idTerminal} and sold.id_closing is null
      and sold.number <= ${sent.lastTicket ?? 0}`,
    drawer,
  );
  const { own: _own, ...figures } = sent;
  await db.insert(closing).values({
    ...figures,
    idCompany,
    id,
    idStore,
    idTerminal,
    kind,
    period,
    blocks,
    grandReturns: last.grandReturns + blocks.refunds.amount,
    from: new Date(sent.from),
    to: new Date(sent.to),
    content,
  });
  if (kind === 'Z') {
    await db
      .update(ticket)
      .set({ idClosing: id })
      .where(
        and(
          eq(ticket.idCompany, idCompany),
          eq(ticket.idTerminal, idTerminal),
          isNull(ticket.idClosing),
          lte(ticket.number, sent.lastTicket ?? 0),
        ),
      );
    await tellClosing(work, till, { ...sent, id, name: held.name, sName: held.sName });
  }
  return { id, number };
};
