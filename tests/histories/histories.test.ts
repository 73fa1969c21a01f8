import { describe, expect, test } from 'vitest';
import { kinds } from './kinds.ts';
import { play } from './play.ts';

/** In milliseconds: a loaded machine is slow, not wrong. */
const PATIENCE_MS = 60_000;
/** `npm run test:histories` plays many more, and catches every fault. */
const seed = Number(process.env['COMANDA_SEED'] || 1);
const counts: Readonly<Record<string, number>> = { rules: 500, outbox: 100, channel: 200, kitchen: 30 };

describe.each(kinds.filter(({ name }) => counts[name] !== undefined))('histories of $name', (kind) => {
  test(
    'have no fault',
    async () => {
      const { tell } = await kind.open();
      expect((await play(tell, seed * 1_000_000, counts[kind.name] ?? 0)).failed).toBeUndefined();
    },
    PATIENCE_MS,
  );
  test(
    'find one that is planted',
    async () => {
      const [first] = Object.values(kind.planted);
      expect(
        (await play((await first?.open()) ?? (() => ({ operations: 0, faults: [] })), 1, kind.enough)).failed,
      ).toBeDefined();
    },
    PATIENCE_MS,
  );
  test('have a place in the code for each fault that is planted', async () => {
    await Promise.all(Object.values(kind.planted).map(({ find }) => find()));
  });
});
