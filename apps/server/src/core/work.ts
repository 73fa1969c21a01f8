import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import { asGate, type Database, type RoleContext } from '../db/transaction.ts';
import type { Caller } from './caller.ts';
import type { Seal } from './seal.ts';

/** What work on the database needs, in a request or outside of one (seeds, discarding). */
export interface Work {
  /**
   * The transaction. Calls of persons, tills and screens run as `comanda_request`, which sees `companies` only; calls by
   * `anyone` and `login` run as `comanda_gate`, which sees the identity tables only.
   */
  readonly db: Database;
  readonly caller: Caller;
  /** The companies that row-level security lets through. */
  readonly companies: readonly string[];
  /** Runs something on the identity tables, as `comanda_gate`, within the same transaction. */
  readonly gate: <T>(work: (db: Database) => Promise<T>) => Promise<T>;
  /** Encrypts a secret field on its way into the database. */
  readonly seal: Seal;
  /** Runs once the transaction is safe; never when it was undone. */
  readonly afterCommit: (work: () => void | Promise<void>) => void;
}
/** What the platform leaves on the browser that asks, to know it again (docs/product.md §2.1.5). */
export interface Device {
  readonly left: string | undefined;
  /** Goes there with the answer; not with a refusal. */
  readonly leave: (value: string) => void;
}
export interface Context extends Work {
  readonly requestId: string;
  /** What the caller calls this intent by; nothing where it has no `Idempotency-Key`. */
  readonly key: string | undefined;
  readonly log: FastifyBaseLogger;
  readonly config: Config;
  /** Where the request came from: its address, and the brand of the host name that it names. */
  readonly address: string;
  readonly brand: string;
  /** Whether that brand lets somebody who registers open a company (docs/product.md §22.8). */
  readonly opensCompanies: boolean;
  /** What the browser calls itself; empty where it says nothing. */
  readonly agent: string;
  readonly device: Device;
  /** Where the caller reaches this server, for addresses that leave it. */
  readonly origin: string;
}

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
