import { forget, parseStored, readStored, store, tabShelf } from '../../app/storage.ts';

/** What the tab remembers of a sign-in while the person is at the provider. */
export interface Begun {
  /** Binds the sign-in to this browser; worth nothing without what the provider sends back. */
  readonly key: string;
  readonly provider: string;
  readonly label: string;
  /** Where the person wanted to go; judged when they get there. */
  readonly wanted: string | undefined;
}

/** What was remembered, or nothing: anything else is not ours. */
export function parseBegun(text: string | null): Begun | undefined {
  const value = parseStored(text);
  if (typeof value !== 'object' || value === null) return undefined;
  const { key, provider, label, wanted }: Partial<Record<keyof Begun, unknown>> = value;
  if (typeof key !== 'string' || typeof provider !== 'string' || typeof label !== 'string') return undefined;
  return { key, provider, label, wanted: typeof wanted === 'string' ? wanted : undefined };
}

export const rememberBegun = (begun: Begun): void => store('provider', JSON.stringify(begun), tabShelf());

/** It is good for one return. */
export function takeBegun(): Begun | undefined {
  const begun = parseBegun(readStored('provider', tabShelf()));
  forget('provider', tabShelf());
  return begun;
}
