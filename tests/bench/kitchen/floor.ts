import { kitchenCalls, screenSelfCalls, urlOf } from '@comanda/api/calls';
import type { Page } from 'playwright';

/** A screen that does no more than it must: it hears the same frames, sends the same operations and writes one text. */
export interface FloorScreen {
  readonly idMonitor: string;
  readonly credential: string;
}
/** What the next press does. */
interface FloorStep {
  readonly kind: 'START' | 'FINISH';
  readonly order: string;
  readonly tasks: readonly unknown[];
}
declare global {
  // eslint-disable-next-line no-var
  var floorNext: FloorStep | undefined;
}

/** Begins to listen on the page that is open: what a frame or a press says is `data-said` of the element, and its text. */
export const beginFloor = async (page: Page, screen: FloorScreen, textAt: string): Promise<void> => {
  await page.evaluate(
    async ({ idMonitor, credential, ticketPath, linePath, selector }) => {
      const headers = { authorization: `Bearer ${credential}`, 'content-type': 'application/json' };
      const asked = await fetch(ticketPath, { method: 'POST', headers });
      const { data } = (await asked.json()) as { data: { ticket: string } };
      const text = document.querySelector<HTMLElement>(selector);
      if (!text) throw new Error(`There is no ${selector} to write into.`);
      const say = (words: string): void => {
        text.dataset['said'] = words;
        text.textContent = words;
      };
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
      const url = new URL(`/api/kds/v1/ws/monitor/${idMonitor}?token=${data.ticket}`, location.href);
      url.protocol = 'ws:';
      await new Promise<void>((resolve) => {
        const socket = new WebSocket(url);
        socket.addEventListener('open', () => {
          socket.send(JSON.stringify({ hello: { since: null, dev: install, ver: 1, kind: 'REGULAR' } }));
        });
        socket.addEventListener('message', (event: MessageEvent<string>) => {
          const frame = JSON.parse(event.data) as {
            data?: { order: string; card?: { number: number }; tasks: { status: string }[] };
          };
          if (frame.data?.card) say(`order ${String(frame.data.card.number)}`);
          else if (frame.data) say(`${frame.data.order} ${frame.data.tasks[0]?.status ?? ''}`);
          else resolve();
        });
      });
      addEventListener('click', () => {
        if (!globalThis.floorNext) return;
        const { kind, order, tasks } = globalThis.floorNext;
        say(`${order} ${kind}`);
        dseq += 1;
        const op = { opId: opId(), dseq, kind, tasks };
        const writing = disk.transaction('operations', 'readwrite', { durability: 'strict' });
        writing.objectStore('operations').add({ op, label: '' });
        writing.addEventListener('complete', () => {
          const body = JSON.stringify({ data: { idMonitor, install, ops: [op] } });
          void fetch(linePath, { method: 'POST', headers, body });
        });
      });
    },
    {
      ...screen,
      selector: textAt,
      ticketPath: urlOf(screenSelfCalls.ticket),
      linePath: urlOf(kitchenCalls.line),
    },
  );
};
