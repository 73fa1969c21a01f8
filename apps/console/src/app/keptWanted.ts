import { HOLDS_MS } from './keepWanted.ts';
import { parseStored, readStored } from './storage.ts';

/** The page that was kept, while it holds; anything else is not ours. */
export function parseWanted(text: string | null, now: number): string | undefined {
  const value = parseStored(text);
  if (typeof value !== 'object' || value === null) return undefined;
  const { path, until }: Partial<Record<'path' | 'until', unknown>> = value;
  if (typeof path !== 'string' || typeof until !== 'number') return undefined;
  return until > now && until <= now + HOLDS_MS ? path : undefined;
}

export const keptWanted = (): string | undefined => parseWanted(readStored('wanted'), Date.now());
