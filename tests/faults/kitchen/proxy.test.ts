import { createServer, connect, type Server, type Socket, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { afterEach, describe, expect, it } from 'vitest';
import { randomOf } from '../../histories/random.ts';
import { openProxy, type Proxy } from './proxy.ts';

let echo: Server;
let proxy: Proxy;
const open = async (): Promise<Socket> => {
  echo = createServer((socket) => socket.on('error', () => undefined).pipe(socket)).listen(0, '127.0.0.1');
  await once(echo, 'listening');
  const { port } = echo.address() as AddressInfo;
  proxy = await openProxy(() => port, randomOf(1));
  return dial();
};
const dial = async (): Promise<Socket> => {
  const socket = connect({ port: proxy.port, host: '127.0.0.1' });
  await once(socket, 'connect');
  return socket;
};
const said = async (socket: Socket): Promise<string> => String((await once(socket, 'data'))[0]);

afterEach(async () => {
  await proxy.close();
  echo.close();
});

describe('the network of the fault runs', () => {
  it('carries what it is given, late and in order when it is slow', async () => {
    const socket = await open();
    socket.write('a');
    expect(await said(socket)).toBe('a');
    proxy.turn({ kind: 'slow', latency: 30, jitter: 20 });
    const began = performance.now();
    let heard = '';
    socket.on('data', (part) => (heard += String(part)));
    for (const letter of 'abcdefgh') socket.write(letter);
    while (heard.length < 8) await once(socket, 'data');
    expect(heard).toBe('abcdefgh');
    expect(performance.now() - began).toBeGreaterThanOrEqual(29);
  });
  it('swallows everything of a deaf line and leaves it open', async () => {
    const socket = await open();
    proxy.turn({ kind: 'deaf' });
    const heard: unknown[] = [];
    socket.on('data', (part) => heard.push(part));
    socket.write('lost');
    const other = await dial();
    other.write('lost too');
    proxy.turn({ kind: 'fair' });
    socket.write('kept');
    await once(socket, 'data');
    expect(String(heard[0])).toBe('kept');
    expect(socket.destroyed).toBe(false);
  });
  it('ends what is open when it is cut, and refuses what comes', async () => {
    const socket = await open();
    const gone = once(socket, 'close');
    proxy.turn({ kind: 'cut' });
    await gone;
    const late = connect({ port: proxy.port, host: '127.0.0.1' });
    late.on('error', () => undefined);
    await new Promise((resolve) => late.on('close', resolve));
    proxy.turn({ kind: 'fair' });
    const again = await dial();
    again.write('b');
    expect(await said(again)).toBe('b');
  });
  it('resets what is open', async () => {
    const socket = await open();
    socket.write('a');
    await said(socket);
    const failed = once(socket, 'error');
    proxy.reset();
    expect(await failed).toMatchObject([{ code: 'ECONNRESET' }]);
  });
});
