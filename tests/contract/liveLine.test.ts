import { peopleCalls, resourceCalls } from '@comanda/api/calls';
import { tax } from '@comanda/api/areas/basics/tax';
import { parseServerFrame } from '@comanda/api/live';
import { liveMachine, SILENCE_LIMIT_MS } from '@comanda/machines/live';
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
/** The console's clock goes on only by `pass`: what is real takes its time meanwhile and is never late. */
let now = 0;
const due = new Set<{ readonly at: number; readonly act: () => void }>();
/** Goes to the next moment that the console waits for. */
const pass = (): void => {
  const [next] = [...due].toSorted((one, other) => one.at - other.at);
  if (!next) throw new Error('The console waits for nothing.');
  due.delete(next);
  now = next.at;
  next.act();
};

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
  let answers = 0;
  holdLine(live, {
    open: (on) => {
      const socket = new WebSocket(`ws://127.0.0.1:${network.port}/api/notification/v1/ws`);
      opened.push(socket);
      socket.on('error', () => undefined);
      socket.on('open', on.opened);
      socket.on('close', on.closed);
      socket.on('message', (data: Buffer) => {
        const frame = parseServerFrame(data.toString());
        if (frame && 'ready' in frame) answers += 1;
        on.heard(data.toString());
      });
      return {
        send: (text) => {
          if (socket.readyState === WebSocket.OPEN) socket.send(text);
        },
        close: () => socket.close(),
      };
    },
    now: () => now,
    after: (delay, act) => {
      const timer = { at: now + delay, act };
      due.add(timer);
      return () => due.delete(timer);
    },
  });
  const dots: string[] = [];
  live.subscribe(({ value }) => {
    const dot = liveDot[value];
    if (dots.at(-1) !== dot) dots.push(dot);
  });
  const delivered: unknown[] = [];
  onCommand(live, 'DELIVER', ({ notice }) => delivered.push(notice.data['entity']));
  let reviews = 0;
  onCommand(live, 'REVIEW_RIGHTS', () => (reviews += 1));

  const owner = await signIn(platform().origin, 'owner');
  expect((await owner.call(peopleCalls.logged)).status).toBe(200);
  live.start();
  live.send({ type: 'START', email: accounts.owner, token: owner.token ?? '', isOnline: true });
  await expect.poll(() => dots).toEqual(['off', 'connecting', 'on']);

  network.turn({ kind: 'deaf' });
  const idCompany = await platform().company('ENCINA');
  await owner.call(resourceCalls(tax).create, {
    data: { idCompany, code: 'HALFOPEN', names: { 'es-ES': 'A medias' }, value: '1', order: 8900 },
  });
  // Neither end says anything: only the silence tells, when it has lasted long enough.
  pass();
  expect([dots.at(-1), now]).toEqual(['off', SILENCE_LIMIT_MS]);
  expect(opened[0]?.readyState).not.toBe(WebSocket.OPEN);
  expect(delivered).toEqual([]);

  // Both quick tries find nobody.
  while (opened.length < 3 || dots.at(-1) !== 'off') pass();
  network.turn({ kind: 'fair' });
  live.send({ type: 'RETRY' });
  await expect.poll(() => delivered).toEqual(['TAX']);
  expect(dots.slice(3)).toEqual(['off', 'connecting', 'off', 'connecting', 'off', 'connecting', 'on']);
  // What a person may do is asked anew whenever the platform says that it has judged it, but for the first time.
  expect(answers).toBeGreaterThan(1);
  expect(reviews).toBe(answers - 1);
});
