import { randomUUID } from 'node:crypto';
import type { LiveClass } from '@comanda/api/live';
import type { Database } from '../db/transaction.ts';
import { liveEvent } from '../db/schema/live.ts';

/** Something to tell on a company's channel once the transaction is safe (docs/product.md §11). */
export interface Event {
  readonly idCompany: string;
  readonly class: LiveClass;
  /** Id of the record that it is about. */
  readonly id: string;
  /** The one person whom it is for; without it, whoever may see the subject. */
  readonly idUser?: string;
  readonly data?: Readonly<Record<string, string | number>>;
}

/** Puts events on their channels; they are numbered and sent when the transaction commits. */
export const emit = async (db: Database, events: readonly Event[]): Promise<void> => {
  if (events.length === 0) return;
  await db.insert(liveEvent).values(
    events.map(({ idCompany, class: kind, id, idUser, data = {} }) => ({
      idCompany,
      id: randomUUID(),
      class: kind,
      idSubject: id,
      idUser: idUser ?? null,
      data: { ...data, idCompany },
    })),
  );
};
