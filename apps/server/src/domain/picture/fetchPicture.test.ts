import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { largestPicture } from '@comanda/api/pictures';
import { type Fetched, fetchPicture, type Network, networkWith } from './fetchPicture.ts';
import { isPublicAddress } from '../../core/publicAddress.ts';

const png = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(100, 1)]);
const servers: Server[] = [];
/** A web server of this machine; answers its port. */
const serve = async (listener: RequestListener): Promise<number> => {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
};
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});
/** The network of a test: this machine stands for the internet. */
const here: Network = {
  resolve: async () => [{ address: '127.0.0.1', family: 4 }],
  isAllowed: (address) => address === '127.0.0.1',
  isAllowedPort: () => true,
  hosts: new Set(),
  limit: 5_000,
};
/** The real rule, behind a resolver that answers this. */
const leadingTo = (...addresses: string[]): Network => ({
  ...here,
  resolve: async () => addresses.map((address) => ({ address, family: 4 })),
  isAllowed: isPublicAddress,
});
const why = (fetched: Fetched): string => (fetched.ok ? fetched.file.mediaType : fetched.why);

const asked = async (listener: RequestListener, over: Partial<Network> = {}): Promise<string> =>
  why(await fetchPicture(`http://shop.example:${await serve(listener)}/a.png`, { ...here, ...over }));

describe('addresses of a server’s own network are not asked', () => {
  test.each([
    'http://127.0.0.1/',
    'http://127.1/',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0177.0.0.1/',
    'http://0/',
    'http://0.0.0.0/',
    'http://10.0.0.1/',
    'http://100.64.0.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://172.16.0.1/',
    'http://172.31.255.255/',
    'http://192.168.1.1/',
    'http://198.18.0.1/',
    'http://224.0.0.1/',
    'http://255.255.255.255/',
    'http://[::1]/',
    'http://[::]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:a00:1]/',
    'http://[::127.0.0.1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[fe80::1]/',
    'http://[fc00::1]/',
    'http://[fd00:ec2::254]/',
    'http://[ff02::1]/',
    'http://[2001:db8::1]/',
    'http://[2002:7f00:1::]/',
    'http://１２７.０.０.１/',
    'http://127。0。0。1/',
    'https://10.1.2.3:443/',
  ])('%s', async (url) => {
    expect(why(await fetchPicture(url))).toBe('address');
  });
  test.each([
    'ftp://example.org/a.png',
    'file:///etc/passwd',
    'data:image/png;base64,iVBORw0KGgo=',
    'javascript:alert(1)',
    'gopher://example.org/',
    'http://user:secret@example.org/a.png',
    'http://example.org:22/',
    'http://example.org:8080/a.png',
    '//example.org/a.png',
    'a.png',
    '',
  ])('nor is %s', async (url) => {
    expect(why(await fetchPicture(url, { ...here, isAllowedPort: (port) => port === '' }))).toBe('address');
  });
  test('by a name that leads there, alone or beside a public one', async () => {
    expect(why(await fetchPicture('http://inside.example/', leadingTo('10.0.0.7')))).toBe('address');
    expect(why(await fetchPicture('http://both.example/', leadingTo('93.184.216.34', '127.0.0.1')))).toBe(
      'address',
    );
  });
  test('by a name that says something else the second time: it is asked once', async () => {
    const port = await serve((_, response) => response.end(png));
    let asked = 0;
    const rebinding: Network = {
      ...here,
      resolve: async () => [{ address: (asked += 1) === 1 ? '127.0.0.1' : '127.0.0.2', family: 4 }],
    };
    expect(why(await fetchPicture(`http://changes.example:${port}/`, rebinding))).toBe('image/png');
    expect(asked).toBe(1);
  });
});

test('a host that the operator names is asked on its port, and no other of the same network', async () => {
  const port = await serve((_, response) => response.end(png));
  const other = await serve((_, response) => response.end(png));
  const elsewhere = await serve((_, response) =>
    response.writeHead(302, { location: `http://127.0.0.1:${other}/` }).end(),
  );
  const slow = await serve(() => undefined);
  const hosts = [port, elsewhere, slow].map((one) => `127.0.0.1:${one}`);
  const network = { ...networkWith(new Set(hosts)), limit: 200 };
  const from = async (url: string): Promise<string> => why(await fetchPicture(url, network));
  expect(await from(`http://127.0.0.1:${port}/`)).toBe('image/png');
  expect(await from(`http://127.0.0.1:${other}/`)).toBe('address');
  expect(await from(`http://localhost:${port}/`)).toBe('address');
  expect(await from(`http://127.0.0.1:${elsewhere}/`)).toBe('status');
  expect(await from(`http://127.0.0.1:${slow}/`)).toBe('unreachable');
});

test.each(['93.184.216.34', '8.8.8.8', '2606:4700::1111'])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

describe('an answer', () => {
  test('that is a picture is one, whatever it says of itself', async () => {
    expect(await asked((_, response) => response.setHeader('content-type', 'text/html').end(png))).toBe(
      'image/png',
    );
  });
  test('that says to be a picture and is none is refused', async () => {
    expect(
      await asked((_, response) => response.setHeader('content-type', 'image/png').end('<svg onload="x"/>')),
    ).toBe('type');
  });
  test('that leads elsewhere is not followed', async () => {
    const inner = await serve((_, response) => response.end(png));
    expect(
      await asked((_, response) => response.writeHead(302, { location: `http://127.0.0.1:${inner}/` }).end()),
    ).toBe('status');
    expect(await asked((_, response) => response.writeHead(404).end())).toBe('status');
  });
  test('without an end is ended, by its length, its bytes or its time', async () => {
    expect(
      await asked((_, response) => response.writeHead(200, { 'content-length': largestPicture + 1 }).end()),
    ).toBe('large');
    expect(
      await asked((_, response) => {
        const more = (): void => {
          while (response.write(Buffer.alloc(65_536))) if (response.destroyed) return;
        };
        response.on('drain', more);
        more();
      }),
    ).toBe('large');
    expect(await asked((_, response) => void response.write('x'), { limit: 50 })).toBe('unreachable');
  });
  test('that does not come is none', async () => {
    const port = await serve(() => undefined);
    expect(why(await fetchPicture(`http://slow.example:${port}/`, { ...here, limit: 50 }))).toBe(
      'unreachable',
    );
    const nowhere: Network = { ...here, resolve: () => Promise.reject(new Error('ENOTFOUND')) };
    expect(why(await fetchPicture('http://nowhere.example/', nowhere))).toBe('unreachable');
    const silent: Network = { ...here, resolve: () => new Promise(() => undefined), limit: 50 };
    expect(why(await fetchPicture('http://silent.example/', silent))).toBe('unreachable');
  });
});
