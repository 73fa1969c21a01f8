import type { ApiError } from './errors.ts';

/**
 * Why a login opens no session any more (docs/product.md §2.3.4): its time was over, somebody ended it, the account may not
 * sign in, or the host has become another brand's. But for the last, in `extra` of the refused renewal; who is told has
 * shown a login token of that very account.
 */
export const sessionEnds = ['idle', 'ended', 'locked', 'deleted', 'inactive', 'brand'] as const;
export type SessionEnd = (typeof sessionEnds)[number];

/** The end that a text names, or nothing. */
export const parseSessionEnd = (text: string | null | undefined): SessionEnd | undefined =>
  sessionEnds.find((end) => end === text);

/** The end that a refusal names; nothing where it comes from an older platform. */
export const sessionEndIn = ({ code, extra }: ApiError): SessionEnd | undefined =>
  code === 'ERROR_BRAND_NOT_ALLOWED' ? 'brand' : parseSessionEnd(extra?.[0]?.error);
