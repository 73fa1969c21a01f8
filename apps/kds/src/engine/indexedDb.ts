import type { MonitorSettings } from '@comanda/api/calls';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Disk, KeptBoard, KeptOperation, KeptUndo } from './disk.ts';

/** A database of its own: no reset and no sign-out of anything else touches it (docs/product.md §2.4, §16.5). */
export const DATABASE = 'comanda-kds';
/** Stores are only added, never changed: the release before opens what this one has made. */
const VERSION = 1;
/** The key of stores that hold one thing. */
const ONE = 'one';

/** What makes this device a screen: whose it is, and what it proves that with. */
export interface EnrolledScreen {
  /** Of the screen, for the platform. */
  readonly id: string;
  readonly credential: string;
  /** What the person called the device. */
  readonly name: string;
  readonly settings: MonitorSettings;
  /** When the browser had lost everything but this; until somebody has read it. Milliseconds of the device's clock. */
  readonly lostAt?: number;
}
/** The part of an operation that changes lies beside the rest; its numbers count for one install only. */
interface StoredOperation extends Omit<KeptOperation, 'dseq'> {
  readonly opId: string;
  readonly install?: string;
  readonly dseq?: number;
}
interface Schema extends DBSchema {
  readonly outbox: { key: number; value: StoredOperation; indexes: { opId: string } };
  readonly aside: { key: string; value: StoredOperation };
  readonly install: { key: string; value: { readonly id: string; readonly lastDseq: number } };
  readonly undo: { key: string; value: KeptUndo };
  readonly board: { key: string; value: KeptBoard };
  readonly screen: { key: string; value: EnrolledScreen };
}
type Database = IDBPDatabase<Schema>;
const stores = ['outbox', 'aside', 'install', 'undo', 'board'] as const;
/** What is changed together with the outbox. */
type ChangedStore = Exclude<(typeof stores)[number], 'undo'>;
/** A power cut loses nothing of it. */
const strict = { durability: 'strict' } as const;
/** Said again by the server, or fetched: a power cut may take it. */
const relaxed = { durability: 'relaxed' } as const;

const create = (database: Database): void => {
  database.createObjectStore('outbox', { autoIncrement: true }).createIndex('opId', 'opId', { unique: true });
  database.createObjectStore('aside', { keyPath: 'opId' });
  for (const name of ['install', 'undo', 'board', 'screen'] as const) database.createObjectStore(name);
};
const isNewer = (error: unknown): boolean => error instanceof DOMException && error.name === 'VersionError';
const open = (): Promise<Database> => {
  const handlers = {
    // A newer release in another window waits for this one to let go; the next access opens it again.
    blocking: (_: number, __: number | null, event: IDBVersionChangeEvent): void => {
      if (event.target instanceof IDBDatabase) event.target.close();
    },
  };
  return openDB<Schema>(DATABASE, VERSION, { ...handlers, upgrade: create }).catch((error: unknown) => {
    if (!isNewer(error)) throw error;
    return openDB<Schema>(DATABASE, undefined, handlers);
  });
};

/** What the app keeps beside the work: which screen this device is. */
export interface ScreenDisk extends Disk {
  readonly screen: () => Promise<EnrolledScreen | undefined>;
  readonly keepScreen: (screen: EnrolledScreen) => Promise<void>;
  /** The device is no screen any more; what waits to be sent stays. */
  readonly dropScreen: () => Promise<void>;
  /** The next start shows nothing until the server has said it. */
  readonly dropBoard: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** The disk of the browser. Opened when it is first needed, and again after a failure. */
export const openIndexedDb = (): ScreenDisk => {
  let opening: Promise<Database> | undefined;
  const database = (): Promise<Database> => {
    opening ??= open().then(
      (opened) => {
        opened.addEventListener('close', () => {
          opening = undefined;
        });
        return opened;
      },
      (error: unknown) => {
        opening = undefined;
        throw error;
      },
    );
    return opening;
  };
  /** A connection that was closed under us is no failure of the disk. */
  const withDatabase = async <T>(act: (opened: Database) => Promise<T>): Promise<T> => {
    try {
      return await act(await database());
    } catch (error) {
      if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error;
      opening = undefined;
      return await act(await database());
    }
  };
  const change = (
    names: ChangedStore[],
    options: IDBTransactionOptions,
    act: (transaction: ReturnType<typeof begin>) => Promise<unknown>,
  ): Promise<void> =>
    withDatabase(async (opened) => {
      const transaction = begin(opened, names, options);
      try {
        await Promise.all([act(transaction), transaction.done]);
      } catch (error) {
        // Else what went well before the failure would count.
        abort(transaction);
        throw error;
      }
    });

  return {
    read: () =>
      withDatabase(async (opened) => {
        const transaction = opened.transaction(stores, 'readonly');
        const [waiting, aside, install, undo, board] = await Promise.all([
          transaction.objectStore('outbox').getAll(),
          transaction.objectStore('aside').getAll(),
          transaction.objectStore('install').get(ONE),
          transaction.objectStore('undo').get(ONE),
          transaction.objectStore('board').get(ONE),
        ]);
        return {
          install: install?.id,
          lastDseq: install?.lastDseq ?? 0,
          waiting: waiting.map((stored) => keptOf(stored, install?.id)),
          undo: undo ?? { entries: [], done: [] },
          board,
          aside: aside.map((stored) => keptOf(stored, undefined)),
        };
      }),
    store: ({ op, at, label }) =>
      change(['outbox'], strict, (transaction) =>
        transaction.objectStore('outbox').add({ opId: op.opId, op, at, label }),
      ),
    leave: (opId) => change(['outbox'], strict, (transaction) => remove(transaction, opId)),
    number: (install, lastDseq, dseqs) =>
      change(['outbox', 'install'], strict, async (transaction) => {
        await transaction.objectStore('install').put({ id: install, lastDseq }, ONE);
        const index = transaction.objectStore('outbox').index('opId');
        for (const [opId, dseq] of Object.entries(dseqs)) {
          const cursor = await index.openCursor(opId);
          if (cursor) await cursor.update({ ...cursor.value, install, dseq });
        }
      }),
    forget: (opIds) =>
      change(['outbox'], relaxed, (transaction) =>
        Promise.all(opIds.map((opId) => remove(transaction, opId))),
      ),
    setAside: (opId) =>
      change(['outbox', 'aside'], strict, async (transaction) => {
        const stored = await transaction.objectStore('outbox').index('opId').get(opId);
        if (stored) await transaction.objectStore('aside').put(stored);
        await remove(transaction, opId);
      }),
    dropAside: (opId) =>
      change(['aside'], relaxed, (transaction) => transaction.objectStore('aside').delete(opId)),
    keepUndo: (undo) => put('undo', undo),
    keepBoard: (board, included) =>
      // A press that is being stored need not wait for a board that leaves the outbox alone.
      change(included.length > 0 ? ['board', 'outbox'] : ['board'], relaxed, async (transaction) => {
        await transaction.objectStore('board').put(board, ONE);
        await Promise.all(included.map((opId) => remove(transaction, opId)));
      }),
    screen: () => withDatabase((opened) => opened.get('screen', ONE)),
    keepScreen: (screen) => put('screen', screen),
    dropScreen: () => withDatabase((opened) => opened.delete('screen', ONE)),
    dropBoard: () => withDatabase((opened) => opened.delete('board', ONE)),
    close: async () => {
      const closing = opening;
      opening = undefined;
      (await closing)?.close();
    },
  };

  function put<N extends 'undo' | 'screen'>(name: N, value: Schema[N]['value']): Promise<void> {
    return withDatabase(async (opened) => {
      await opened.put(name, value, ONE);
    });
  }
};
const begin = (opened: Database, names: ChangedStore[], options: IDBTransactionOptions) =>
  opened.transaction(names, 'readwrite', options);
const abort = (transaction: ReturnType<typeof begin>): void => {
  try {
    transaction.abort();
  } catch {
    // The failure has ended it already.
  }
};
const remove = async (transaction: ReturnType<typeof begin>, opId: string): Promise<void> => {
  const outbox = transaction.objectStore('outbox');
  const key = await outbox.index('opId').getKey(opId);
  if (key !== undefined) await outbox.delete(key);
};
const keptOf = (
  { op, at, label, install, dseq }: StoredOperation,
  current: string | undefined,
): KeptOperation => ({
  op,
  at,
  label,
  dseq: install === current ? dseq : undefined,
});
