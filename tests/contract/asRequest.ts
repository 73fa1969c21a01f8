import { grantable } from '@comanda/api/permissions';
import { drizzle } from 'drizzle-orm/node-postgres';
import { assume } from '../../apps/server/src/db/transaction.ts';
import type { Person } from '../../apps/server/src/core/caller.ts';
import type { Work } from '../../apps/server/src/core/work.ts';
import { workOf } from '../../apps/server/src/core/work.ts';
import { sealWith } from '../../apps/server/src/core/seal.ts';
import type { TestPlatform } from '../support/usePlatform.ts';
import type { Business } from './requests.ts';

/** Runs work under the role of a request of the company's owner, with the statements that it takes. */
export const asRequest = <T>(
  { pool }: Pick<TestPlatform, 'pool'>,
  { idCompany, idUser, email }: Business,
  run: (work: Work, statements: string[]) => Promise<T>,
): Promise<T> => {
  const statements: string[] = [];
  const logger = { logQuery: (statement: string) => void statements.push(statement) };
  const companies = [idCompany];
  const person: Person = {
    kind: 'person',
    id: idUser,
    email,
    name: 'Carmen',
    lang: null,
    brand: 'default',
    idLogin: idUser,
    expires: 0,
    actions: new Set(),
    companies: new Map([[idCompany, new Set(grantable)]]),
  };
  return drizzle(pool, { logger }).transaction(async (db) => {
    await assume(db, 'comanda_request', { companies });
    const work = workOf(db, person, { companies, seal: sealWith(new Uint8Array(32)) });
    statements.length = 0;
    return run(work, statements);
  });
};

class Undone extends Error {}
/** The same, and nothing of it stays. */
export const undone = async <T>(
  platform: Pick<TestPlatform, 'pool'>,
  business: Business,
  run: (work: Work, statements: string[]) => Promise<T>,
): Promise<T> => {
  let result: { readonly value: T } | undefined;
  await asRequest(platform, business, async (work, statements) => {
    result = { value: await run(work, statements) };
    throw new Undone();
  }).catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error;
  });
  if (!result) throw new Error('Nothing came of the work.');
  return result.value;
};
