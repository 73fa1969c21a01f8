import type { Pool } from 'pg';
import { type Account, accounts } from './accounts.ts';

/** A role of nobody but the account that a test looks through. */
const codeIn = (idCompany: string): string => `TRIED_${idCompany.slice(0, 8).toUpperCase()}`;

/** What a role says of an action. */
export type State = 'GRN' | 'NUL' | 'DEN';

/**
 * Gives an account exactly these actions in a company, as a role of its own, until it is given a role again. For what
 * no call does: the account that would make it is often the one that has it.
 */
export const holdOnly = async (
  pool: Pool,
  account: Account,
  idCompany: string,
  actions: readonly string[] | Readonly<Record<string, State>>,
): Promise<void> => {
  const states = Object.entries(
    Array.isArray(actions) ? Object.fromEntries(actions.map((action) => [action, 'GRN'])) : actions,
  );
  const code = codeIn(idCompany);
  const client = await pool.connect();
  try {
    // At once: who looks on meanwhile never has a part of them, or none.
    await client.query('begin');
    await client.query(
      `insert into role (code, kind, id_company, name) values ($1, 'NRM', $2, $1) on conflict do nothing`,
      [code, idCompany],
    );
    await client.query(`delete from role_permission where role = $1`, [code]);
    await client.query(
      `insert into role_permission (role, action, state) select $1, * from unnest($2::text[], $3::text[])`,
      [code, states.map(([action]) => action), states.map(([, state]) => state)],
    );
    await giveRole(client, account, idCompany, code);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
};

/** Gives an account a role in a company, whatever the platform would say to that. */
export const giveRole = async (
  pool: Pick<Pool, 'query'>,
  account: Account,
  idCompany: string,
  role: string,
): Promise<void> => {
  await pool.query(
    `update membership set role = $3 from app_user
     where app_user.id = membership.id_user and app_user.email = $1 and membership.id_company = $2`,
    [accounts[account], idCompany, role],
  );
};

/** Says of everybody which actions of their own they hold, among those that there are. */
export const holdOfOwn = async (pool: Pool, actions: readonly string[]): Promise<void> => {
  await pool.query(
    `update role_permission set state = case when action = any($1) then 'GRN' else 'NUL' end where role = 'USER'`,
    [actions],
  );
};
