import { SILENCE_LIMIT_MS } from './timing.ts';
import type { LiveContext, LiveState } from './live.types.ts';

/** Milliseconds since the server was last heard; nothing when it never was. */
export function proofAge({ provenAt }: Pick<LiveContext, 'provenAt'>, now: number): number | undefined {
  return provenAt === undefined ? undefined : Math.max(0, now - provenAt);
}

/** Green or red (docs/product.md §3.1.1): live, and heard within the limit; a sleeping timer cannot fake it. */
export function isProven(state: LiveState, context: Pick<LiveContext, 'provenAt'>, now: number): boolean {
  const age = proofAge(context, now);
  return state === 'live' && age !== undefined && age <= SILENCE_LIMIT_MS;
}
