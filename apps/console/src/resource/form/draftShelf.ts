import type { Draft } from '@comanda/api/kernel';
import { forget, parseStored, readStored, store, tabShelf } from '../../app/storage.ts';
import { isRecord } from '../values/read.ts';
import type { Base } from './draft.ts';

/** Unsaved input as it outlives a reload, a crash and a sign-in (docs/product.md §7.6.4). */
export interface KeptDraft {
  readonly values: Draft;
  readonly base: Base;
  /** The write that may be under way: what was sent, and the key that it was sent with. */
  readonly intent?: Intent | undefined;
}
/** A write that was asked for; asked for again unchanged, it is the same one (docs/product.md §7.5). */
export interface Intent {
  readonly what: string;
  readonly key: string;
  /** What was shown of its effects, where it was tried before: sent again, it is the same write only with that. */
  readonly digest?: string | undefined;
}

/** A kept draft out of whatever stands in the storage. */
export function parseDraft(stored: string | null): KeptDraft | undefined {
  const value = parseStored(stored);
  if (!isRecord(value) || !isRecord(value['values']) || !isRecord(value['base'])) return undefined;
  const { values: before, version } = value['base'];
  if (!isRecord(before)) return undefined;
  const intent = value['intent'];
  return {
    values: value['values'],
    base: { values: before, version: typeof version === 'number' ? version : undefined },
    ...(isRecord(intent) &&
      typeof intent['what'] === 'string' &&
      typeof intent['key'] === 'string' && {
        intent: {
          what: intent['what'],
          key: intent['key'],
          ...(typeof intent['digest'] === 'string' && { digest: intent['digest'] }),
        },
      }),
  };
}

/** Where the unsaved input of one form is kept. */
export const shelfOf = (place: string) => {
  const key = `draft.${place}` as const;
  const read = (): KeptDraft | undefined => parseDraft(readStored(key, tabShelf()));
  let last: KeptDraft | undefined;
  const keep = (draft: KeptDraft): void => {
    last = draft;
    store(key, JSON.stringify(draft), tabShelf());
  };
  return {
    read,
    keep,
    /** Keeps what is held now beside the write that may be under way; what is kept already is not written again. */
    keepHeld: ({ values, base }: Omit<KeptDraft, 'intent'>): void => {
      if (last?.values === values && last.base === base) return;
      keep({ values, base, intent: (last ?? read())?.intent });
    },
    drop: (): void => {
      last = undefined;
      forget(key, tabShelf());
    },
  };
};
