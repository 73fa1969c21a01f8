import { connect } from 'node:net';
import { resourceCalls, urlOf } from '@comanda/api/calls';
import { createClient } from '@comanda/api/client';
import { tax } from '@comanda/api/areas/basics/tax';
import { expect, it } from 'vitest';
import { usePlatform } from '../support/usePlatform.ts';

/*
 * A body that is too large is answered, not cut off (docs/product.md §12.1): whoever sends does not read before they have
 * sent, and a connection that is lost meanwhile looks like no connection at all.
 */
const platform = usePlatform();
const calls = resourceCalls(tax);
const url = urlOf(calls.create, {});
const megabytes = [1, 3, 20] as const;
const bodyOf = (size: number): string => JSON.stringify({ data: { code: 'x'.repeat(size * 1_000_000) } });

/** Sends a request by hand and reads until the other side closes. */
const exchanged = (head: readonly string[], body: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(platform().origin);
    const socket = connect(Number(port), hostname);
    const said: Buffer[] = [];
    socket.on('data', (piece) => said.push(piece));
    socket.on('error', reject);
    socket.on('close', () => resolve(Buffer.concat(said).toString()));
    socket.write(`POST ${url} HTTP/1.1\r\nHost: ${hostname}:${port}\r\n${head.join('\r\n')}\r\n\r\n`);
    socket.write(body);
  });

it.each(megabytes)('of %s MB by fetch, however often', async (size) => {
  const { token = '' } = await platform().as('owner');
  for (let nth = 0; nth < 8; nth += 1) {
    const answer = await fetch(platform().origin + url, {
      method: calls.create.method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: bodyOf(size),
    });
    expect([answer.status, await answer.json()]).toMatchObject([413, { error: { code: 'ERROR_TOO_LARGE' } }]);
  }
});

it.each(megabytes)('of %s MB by hand, of a known length or in pieces, and then closes', async (size) => {
  const { token = '' } = await platform().as('owner');
  const head = [`Authorization: Bearer ${token}`, 'Content-Type: application/json', 'Connection: close'];
  const body = bodyOf(size);
  const whole = await exchanged([...head, `Content-Length: ${body.length}`], body);
  const piece = `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
  const pieces = await exchanged([...head, 'Transfer-Encoding: chunked'], piece);
  for (const answer of [whole, pieces]) {
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toContain('"code":"ERROR_TOO_LARGE"');
  }
});

it('is told by the client as what it is', async () => {
  const { token } = await platform().as('owner');
  const client = createClient({
    origin: platform().origin,
    credentials: { token: () => token, renew: async () => false },
  });
  const result = await client.call(calls.create, {
    data: { idCompany: await platform().company('ENCINA'), code: 'x'.repeat(3_000_000) },
  });
  expect(result).toMatchObject({ failure: { kind: 'refused', error: { code: 'ERROR_TOO_LARGE' } } });
});
