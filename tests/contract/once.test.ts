import { randomUUID } from 'node:crypto';
import { type AnyCall, changes, urlOf } from '@comanda/api/calls';
import { allCalls } from '@comanda/api/calls/all';
import { beforeAll, expect, it } from 'vitest';
import { tellsRights } from '../support/covering.ts';
import { usePlatform } from '../support/usePlatform.ts';
import { shareOf } from '../support/whole.ts';
import { bodyOf, type Business, endsAll, openBusiness, places } from './requests.ts';
import { storedIn } from './stored.ts';

/*
 * A platform that dies between a write and its answer leaves a form that asks again, with the key of its intent
 * (docs/product.md §7.5.2). Whatever the form is of, there is one effect, and the answer is the first one.
 */
const platform = usePlatform();
let home: Business;
beforeAll(async () => {
  home = await openBusiness(platform(), places.home);
});

/** What is kept of a secret is not even a fingerprint: those calls say in their own tests what a second one does. */
const keyed = allCalls.filter(
  (call) =>
    changes(call) &&
    call.isSecret !== true &&
    !endsAll.has(call.name) &&
    (call.access.by === 'company' || call.access.by === 'user') &&
    tellsRights(call),
);
/** What was answered is kept and sent again before a call is known: a share stands for all. */
const named = shareOf(keyed, 3).map((call): readonly [string, AnyCall] => [call.name, call]);

it.each(named)('%s, asked for again with its key, is done once', async (_, call) => {
  const { caller, params, data, files } = await home.request(call);
  const key = randomUUID();
  const ask = async (): Promise<readonly [number, string]> => {
    const response = await fetch(platform().origin + urlOf(call, params), {
      method: call.method,
      headers: {
        authorization: `Bearer ${caller.token}`,
        'idempotency-key': key,
        ...(call.body && !files && { 'content-type': 'application/json' }),
      },
      ...(call.body && { body: bodyOf({ data, ...(files && { files }) }) }),
    });
    return [response.status, await response.text()];
  };
  const first = await ask();
  expect(first[0], first[1]).toBe(200);
  const stored = await storedIn(platform().pool);
  expect(await ask()).toEqual(first);
  expect(await storedIn(platform().pool)).toEqual(stored);
});
