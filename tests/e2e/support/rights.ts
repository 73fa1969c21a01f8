import type { Pool } from 'pg';
import type { Account } from '../../support/accounts.ts';
import { embeddedPool } from '../../support/embeddedPool.ts';
import { giveRole, holdOfOwn, holdOnly, type State } from '../../support/grants.ts';
import { encinaAs } from './encina.ts';
import { test as base } from './test.ts';

/** What people of the demo may do, changed past the platform for one walk. */
export interface Rights {
  /** The platform's database: for looking, and for what no call does. */
  readonly pool: Pool;
  /** The restaurant of the demo; where no other company is named, it is meant. */
  readonly idCompany: string;
  /** Id of a company of the demo by its code. */
  readonly idOf: (code: string) => Promise<string>;
  /** Gives an account exactly these actions in a company, as a role of its own. */
  readonly hold: (
    account: Account,
    actions: readonly string[] | Readonly<Record<string, State>>,
    idCompany?: string,
  ) => Promise<void>;
  /** Gives an account a role in a company. */
  readonly give: (account: Account, role: string, idCompany?: string) => Promise<void>;
  /** Says of everybody which actions of their own they hold. */
  readonly holdOfOwn: (actions: readonly string[]) => Promise<void>;
}

const found = `select
  (select json_agg(one) from (select id_user, id_company, role from membership) one) as memberships,
  (select json_agg(one) from (select id, status from app_user) one) as people,
  (select json_agg(one) from (select action, state from role_permission where role = 'USER') one) as own`;
interface Found {
  readonly memberships: unknown;
  readonly people: unknown;
  readonly own: unknown;
}
/** Who was in a company is in it again, as what they were; whoever came in stays. */
const putBack = async (pool: Pool, { memberships, people, own }: Found): Promise<void> => {
  await pool.query(
    `insert into membership (id_user, id_company, role)
     select * from json_to_recordset($1) as was (id_user uuid, id_company uuid, role text)
     on conflict (id_user, id_company) do update set role = excluded.role
     where membership.role <> excluded.role`,
    [JSON.stringify(memberships)],
  );
  await pool.query(
    `update app_user set status = was.status from json_to_recordset($1) as was (id uuid, status text)
     where app_user.id = was.id and app_user.status <> was.status`,
    [JSON.stringify(people)],
  );
  await pool.query(
    `update role_permission set state = was.state from json_to_recordset($1) as was (action text, state text)
     where role = 'USER' and role_permission.action = was.action and role_permission.state <> was.state`,
    [JSON.stringify(own)],
  );
};

/** A walk that changes what people may do, on its pages or past them; afterwards they may do what they could before. */
export const test = base.extend<{ rights: Rights }>({
  rights: [
    async ({ platform: { origin, dataDirectory } }, use) => {
      const { idCompany } = await encinaAs(origin, 'owner');
      const pool = embeddedPool(dataDirectory);
      const { rows } = await pool.query<Found>(found);
      await use({
        pool,
        idCompany,
        idOf: async (code) => {
          const company = await pool.query<{ id: string }>(
            'select id_company as id from company where code = $1',
            [code],
          );
          if (!company.rows[0]) throw new Error(`There is no company ${code} in the demo.`);
          return company.rows[0].id;
        },
        hold: (account, actions, id = idCompany) => holdOnly(pool, account, id, actions),
        give: (account, role, id = idCompany) => giveRole(pool, account, id, role),
        holdOfOwn: (actions) => holdOfOwn(pool, actions),
      });
      if (rows[0]) await putBack(pool, rows[0]);
      await pool.end();
    },
    { auto: true },
  ],
});
