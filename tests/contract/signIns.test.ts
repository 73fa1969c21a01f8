import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { peopleCalls, sessionCalls } from '@comanda/api/calls';
import { beforeAll, expect, it } from 'vitest';
import { accounts, brand, password } from '../support/accounts.ts';
import { atHost } from '../support/atHost.ts';
import { usePlatformProcess } from '../support/usePlatform.ts';
import { isWhole } from '../support/whole.ts';

/*
 * Strangers who sign in from many addresses: a password takes 20 ms of a core to compare, which must cost nobody who is
 * signed in a connection or a lock (docs/security.md).
 */
const platform = usePlatformProcess({
  COMANDA_MODE: 'production',
  COMANDA_SECRET: 'of this test alone, and long enough',
  COMANDA_ORIGINS: 'https://office.example',
  COMANDA_PROXIES: '127.0.0.1',
  HOST: '127.0.0.1',
});
const address = (): string => [10, randomInt(256), randomInt(256), randomInt(1, 255)].join('.');
const signIn = (email: string, secret: string) =>
  atHost(platform().origin, 'office.example', sessionCalls.login, {
    data: { email, password: secret, brand },
    headers: { 'x-forwarded-for': address() },
  });

let session = '';
beforeAll(async () => {
  // Production closes the accounts of a demo.
  await platform().pool.query(`update app_user set status = 'ACT' where email = $1`, [accounts.owner]);
  const { data } = await signIn(accounts.owner, password);
  session = String(Object(data).session);
});

/** Milliseconds of calls of somebody who is signed in, one after the other for so long. */
const measured = async (milliseconds: number): Promise<readonly number[]> => {
  const times: number[] = [];
  for (const end = performance.now() + milliseconds; performance.now() < end; await pause(20)) {
    const began = performance.now();
    const { status } = await atHost(platform().origin, 'office.example', peopleCalls.logged, {
      token: session,
    });
    expect(status).toBe(200);
    times.push(performance.now() - began);
  }
  return times.toSorted((one, other) => one - other);
};
const said = (times: readonly number[]): string => {
  const at = (share: number): string => (times[Math.floor(times.length * share)] ?? 0).toFixed(0);
  return `median ${at(0.5)} ms, p95 ${at(0.95)} ms, longest ${times.at(-1)?.toFixed(0)} ms of ${times.length}`;
};

// It measures, on both cores: no part of a change's checks.
it.runIf(isWhole)(
  'a signed-in call is answered beside hundreds of strangers’ sign-ins, who are refused or told to come again',
  async () => {
    const quiet = await measured(3_000);
    const answers = new Map<number, number>();
    const strangers: Promise<void>[] = [];
    // 190 a second, whether the earlier ones were answered or not.
    const knocking = setInterval(() => {
      strangers.push(
        signIn(`${randomUUID()}@comanda.test`, 'correct horse battery').then(({ status = 0 }) => {
          answers.set(status, (answers.get(status) ?? 0) + 1);
        }),
      );
    }, 1_000 / 190);
    const beside = await measured(10_000);
    clearInterval(knocking);
    await Promise.all(strangers);
    console.log(`quiet: ${said(quiet)}; beside: ${said(beside)}; strangers:`, Object.fromEntries(answers));
    expect([...answers.keys()].filter((status) => status !== 401 && status !== 503)).toEqual([]);
  },
  60_000,
);
