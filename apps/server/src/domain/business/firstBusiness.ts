import { businessInfo } from '@comanda/api/areas/basics/businessInfo';
import type { Draft } from '@comanda/api/kernel';
import type { Work } from '../../core/work.ts';
import { writeMany } from '../../resource/engine.ts';

/** What a company is as a business comes to be with it (docs/product.md §8.38): the one record that has the company's own id. */
export const firstBusiness = async (work: Work, idCompany: string, sent: Draft): Promise<void> => {
  const [written] = await writeMany(work, businessInfo, idCompany, [{ id: idCompany, sent }]);
  if (written?.ok === false) throw written.refusal;
};
