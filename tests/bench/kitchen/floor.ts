import { kitchenCalls, screenCalls, urlOf } from '@comanda/api/calls';
import type { Page } from 'playwright';

/** A screen that does no more than it must: it hears the same frames, sends the same operations and writes one text. */
export interface FloorScreen {
  readonly idMonitor: string;
  readonly credential: string;
}
declare global {
  // eslint-disable-next-line no-var
  var floorPress: (task: string) => void;
}

/** Opens the floor's page beside the platform; `text` is what a frame has last said, as `data-said`. */
export const openFloor = async (page: Page, origin: string, screen: FloorScreen): Promise<void> => {
  await page.goto(`${origin}/healthz`);
  await page.evaluate(
    async ({ idMonitor, credential, ticketPath, linePath }) => {
      const headers = { authorization: `Bearer ${credential}`, 'content-type': 'application/json' };
      const asked = await fetch(ticketPath, { method: 'POST', headers });
      const { data } = (await asked.json()) as { data: { ticket: string } };
      document.body.textContent = '';
      const text = document.body.appendChild(document.createElement('p'));
      const say = (words: string): void => {
        text.dataset['said'] = words;
        text.textContent = words;
      };
      const url = new URL(`/api/kds/v1/ws/monitor/${idMonitor}?token=${data.ticket}`, location.href);
      url.protocol = 'ws:';
      const socket = new WebSocket(url);
      const install = crypto.randomUUID();
      let dseq = 0;
      const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
      const opId = (): string =>
        Array.from(crypto.getRandomValues(new Uint8Array(26)), (byte) => letters[byte % 32]).join('');
      const disk = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open('floor', 1);
        opening.addEventListener('upgradeneeded', () => {
          opening.result.createObjectStore('operations', { autoIncrement: true });
        });
        opening.addEventListener('success', () => resolve(opening.result));
      });
      await new Promise<void>((resolve) => {
        socket.addEventListener('open', () => {
          socket.send(JSON.stringify({ hello: { since: null, dev: install, ver: 1, kind: 'REGULAR' } }));
        });
        socket.addEventListener('message', (event: MessageEvent<string>) => {
          const frame = JSON.parse(event.data) as {
            data?: { kind: string; card?: { number: number }; tasks: { id: string; status: string }[] };
          };
          if (frame.data?.card) say(`order ${String(frame.data.card.number)}`);
          else if (frame.data) say(`${frame.data.tasks[0]?.id ?? ''} ${frame.data.tasks[0]?.status ?? ''}`);
          else resolve();
        });
      });
      globalThis.floorPress = (task) => {
        say(`${task} pressed`);
        dseq += 1;
        const op = {
          opId: opId(),
          dseq,
          kind: 'START',
          tasks: [{ task, from: 'PND', to: 'CRT', epoch: 0, rev: 0 }],
        };
        const writing = disk.transaction('operations', 'readwrite', { durability: 'strict' });
        writing.objectStore('operations').add({ op, label: '' });
        writing.addEventListener('complete', () => {
          const body = JSON.stringify({ data: { idMonitor, install, ops: [op] } });
          void fetch(linePath, { method: 'POST', headers, body });
        });
      };
      addEventListener('click', () => globalThis.floorPress(document.body.dataset['task'] ?? ''));
    },
    {
      ...screen,
      ticketPath: urlOf(screenCalls.ticket),
      linePath: urlOf(kitchenCalls.line),
    },
  );
};
