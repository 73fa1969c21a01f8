import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { deleteDB, openDB } from 'idb';
import { beforeEach, describe, expect, test } from 'vitest';
import type { KeptOperation } from './disk.ts';
import { DATABASE, openIndexedDb } from './indexedDb.ts';
import { settings } from './testing/shop.ts';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});
const bump = (opId: string): KeptOperation => ({
  op: { opId, install: 'i', kind: 'START', tasks: [] },
  dseq: undefined,
  at: 1,
  label: opId,
});
const waitingOf = async (disk: ReturnType<typeof openIndexedDb>) =>
  (await disk.read()).waiting.map(({ op, dseq }) => [op.opId, dseq] as const);

describe('the disk of a screen', () => {
  test('keeps operations in the order of the calls, whatever becomes of those between', async () => {
    const disk = openIndexedDb();
    await Promise.all([disk.store(bump('c')), disk.store(bump('a')), disk.leave('c'), disk.store(bump('b'))]);
    await disk.number('i', 2, { a: 1, b: 2 });
    await disk.store(bump('d'));
    await disk.forget(['a']);
    await disk.close();
    const again = openIndexedDb();
    expect(await waitingOf(again)).toEqual([
      ['b', 2],
      ['d', undefined],
    ]);
    expect(await again.read()).toMatchObject({ install: 'i', lastDseq: 2 });
  });
  test('keeps a board together with what it makes needless, or neither', async () => {
    const disk = openIndexedDb();
    await disk.store(bump('a'));
    await disk.store(bump('b'));
    const board = {
      asOf: { epoch: 'A', seq: 1 },
      settings,
      orders: [],
      acknowledged: [],
      provenAt: 1,
      ahead: 0,
      heard: [],
    };
    // A function cannot be kept.
    await expect(disk.keepBoard({ ...board, heard: [Object(() => 1)] }, ['a'])).rejects.toThrow();
    expect(await waitingOf(disk)).toHaveLength(2);
    await disk.keepBoard(board, ['a', 'unknown']);
    expect(await disk.read()).toMatchObject({ board, waiting: [{ label: 'b' }] });
  });
  test('writes numbers all or none', async () => {
    const disk = openIndexedDb();
    await disk.store(bump('a'));
    // What cannot be stored breaks off the whole of it.
    const broken = {
      get a(): number {
        throw new Error('broken');
      },
    };
    await expect(disk.number('i', 1, broken)).rejects.toThrow('broken');
    expect(await disk.read()).toMatchObject({ install: undefined, lastDseq: 0 });
  });
  test('gives numbers of another install to nobody', async () => {
    const disk = openIndexedDb();
    await disk.store(bump('a'));
    await disk.store(bump('b'));
    await disk.number('i', 2, { a: 1, b: 2 });
    await disk.number('j', 1, { a: 1 });
    expect(await waitingOf(disk)).toEqual([
      ['a', 1],
      ['b', undefined],
    ]);
  });
  test('what is set aside holds nobody up and stays', async () => {
    const disk = openIndexedDb();
    await disk.store(bump('a'));
    await disk.setAside('a');
    expect(await disk.read()).toMatchObject({ waiting: [], aside: [{ label: 'a' }] });
    await disk.dropAside('a');
    expect((await disk.read()).aside).toEqual([]);
  });
  test('forgets the screen and keeps its work', async () => {
    const disk = openIndexedDb();
    await disk.keepScreen({ id: 's', credential: 'c', name: 'Grill', settings });
    await disk.store(bump('a'));
    await disk.dropScreen();
    expect(await disk.screen()).toBeUndefined();
    expect(await waitingOf(disk)).toHaveLength(1);
  });
  test('opens what a later release has made, and lets one take over', async () => {
    const disk = openIndexedDb();
    await disk.store(bump('a'));
    const later = await openDB(DATABASE, 2, {
      upgrade: (database) => void database.createObjectStore('later'),
    });
    later.close();
    expect(await waitingOf(disk)).toHaveLength(1);
    await disk.store(bump('b'));
    expect(await waitingOf(openIndexedDb())).toHaveLength(2);
  });
  test('is there again after somebody emptied the browser under it', async () => {
    const disk = openIndexedDb();
    await disk.store(bump('a'));
    await deleteDB(DATABASE);
    await disk.store(bump('b'));
    expect(await waitingOf(disk)).toEqual([['b', undefined]]);
  });
});
