import type { Ticket } from '@comanda/api/calls';
import type { ExtraInfo } from '@comanda/api/errors';
import { sql } from 'drizzle-orm';
import type { Till } from '../../core/caller.ts';
import { ticket } from '../../db/schema/sales.ts';
import { commitItem, storeCommit } from '../../db/schema/sync.ts';
import type { Database } from '../../db/transaction.ts';
import { wrong } from './figures.ts';

/** What names records of the store: a ticket, or what is as far as one. */
type Naming = Pick<Ticket, 'idEmployee' | 'idCustomer' | 'discounts' | 'lines'> &
  Partial<Pick<Ticket, 'idTicketKind' | 'idSource' | 'voided' | 'corrections'>>;

/** Who and what a ticket names besides what it is priced with: the entity, the field, and the id. */
const namesIn = (sent: Naming): readonly (readonly [entity: string, field: string, id: string])[] => {
  const pairs: readonly (readonly [string, string, string | null])[] = [
    ['EMP', 'idEmployee', sent.idEmployee],
    ['CST', 'idCustomer', sent.idCustomer],
    ['TKK', 'idTicketKind', sent.idTicketKind ?? null],
    ['BSR', 'idSource', sent.idSource ?? null],
    ['EMP', 'voided.idEmployee', sent.voided?.idEmployee ?? null],
    ...(sent.corrections ?? []).map(
      ({ idEmployee }, index) => ['EMP', `corrections.${index}.idEmployee`, idEmployee] as const,
    ),
    ...sent.discounts.map(
      ({ idDiscount }, index) => ['DSC', `discounts.${index}.idDiscount`, idDiscount] as const,
    ),
    ...sent.lines.flatMap(({ discounts }, line) =>
      discounts.map(
        ({ idDiscount }, index) =>
          ['DSC', `lines.${line}.discounts.${index}.idDiscount`, idDiscount] as const,
      ),
    ),
  ];
  return pairs.flatMap(([entity, field, id]) => (id === null ? [] : [[entity, field, id] as const]));
};

/** What the store never had published cannot be on its tickets, up to the commit that they were made with. */
export const namedFaults = async (
  db: Database,
  { idCompany, idStore }: Till,
  sent: Naming & Pick<Ticket, 'commit'>,
): Promise<readonly ExtraInfo[]> => {
  const named = namesIn(sent);
  if (named.length === 0) return [];
  const ids = [...new Set(named.map(([, , id]) => id))];
  const { rows } = await db.execute<{ entity: string; id: string }>(sql`
    select distinct item.entity, item.id_entity as id from ${commitItem} item
    join ${storeCommit} made on made.id_company = item.id_company and made.id = item.id_commit
    where item.id_company = ${idCompany} and item.entity in ('EMP', 'CST', 'TKK', 'BSR', 'DSC')
      and item.id_entity = any(${sql.param(ids)}::uuid[])
      and made.id_store = ${idStore} and made.number <= ${sent.commit}`);
  const known = new Set(rows.map(({ entity, id }) => `${entity} ${id}`));
  return named.flatMap(([entity, field, id]) =>
    known.has(`${entity} ${id}`) ? [] : [wrong(field, 'not_found')],
  );
};

/** The ticket that an amendment or a credit note is about: one of the same store that is no credit note itself. */
export const amendedBy = async (
  db: Database,
  { idCompany, idStore, idTerminal }: Till,
  { amends }: Ticket,
): Promise<string | undefined> => {
  if (!amends) return undefined;
  const { rows } = await db.execute<{ id: string }>(sql`
    select sold.id from ${ticket} sold
    where sold.id_company = ${idCompany} and sold.id_terminal = ${amends.idTerminal ?? idTerminal}
      and sold.number = ${amends.number} and sold.id_store = ${idStore} and sold.kind <> 'A'
      and sold.voided is null and not sold.training`);
  return rows[0]?.id;
};
