import type { Result } from '@comanda/api/client';
import { session } from './session.ts';
import { forget, readStored, store, type StoredKey } from './storage.ts';

/** What a person has chosen for themselves, and the platform keeps with them. */
export interface KeptChoice {
  /** Whether this browser has a choice that the platform has not taken yet. */
  readonly isOwed: () => boolean;
  /**
   * Keeps the choice with the person, where one is signed in. One that the platform does not take, or that a reload cuts
   * off, is owed to it (docs/product.md §4.1, §4.2).
   * @returns whether nothing is left to be kept
   */
  readonly keep: (choice: string) => Promise<boolean>;
  /** The choice that is owed was made anew elsewhere. */
  readonly settle: () => void;
}

/**
 * @param owed where the browser remembers a choice that is owed
 * @param send tells the platform
 */
export function keptChoice(
  owed: StoredKey,
  send: (idUser: string, choice: string) => Promise<Result<unknown>>,
): KeptChoice {
  /** Choices made quickly one after the other are kept in their order. */
  let last: Promise<unknown> = Promise.resolve();
  return {
    isOwed: () => readStored(owed) !== null,
    keep: (choice) => {
      const { tokens } = session.getSnapshot().context;
      if (!tokens) return Promise.resolve(true);
      store(owed, choice);
      const kept = last.then(async () => {
        const { ok } = await send(tokens.subject, choice);
        if (ok && readStored(owed) === choice) forget(owed);
        return ok;
      });
      last = kept;
      return kept;
    },
    settle: () => forget(owed),
  };
}
