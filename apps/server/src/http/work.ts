import { asGate, type Database, type RoleContext } from '../db/transaction.ts';
import type { Seal } from '../resource/seal.ts';
import type { Caller, Work } from './handler.ts';

/** Work outside of a request, in a transaction that already runs as `comanda_request` with this context. */
export const workOf = (
  db: Database,
  caller: Caller,
  { seal, ...context }: RoleContext & { readonly companies: readonly string[]; readonly seal: Seal },
): Work => ({
  db,
  caller,
  companies: context.companies,
  gate: asGate(db, context),
  seal,
  // Nobody waits for the news of such work; what must follow its commit is the caller's to do.
  afterCommit: () => undefined,
});
