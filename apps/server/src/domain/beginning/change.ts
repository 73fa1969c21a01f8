import type { BodyOf, Company, companyCalls } from '@comanda/api/calls';
import { and, eq } from 'drizzle-orm';
import { company } from '../../db/schema/company.ts';
import { Refusal, unknownRecord } from '../../core/refusal.ts';
import type { UploadedFile } from '../../core/route.ts';
import type { Work } from '../../core/work.ts';
import { storeImages } from '../../resource/images.ts';
import { companiesBy } from '../business/companies.ts';

const readCompany = async ({ db }: Work, id: string): Promise<Company> => {
  const [found] = await companiesBy(db, [id]);
  if (!found) throw unknownRecord();
  return found;
};

/** Changes what a company is known by, from the version that was read. */
export const changeCompany = async (
  work: Work,
  { idCompany, version, cName: name, image: without, ...known }: BodyOf<typeof companyCalls.change>,
  files: Readonly<Record<string, UploadedFile>>,
): Promise<Company> => {
  const { image } = await storeImages(work, files);
  const changed = await work.db
    .update(company)
    .set({
      name,
      ...known,
      version: version + 1,
      ...(without === null && { avatarUrl: null }),
      ...(image && { avatarUrl: image.url }),
    })
    .where(and(eq(company.id, idCompany), eq(company.version, version)))
    .returning({ id: company.id });
  const stored = await readCompany(work, idCompany);
  if (changed.length === 0)
    throw new Refusal('ERROR_STALE', 'The company has been changed since it was read.', {
      type: 'StaleExtraInfo',
      extra: [{ entity: 'CMP', field: 'version' }],
      records: { yours: { idCompany, version, cName: name, ...known }, stored: { ...stored } },
    });
  return stored;
};
