import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Closing, DeliveryNote, SentOrder, Ticket } from '@comanda/api/calls';
import { type HubMemory, noHub } from './hub/orders.ts';
import type { Table } from './kitchen/tables.ts';
import { openPeriod, type Period } from './period.ts';

/** An upload that the platform has not confirmed yet; its number makes sending it twice harmless. */
export type Upload =
  | { readonly kind: 'ticket'; readonly body: Ticket }
  | { readonly kind: 'note'; readonly body: DeliveryNote }
  | { readonly kind: 'order'; readonly body: SentOrder }
  | { readonly kind: 'x' | 'z'; readonly body: Closing };
/** What a till must not forget when its power goes. */
export interface Memory {
  readonly period: Period;
  readonly lastTicket: number;
  readonly lastX: number;
  readonly lastZ: number;
  readonly grandTotal: number;
  readonly used: readonly string[];
  readonly lastNote: number;
  /** A delivery note that something may come back of, or be added to. */
  readonly note?: DeliveryNote | undefined;
  /** A ticket that its guest may come back about. */
  readonly earlier?: Ticket | undefined;
  /** Orders of which more is to come. */
  readonly tables: readonly Table[];
  /** Orders from outside. */
  readonly hub: HubMemory;
  readonly outbox: readonly Upload[];
}

export interface MemoryStore {
  /** What was written last; nothing for a till that is new. */
  readonly read: () => Promise<Memory | undefined>;
  readonly write: (memory: Memory) => Promise<void>;
}

/** Keeps the memory of a till in a file; a write is whole or has not happened. */
export const memoryIn = (folder: string, idTerminal: string): MemoryStore => {
  const path = join(folder, `${idTerminal}.json`);
  return {
    read: async () => {
      try {
        const kept = JSON.parse(await readFile(path, 'utf8')) as Omit<Memory, 'tables' | 'hub' | 'lastNote'>;
        // What was written before there were kitchens has no tables, before drawers were counted nothing of one, before guests ordered from outside no such orders, and before there were delivery notes none.
        return {
          lastNote: 0,
          tables: [],
          hub: noHub,
          ...kept,
          period: { ...openPeriod(kept.period.from), ...kept.period },
        };
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
        throw error;
      }
    },
    write: async (memory) => {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(`${path}.new`, JSON.stringify(memory));
      await rename(`${path}.new`, path);
    },
  };
};
