import { randomInt } from 'node:crypto';
import { employee } from '@comanda/api/areas/basics/employee';
import type { Work } from '../../core/work.ts';
import { createRecord } from '../../resource/engine.ts';
import { languagesOf } from '../../resource/languages.ts';

/** Gives a new company its first employee; whoever makes the company shows the PIN once, since nobody can read it again. */
export const firstEmployee = async (
  work: Work,
  idCompany: string,
): Promise<{ readonly id: string; readonly pin: string }> => {
  const pin = String(randomInt(10_000)).padStart(4, '0');
  const [language = ''] = await languagesOf(work.db, idCompany);
  const { id } = await createRecord(work, employee, idCompany, {
    code: 'ADMIN',
    names: { [language]: 'ADMIN' },
    alias: 'ADMIN',
    pin,
  });
  return { id, pin };
};
