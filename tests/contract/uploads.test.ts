import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { importInto, urlOf } from '@comanda/api/calls';
import { tax } from '@comanda/api/areas/basics/tax';
import { afterEach, expect, it } from 'vitest';
import type { Account } from '../support/accounts.ts';
import { giveRole } from '../support/grants.ts';
import { usePlatform } from '../support/usePlatform.ts';

/* Files are large: who sends one is judged before it is kept, and takes nobody else's place (docs/product.md §13). */
const platform = usePlatform();
const call = importInto(tax);
const address = urlOf(call);

const bodyOf = async (company = 'ENCINA'): Promise<FormData> => {
  const body = new FormData();
  const data = { idCompany: await platform().company(company), fileName: 'taxes.csv' };
  body.set('data', JSON.stringify(data));
  body.set('file', new Blob(['code;name;value\nNEW;New;10\n']), 'taxes.csv');
  return body;
};
const send = async (account: Account, body: FormData | string) => {
  const { token = '' } = await platform().as(account);
  const answer = await fetch(platform().origin + address, {
    method: call.method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(typeof body === 'string' && { 'content-type': 'multipart/form-data; boundary=none' }),
    },
    body,
  });
  const { error } = await answer.json();
  return { status: answer.status, code: error?.code, retryAfter: answer.headers.get('retry-after') };
};

const open: Socket[] = [];
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy();
});
/** An upload that has begun and does not go on. */
const begin = async (account: Account): Promise<void> => {
  const { token = '' } = await platform().as(account);
  const { hostname, port } = new URL(platform().origin);
  const socket = connect(Number(port), hostname);
  open.push(socket);
  await once(socket, 'connect');
  socket.on('error', () => undefined);
  socket.write(
    [
      `POST ${address} HTTP/1.1`,
      `Host: ${hostname}:${port}`,
      `Authorization: Bearer ${token}`,
      'Content-Type: multipart/form-data; boundary=none',
      'Content-Length: 39000000',
      '',
      '--none\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\ncode',
    ].join('\r\n'),
  );
};

it.each([
  ['cook', 403, 'ERROR_FORBIDDEN'],
  ['owner', 400, 'ERROR_MALFORMED'],
] as const)('%s is judged before what they send is read', async (account, status, code) => {
  expect(await send(account, 'no part of anything')).toMatchObject({ status, code });
});

it('holds two files of a person, and leaves the places of others', async () => {
  await begin('owner');
  await begin('owner');
  await expect
    .poll(async () => send('owner', await bodyOf()))
    .toMatchObject({ status: 429, code: 'ERROR_TOO_MANY', retryAfter: '5' });
  expect(await send('manager', await bodyOf())).toMatchObject({ status: 200 });
  for (const socket of open.splice(0)) socket.destroy();
  await expect.poll(async () => (await send('owner', await bodyOf())).status).toBe(200);
});

it('holds four files of a company’s people, and leaves the places of other companies', async () => {
  const encina = await platform().company('ENCINA');
  for (const account of ['cook', 'reader'] as const)
    await giveRole(platform().pool, account, encina, 'MANAGER');
  for (const account of ['cook', 'cook', 'manager', 'manager'] as const) await begin(account);
  await expect
    .poll(async () => send('reader', await bodyOf()))
    .toMatchObject({ status: 429, code: 'ERROR_TOO_MANY', retryAfter: '5' });
  expect(await send('foreign', await bodyOf('ISTMO'))).toMatchObject({ status: 200 });
  for (const socket of open.splice(0)) socket.destroy();
  await expect.poll(async () => (await send('reader', await bodyOf())).status).toBe(200);
});
