import type { Duplex } from 'node:stream';
import { NodePgSession } from 'drizzle-orm/node-postgres';
import type { PgDialect, PgPreparedQuery, PreparedQueryConfig } from 'drizzle-orm/pg-core';
import type { Pool, PoolClient } from 'pg';
import { directOf } from './pool.ts';

/** A statement that has come so often is kept ready by every connection that meets it again. */
const often = 3;
/** Texts that are remembered; what comes after so many different ones is asked anew each time. */
const most = 500;

/** The texts that come to the connections of one pool. */
interface Usual {
  readonly uses: Map<string, number>;
  readonly names: Map<string, string>;
}
const usualIn = new WeakMap<Pool, Usual>();
const usualOf = (pool: Pool): Usual => {
  const usual = usualIn.get(pool) ?? { uses: new Map(), names: new Map() };
  usualIn.set(pool, usual);
  return usual;
};

/** The name that a text is prepared under, once it is worth it. */
const nameOf = ({ uses, names }: Usual, text: string): string | undefined => {
  const name = names.get(text);
  if (name !== undefined) return name;
  const count = (uses.get(text) ?? 0) + 1;
  if (count > often) names.set(text, `s${names.size}`);
  else if (uses.has(text) || uses.size < most) uses.set(text, count);
  return names.get(text);
};

type NoSchema = Record<string, never>;
type Prepare = NodePgSession<NoSchema, NoSchema>['prepareQuery'];

/** Statements on one connection, the usual ones prepared: reading what a list asks takes as long as finding it. */
export class PreparingSession extends NodePgSession<NoSchema, NoSchema> {
  readonly #stream: Duplex;
  readonly #usual: Usual | undefined;
  #isGathering = false;
  constructor(client: PoolClient, pool: Pool, dialect: PgDialect) {
    super(client, dialect, undefined);
    // Behind another pool each transaction has another connection, which has nothing ready.
    this.#usual = directOf(pool) === pool ? usualOf(pool) : undefined;
    this.#stream = client.connection.stream;
  }
  /** What is asked in this turn of the event loop goes out in one piece: each piece wakes the other side up. */
  gather(): void {
    if (this.#isGathering) return;
    this.#isGathering = true;
    this.#stream.cork();
    setImmediate(() => {
      this.#isGathering = false;
      this.#stream.uncork();
    });
  }
  override prepareQuery<T extends PreparedQueryConfig>(
    ...[query, fields, name, ...rest]: Parameters<Prepare>
  ): PgPreparedQuery<T> {
    this.gather();
    // Without parameters it may be several statements at once, which cannot be prepared.
    const usual = query.params.length > 0 ? this.#usual : undefined;
    const given = name ?? (usual && nameOf(usual, query.sql));
    return super.prepareQuery<T>(query, fields, given, ...rest);
  }
}
