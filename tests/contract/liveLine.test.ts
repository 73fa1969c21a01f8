import { peopleCalls, resourceCalls } from '@comanda/api/calls';
import { tax } from '@comanda/api/areas/basics/tax';
import { liveMachine } from '@comanda/machines/live';
import { createActor } from 'xstate';
import { afterEach, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { liveDot } from '../../apps/console/src/app/liveDot.ts';
import { holdLine, onCommand } from '../../apps/console/src/app/liveLine.ts';
import { openProxy, type Proxy } from '../faults/kitchen/proxy.ts';
import { randomOf } from '../histories/random.ts';
import { accounts } from '../support/accounts.ts';
import { signIn } from '../support/caller.ts';
import { usePlatform } from '../support/usePlatform.ts';

const platform = usePlatform();
/** The console's clocks run so much faster than the platform's: half a minute of silence is one second and a half. */
const FASTER = 20;
const now = (): number => performance.now() * FASTER;

let proxy: Proxy | undefined;
const live = createActor(liveMachine);
afterEach(async () => {
  live.send({ type: 'STOP' });
  await proxy?.close();
});

it('a line that is open at one end only is given up, tried again, and brings what was missed', async () => {
  const network = await openProxy(() => platform().server.port, randomOf(1));
  proxy = network;
  const opened: WebSocket[] = [];
  holdLine(live, {
    open: (on) => {
      const socket = new WebSocket(`ws://127.0.0.1:${network.port}/api/notification/v1/ws`);
      opened.push(socket);
      socket.on('error', () => undefined);
      socket.on('open', on.opened);
      socket.on('close', on.closed);
      socket.on('message', (data: Buffer) => on.heard(data.toString()));
      return {
        send: (text) => {
          if (socket.readyState === WebSocket.OPEN) socket.send(text);
        },
        close: () => socket.close(),
      };
    },
    now,
    after: (delay, act) => {
      const timer = setTimeout(act, delay / FASTER);
      return () => clearTimeout(timer);
    },
  });
  const dots: { readonly dot: string; readonly at: number }[] = [];
  const waiting: { readonly dot: string; readonly resolve: (at: number) => void }[] = [];
  live.subscribe(({ value }) => {
    const dot = liveDot[value];
    if (dots.at(-1)?.dot === dot) return;
    dots.push({ dot, at: now() });
    for (const one of waiting.splice(0))
      if (one.dot === dot) one.resolve(now());
      else waiting.push(one);
  });
  const shows = (dot: string): Promise<number> =>
    new Promise((resolve) => {
      waiting.push({ dot, resolve });
    });
  const delivered: unknown[] = [];
  const arrival = new Promise<void>((resolve) =>
    onCommand(live, 'DELIVER', ({ notice }) => {
      delivered.push(notice.data['entity']);
      resolve();
    }),
  );
  let reviews = 0;
  onCommand(live, 'REVIEW_RIGHTS', () => (reviews += 1));

  const owner = await signIn(platform().origin, 'owner');
  expect((await owner.call(peopleCalls.logged)).status).toBe(200);
  const on = shows('on');
  live.start();
  live.send({ type: 'START', email: accounts.owner, token: owner.token ?? '', isOnline: true });
  await on;
  expect(dots.map(({ dot }) => dot)).toEqual(['off', 'connecting', 'on']);

  const off = shows('off');
  network.turn({ kind: 'deaf' });
  const deaf = now();
  const idCompany = await platform().company('ENCINA');
  await owner.call(resourceCalls(tax).create, {
    data: { idCompany, code: 'HALFOPEN', names: { 'es-ES': 'A medias' }, value: '1', order: 8900 },
  });
  // Neither end says anything: only the silence tells.
  await off;
  expect(opened[0]?.readyState).not.toBe(WebSocket.OPEN);
  expect(delivered).toEqual([]);

  const back = shows('on');
  // Both quick tries find nobody.
  while (opened.length < 3) await shows('off');
  network.turn({ kind: 'fair' });
  live.send({ type: 'RETRY' });
  await back;
  await arrival;
  expect(delivered).toEqual(['TAX']);
  // What a person may do is asked anew with each line that comes back; on a busy machine one more is given up.
  expect(reviews).toBe(dots.filter(({ dot }) => dot === 'on').length - 1);
  console.info(dots.map(({ dot, at }) => `${((at - deaf) / 1000).toFixed(1)} s ${dot}`).join(', '));
});
