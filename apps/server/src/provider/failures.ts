import type { ProviderProblem } from '@comanda/api/errors';
import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client';

/** Codes of the client for an answer that did not come, or was none of a provider that works. */
const silent: ReadonlySet<string> = new Set(['OAUTH_TIMEOUT', 'OAUTH_RESPONSE_IS_NOT_CONFORM']);

/**
 * What went wrong with a provider, and a word for the log that gives nothing away: messages of the client may hold what
 * was sent. Anything that is no failure of a provider is thrown on, as a fault of ours.
 */
export const failureOf = (error: unknown): { readonly problem: ProviderProblem; readonly word: string } => {
  if (error instanceof AuthorizationResponseError)
    return { problem: error.error === 'access_denied' ? 'denied' : 'refused', word: error.error };
  if (error instanceof ResponseBodyError)
    return { problem: error.status >= 500 ? 'unreachable' : 'refused', word: error.error };
  if (error instanceof ClientError) {
    const word = error.code ?? 'unknown';
    return { problem: silent.has(word) ? 'unreachable' : 'refused', word };
  }
  // What Node's fetch throws when there is no connection, or none any more.
  if (error instanceof TypeError && /^(?:fetch failed|terminated)$/.test(error.message))
    return { problem: 'unreachable', word: 'no connection' };
  throw error;
};
