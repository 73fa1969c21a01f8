import { platformId, platformLanguages } from '@comanda/api/kernel';
import { desc, eq } from 'drizzle-orm';
import { companyLanguage } from '../db/schema/company.ts';
import type { Work } from '../core/work.ts';

/** Language codes of a company or of the platform, its default first (docs/product.md §7.4). */
export const languagesOf = async (db: Work['db'], idCompany: string): Promise<readonly string[]> => {
  if (idCompany === platformId) return platformLanguages;
  const rows = await db
    .select({ iso: companyLanguage.iso })
    .from(companyLanguage)
    .where(eq(companyLanguage.idCompany, idCompany))
    .orderBy(desc(companyLanguage.isDefault), companyLanguage.position);
  return rows.map(({ iso }) => iso);
};
