import type { PresentationPage } from '@comanda/api/reports';
import { and, eq, isNull } from 'drizzle-orm';
import type { Person } from '../../core/caller.ts';
import { company } from '../../db/schema/company.ts';
import { presentation } from '../../db/schema/presentation.ts';
import type { Database } from '../../db/transaction.ts';
import { personById } from '../session/persons.ts';
import { readBlock } from './block.ts';

/** What somebody has to be allowed to see of a company to hang it on a wall. */
const needed = ['ALLOW_COMPANY_TICKET_ACCESS', 'ALLOW_COMPANY_PRESENTATION_CREATE'] as const;

/** Whether somebody may show figures of a company to others. */
export const mayHang = (maker: Person | undefined, idCompany: string): boolean =>
  maker !== undefined &&
  maker.actions.has('ALLOW_USER_STATISTICS') &&
  needed.every((action) => maker.companies.get(idCompany)?.has(action));

/** A presentation that may be shown now. */
export interface Hung {
  readonly id: string;
  readonly idCompany: string;
  readonly idStores: readonly string[];
  readonly idUser: string;
  readonly page: PresentationPage;
  readonly name: string;
}

interface Asked {
  readonly secret: Uint8Array;
  readonly block: string;
  readonly brand: string;
}

/**
 * What the block of an address leads to, on the addresses of its own brand; nothing where it is not ours, was ended, or whoever
 * made it may not show it any more. Runs as `comanda_gate`.
 */
export const hungBy = async (
  db: Database,
  { secret, block, brand }: Asked,
): Promise<Hung | 'unsigned' | undefined> => {
  const read = readBlock(secret, block);
  if (!read) return 'unsigned';
  const [found] = await db
    .select({
      id: presentation.id,
      idCompany: presentation.idCompany,
      idStores: presentation.idStores,
      idUser: presentation.idUser,
      page: presentation.page,
      name: presentation.name,
    })
    .from(presentation)
    .innerJoin(company, and(eq(company.id, presentation.idCompany), eq(company.brand, brand)))
    .where(and(eq(presentation.id, read.id), eq(presentation.page, read.page), isNull(presentation.ended)));
  if (!found || !mayHang(await personById(db, found.idUser), found.idCompany)) return undefined;
  return found;
};
