/** What a signed-in browser holds. */
export interface StoredTokens {
  /** The person's id, the session's `sub`. */
  readonly subject: string;
  readonly email: string;
  /** Long, opaque, revocable, one per device; buys session tokens. */
  readonly login: string;
  /** Short; sent as Bearer with every call. */
  readonly session: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Tokens as another tab or an earlier visit left them; anything else is nothing. */
export const parseTokens = (value: unknown): StoredTokens | undefined => {
  if (!isRecord(value)) return undefined;
  const { subject, email, login, session } = value;
  const isWhole =
    typeof subject === 'string' &&
    typeof email === 'string' &&
    typeof login === 'string' &&
    typeof session === 'string';
  return isWhole ? { subject, email, login, session } : undefined;
};

/** `sub` of a JSON Web Token (RFC 7519 §4.1.2); not a proof of anything, the server checks it on each call. */
export const subjectOf = (token: string): string | undefined => {
  try {
    const payload = atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(payload, (byte) => byte.charCodeAt(0));
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return isRecord(claims) && typeof claims['sub'] === 'string' ? claims['sub'] : undefined;
  } catch {
    return undefined;
  }
};
