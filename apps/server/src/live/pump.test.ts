import type { MonitorFrame } from '@comanda/api/live';
import { expect, it } from 'vitest';
import type { Standing } from '../domain/kitchen/position.ts';
import { type MonitorLine, openMonitorLine } from './monitorLine.ts';
import { openPump } from './pump.ts';
import type { KitchenStretch } from './stream.ts';

const shop = 'shop';
const grill = 'grill';

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** A kitchen whose events are read when the test says so. */
const world = () => {
  const lines: MonitorLine[] = [];
  const reading: (() => void)[] = [];
  let head = 0;
  const { pump } = openPump<KitchenStretch>({
    read: (_, after) =>
      new Promise((resolve) => {
        reading.push(() =>
          resolve({
            after,
            head,
            oldest: 1,
            events: Array.from({ length: Math.max(0, head - after) }, (__, index) => ({
              seq: after + index + 1,
              at: 0,
              kind: 'NEW' as const,
              sections: [grill],
              data: { order: `order ${String(after + index + 1)}`, tasks: [] },
            })),
          }),
        );
      }),
    positionsOn: () => lines.flatMap((line) => line.position() ?? []),
    deliver: (_, stretch) => {
      for (const line of lines) line.deliver(stretch);
    },
    log: { warn: expect.unreachable },
  });
  return {
    happen: () => {
      head += 1;
      pump(shop);
    },
    /** What is being read is read as the kitchen stands now. */
    read: async () => {
      while (reading.length > 0) {
        for (const answer of reading.splice(0)) answer();
        await settle();
      }
    },
    /** A screen that knows everything up to a number comes in, and hears. */
    join: async (since: number) => {
      const told: number[] = [];
      let work = Promise.resolve();
      const enqueue = (next: () => Promise<void>): void => {
        work = work.then(next);
      };
      let take: ((frame: { hello: never }) => Promise<void>) | undefined;
      const standing: Standing = {
        epoch: 'one',
        seq: head,
        newest: head,
        newestBefore: since,
        up: 0,
        oldest: 1,
        sections: [grill],
        idStore: shop,
        now: 0,
      };
      lines.push(
        openMonitorLine({
          bind: (bound) => {
            take = bound.take as typeof take;
            return {
              send: (frame: MonitorFrame) => {
                if ('data' in frame) told.push(frame.data.seq);
              },
              isOpen: () => true,
              isBehind: () => false,
              close: () => undefined,
              enqueue,
              endIn: () => () => undefined,
            };
          },
          screen: { idCompany: 'company', idStore: shop, idScreen: 'screen' },
          stand: () => Promise.resolve(standing),
          onLag: () => pump(shop),
          onSent: () => undefined,
          onClosed: () => undefined,
        }),
      );
      const hello = { since: { epoch: 'one', seq: since }, dev: 'device', ver: 1, kind: 'REGULAR' };
      await take?.({ hello: hello as never });
      return told;
    },
  };
};

it('tells a screen that comes in behind what is being read all of what it lacks', async () => {
  const { happen, read, join } = world();
  const first = await join(0);
  happen();
  await read();
  // Another order is read for the first screen, while a second one comes in that knows nothing of the one before.
  happen();
  const second = await join(0);
  happen();
  await read();
  expect(first).toEqual([1, 2, 3]);
  expect(second).toEqual([1, 2, 3]);
});
