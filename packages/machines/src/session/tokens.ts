/** What a signed-in browser holds (docs/product.md §2.2). */
export interface SessionTokens {
  /** The person's id, the token's `sub`. */
  readonly subject: string;
  readonly email: string;
  /** Long, opaque, revocable, one per device; buys session tokens. */
  readonly login: string;
  /** Short; sent as Bearer with every call. */
  readonly session: string;
}

export type TokenState = 'absent' | 'expired' | 'valid';

function claimsOf(token: string): object {
  const payload = token.split('.')[1];
  if (payload === undefined) return {};
  try {
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (byte) =>
      byte.charCodeAt(0),
    );
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof claims === 'object' && claims !== null ? claims : {};
  } catch {
    return {};
  }
}

/**
 * Whether a stored session token can still be used (docs/product.md §2.2; expiry is `exp` of RFC 7519, in seconds).
 * A missing value, the text `null` and a token without a readable expiry are absent.
 * @param now milliseconds since the epoch
 */
export function tokenState(stored: string | null | undefined, now: number): TokenState {
  if (!stored || stored === 'null') return 'absent';
  const claims = claimsOf(stored);
  if (!('exp' in claims) || typeof claims.exp !== 'number') return 'absent';
  return claims.exp * 1000 > now ? 'valid' : 'expired';
}

/** What the holder of the browser's refresh lock has to do. */
export type RefreshPlan = 'call' | 'adopt' | 'gone';

/**
 * Decides, once the lock is held, whether the server has to be asked: another tab may have refreshed, or
 * signed out, while this one waited. Keeps the refresh at one per browser (docs/product.md §2.3.1).
 */
export function planRefresh(asked: SessionTokens, stored: SessionTokens | undefined): RefreshPlan {
  if (stored === undefined) return 'gone';
  return stored.session === asked.session && stored.login === asked.login ? 'call' : 'adopt';
}
