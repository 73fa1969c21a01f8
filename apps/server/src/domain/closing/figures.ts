import type { Closing } from '@comanda/api/calls';
import { sql } from 'drizzle-orm';
import { ticket, ticketPayment, ticketTax } from '../../db/schema/sales.ts';
import type { Database } from '../../db/transaction.ts';
import type { Till } from '../../core/caller.ts';

/** What the tickets of a till since its last Z come to, up to one of their numbers (docs/product.md §10.4). */
export type Figures = Pick<
  Closing,
  'firstTicket' | 'lastTicket' | 'tickets' | 'net' | 'total' | 'payments'
> & {
  readonly taxes: readonly { readonly idTax: string; readonly base: number; readonly tax: number }[];
};

/** Tips are beside what was sold; every other kind of payment is counted with what it paid. */
export const figuresUpTo = async (
  db: Database,
  { idCompany, idTerminal }: Till,
  lastTicket: number,
): Promise<Figures> => {
  const { rows } = await db.execute<Figures & Record<string, unknown>>(sql`
    with open as materialized (
      select sold.id, sold.number, sold.kind, sold.voided is null and not sold.training as stands, sold.net, sold.total from ${ticket} sold
      where sold.id_company = ${idCompany} and sold.id_terminal = ${idTerminal}
        and sold.id_closing is null and sold.number <= ${lastTicket}
    )
    select min(number) as "firstTicket", max(number) as "lastTicket", count(*) filter (where stands and kind = 'N')::int as tickets,
      coalesce(sum(net) filter (where stands), 0)::float8 as net,
      coalesce(sum(total) filter (where stands), 0)::float8 as total,
      coalesce((select jsonb_agg(shares) from (
        select share.id_tax as "idTax", sum(share.base) as base, sum(share.tax) as tax
        from ${ticketTax} share join open on open.id = share.id_ticket and open.stands
        where share.id_company = ${idCompany} group by share.id_tax) shares), '[]') as taxes,
      coalesce((select jsonb_agg(paid) from (
        select payment.kind, count(*) as count, sum(payment.amount) as amount
        from ${ticketPayment} payment join open on open.id = payment.id_ticket and open.stands
        where payment.id_company = ${idCompany} group by payment.kind) paid), '[]') as payments
    from open`);
  const [row] = rows;
  if (!row) throw new Error('A sum without a group has one row.');
  return row;
};
