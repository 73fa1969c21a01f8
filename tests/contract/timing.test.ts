import { randomUUID } from 'node:crypto';
import { accountCalls, sessionCalls } from '@comanda/api/calls';
import { describe, expect, it } from 'vitest';
import { accounts, brand } from '../support/accounts.ts';
import type { Caller } from '../support/caller.ts';
import { mailsSettled } from '../support/mails.ts';
import { isToldApart } from '../support/rankSum.ts';
import { usePlatform } from '../support/usePlatform.ts';
import { isWhole } from '../support/whole.ts';

/* Whether there is an account is not told by how long an answer takes either (docs/product.md §2.1.2, §22.1.1). */
const platform = usePlatform();

/** Answers of each kind in one half. */
const half = 500;
const secret = 'correct horse battery';
const calls = {
  'a sign-in': (caller: Caller, email: string) =>
    caller.call(sessionCalls.login, { data: { email, password: secret, brand } }),
  'asking for an account': (caller: Caller, email: string) =>
    caller.call(accountCalls.register, {
      data: { name: 'A', surname: 'B', email, password: secret, lang: 'en-GB', brand },
    }),
  'asking for a new password': (caller: Caller, email: string) =>
    caller.call(accountCalls.recover, { data: { email, brand } }),
} as const;

const shuffled = <T>(values: readonly T[]): T[] =>
  values
    .map((value) => [Math.random(), value] as const)
    .toSorted(([one], [other]) => one - other)
    .map(([, value]) => value);

/** Milliseconds of answers about an account that there is and about ones that there are not, in any order. */
const measured = async (ask: (caller: Caller, email: string) => Promise<unknown>) => {
  const times = { known: [] as number[], unknown: [] as number[] };
  for (const kind of shuffled(
    Array.from({ length: 2 * half }, (_, nth) => (nth % 2 ? 'known' : 'unknown')),
  )) {
    // Neither what was counted before nor a mail that is being written slows one kind more than the other.
    await platform().pool.query('delete from sign_in_attempt');
    await mailsSettled(platform().pool);
    const email = kind === 'known' ? accounts.reader : `${randomUUID()}@comanda.test`;
    const began = performance.now();
    await ask(platform().anyone, email);
    times[kind].push(performance.now() - began);
  }
  return times;
};

// Minutes of one answer after the other, on a machine that does nothing else: no part of a change's checks.
describe.runIf(isWhole)('how long an answer takes', () => {
  it.each(Object.entries(calls))(
    'of %s says nothing of the account',
    async (_, ask) => {
      // Chance tells one half apart in a hundred; both, in ten thousand.
      const halves = [await measured(ask), await measured(ask)];
      expect(halves.every(({ known, unknown }) => isToldApart(known, unknown))).toBe(false);
    },
    900_000,
  );
});
