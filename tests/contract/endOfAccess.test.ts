import {
  accessKeyCalls,
  businessCalls,
  memberCalls,
  peopleCalls,
  resourceCalls,
  sessionCalls,
  transferCalls,
} from '@comanda/api/calls';
import { tax } from '@comanda/api/areas/basics/tax';
import { product } from '@comanda/api/areas/sales/product';
import type { ServerFrame } from '@comanda/api/live';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { type Account, accounts } from '../support/accounts.ts';
import { type Caller, callerOf, signIn } from '../support/caller.ts';
import { busyWithFiles, clockOf, widen } from '../support/fileOnItsWay.ts';
import { giveRole } from '../support/grants.ts';
import { signedLine } from '../support/liveLine.ts';
import { usePlatformProcess } from '../support/usePlatform.ts';
import { shareOf } from '../support/whole.ts';

/*
 * Whatever ends what somebody may in a company, they read nothing more of it: not by their next call, not on the line that is
 * open, not by the file that is on its way (docs/product.md §22.12 to §22.15).
 */
const platform = usePlatformProcess();
const query = (text: string, values: readonly unknown[] = []) => platform().pool.query(text, [...values]);
let owner: Caller;
let encina: string;
let serial = 0;
beforeAll(async () => {
  owner = await platform().as('owner');
  encina = await platform().company('ENCINA');
  await widen(platform().pool, encina);
});
afterEach(async () => {
  const byEmail = '(select id from app_user where email = $2)';
  await query('delete from access_key');
  await query('delete from transfer');
  await query(`update app_user set status = 'ACT' where email = $1`, [accounts.manager]);
  await query(
    `insert into membership (id_company, id_user, role) values ($1, ${byEmail}, 'MANAGER')
      on conflict (id_company, id_user) do update set role = 'MANAGER', locked = null`,
    [encina, accounts.manager],
  );
  await query(
    `insert into membership (id_company, id_user, role) values ($1, ${byEmail}, 'OWNER')
      on conflict (id_company, id_user) do update set role = 'OWNER'`,
    [encina, accounts.owner],
  );
  await query(`update ownership set id_user = ${byEmail} where id_company = $1`, [encina, accounts.owner]);
  await query(`delete from membership where id_company = $1 and id_user = ${byEmail}`, [
    encina,
    accounts.foreign,
  ]);
});
const idOf = async (caller: Caller): Promise<string> => (await caller.call(peopleCalls.logged)).data.id;

/** All that the open line of somebody says, from its first word on. */
const lineOf = async (account: Account, who: Caller): Promise<readonly ServerFrame[]> => {
  const { said, heads } = await signedLine(platform(), account, who);
  expect(Object.keys(heads)).toContain(encina);
  return said;
};
const isJudgement = (frame: ServerFrame): boolean => 'ready' in frame || 'refused' in frame;
/** Asks for all products and takes nothing yet. */
const asked = async ({ token }: Caller): Promise<Response> => {
  const response = await fetch(`${platform().origin}/api/setup/v1/product/export`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ data: { idCompany: encina } }),
  });
  expect(response.status).toBe(200);
  await expect.poll(() => busyWithFiles(platform().pool)).toHaveLength(1);
  return response;
};
const keyed = async (): Promise<{ readonly holder: Caller; readonly id: string }> => {
  const holder = await signIn(platform().origin, 'foreign');
  const { data } = await owner.call(accessKeyCalls.give, {
    data: {
      idCompany: encina,
      email: accounts.foreign,
      until: new Date(Date.now() + 86_400_000).toISOString(),
      actions: ['ALLOW_COMPANY_TAX_ACCESS', 'ALLOW_COMPANY_PRODUCT_ACCESS', 'ALLOW_COMPANY_PRODUCT_EXPORT'],
    },
  });
  await holder.call(accessKeyCalls.accept, { params: { id: data.id } });
  return { holder, id: data.id };
};
const manager = () => signIn(platform().origin, 'manager');

interface Begun {
  readonly account: Account;
  readonly who: Caller;
  readonly end: () => Promise<unknown>;
}
const ways: readonly (readonly [string, () => Promise<Begun>])[] = [
  [
    'is moved to a role without it',
    async () => ({
      account: 'manager',
      who: await manager(),
      end: () => giveRole(platform().pool, 'manager', encina, 'COOK'),
    }),
  ],
  [
    'is locked in the company',
    async () => {
      const who = await manager();
      const id = await idOf(who);
      return {
        account: 'manager',
        who,
        end: () => owner.call(memberCalls.setStatus, { data: { idCompany: encina, id, status: 'LCK' } }),
      };
    },
  ],
  [
    'is taken out of the company',
    async () => {
      const who = await manager();
      const idUsers = [await idOf(who)];
      return {
        account: 'manager',
        who,
        end: () => owner.call(memberCalls.takeOut, { data: { idCompany: encina, idUsers } }),
      };
    },
  ],
  [
    'has an account that is locked',
    async () => ({
      account: 'manager',
      who: await manager(),
      end: () => query(`update app_user set status = 'LCK' where email = $1`, [accounts.manager]),
    }),
  ],
  [
    'signs out on that device',
    async () => {
      const who = await manager();
      const device = callerOf(platform().origin, who.login);
      return { account: 'manager', who, end: () => device.call(sessionCalls.logout) };
    },
  ],
  [
    'has handed the company over',
    async () => {
      const who = await signIn(platform().origin, 'owner');
      const taker = await platform().as('foreign');
      const { data } = await who.call(transferCalls.offer, {
        data: { emailGuest: accounts.foreign, transferBusinesses: [{ idCompany: encina }] },
      });
      return {
        account: 'owner',
        who,
        end: () => taker.call(transferCalls.accept, { params: { id: data.id } }),
      };
    },
  ],
  [
    'holds a key that is revoked',
    async () => {
      const { holder, id } = await keyed();
      return {
        account: 'foreign',
        who: holder,
        end: () => owner.call(accessKeyCalls.revoke, { params: { id } }),
      };
    },
  ],
  [
    'holds a key whose time is over',
    async () => {
      const { holder, id } = await keyed();
      return {
        account: 'foreign',
        who: holder,
        end: () => query(`update access_key set until = now() where id = $1`, [id]),
      };
    },
  ],
];

// Each waits for a file to break off: a role, an account and a key in every run.
it.each(shareOf(ways, 3))('who %s reads nothing more of it', async (_, begin) => {
  const { account, who, end } = await begin();
  expect((await who.call(resourceCalls(product).list, { data: { idCompany: encina } })).status).toBe(200);
  const line = await lineOf(account, who);
  const file = await asked(who);
  const before = line.length;
  await end();

  // The next call, of records and of the company's own.
  const records = await who.call(resourceCalls(product).list, { data: { idCompany: encina } });
  expect([403, 404, 511]).toContain(records.status);
  expect(records.text).not.toContain('WIDE');

  // The line is told at once, and what happens in the company afterwards is nothing of theirs.
  await expect.poll(() => line.slice(before).some(isJudgement)).toBe(true);
  const isIn = (await who.call(businessCalls.company, { params: { id: encina } })).status === 200;
  const told = line.length;
  serial += 1;
  const operator = await platform().as('operator');
  const made = await operator.call(resourceCalls(tax).create, {
    data: {
      idCompany: encina,
      code: `AFTER${serial}`,
      names: { 'es-ES': 'Después' },
      value: '1',
      order: 8000 + serial,
    },
  });
  expect(made.status, made.text).toBe(200);

  // The file breaks off: whoever takes it is asked anew once a second.
  const since = await clockOf(platform().pool);
  await expect
    .poll(async () => (await clockOf(platform().pool)) - since, { timeout: 5_000 })
    .toBeGreaterThan(1_000);
  await expect(file.arrayBuffer()).rejects.toThrow();
  await expect.poll(() => busyWithFiles(platform().pool)).toEqual([]);
  const last = line.findLast(isJudgement);
  const left = last && 'ready' in last ? Object.keys(last.ready) : [];
  expect(left.includes(encina)).toBe(isIn);
  // Who stays in it without the action is told that something happened, and not what.
  const after = line.slice(told).filter((frame) => 'class' in frame && frame.data.idCompany === encina);
  expect(JSON.stringify(after)).not.toContain(made.data.id);
  if (!isIn) expect(after).toEqual([]);
});
