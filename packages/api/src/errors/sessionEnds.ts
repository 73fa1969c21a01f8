import type { ApiError } from './errors.ts';

/**
 * Why a login opens no session any more (docs/product.md §2.3.4): its time was over, somebody ended it, or the account may
 * not sign in. In `extra` of the refused renewal; who is told has shown a login token of that very account.
 */
export const sessionEnds = ['idle', 'ended', 'locked', 'deleted', 'inactive'] as const;
export type SessionEnd = (typeof sessionEnds)[number];

/** The end that a text names, or nothing. */
export const parseSessionEnd = (text: string | null | undefined): SessionEnd | undefined =>
  sessionEnds.find((end) => end === text);

/** The end that a refusal names; nothing where it comes from an older platform. */
export const sessionEndIn = ({ extra }: ApiError): SessionEnd | undefined =>
  parseSessionEnd(extra?.[0]?.error);
