import { parseTokens } from '@comanda/api/session';
import type { SessionTokens } from '@comanda/machines/session';

/** The kitchen signs in by itself: its keys are not the back office's, and neither clears the other's. */
const KEY = 'comanda.kds.tokens';
const SUBJECT = 'comanda.kds.subject';

const attempt = <T>(act: () => T): T | undefined => {
  try {
    return act();
  } catch {
    return undefined;
  }
};
export const readTokens = (): SessionTokens | undefined =>
  attempt(() => parseTokens(JSON.parse(localStorage.getItem(KEY) ?? 'null')));
export function storeTokens(tokens: SessionTokens): void {
  attempt(() => {
    localStorage.setItem(KEY, JSON.stringify(tokens));
    localStorage.setItem(SUBJECT, tokens.subject);
  });
}
/** Removes the stored tokens if they are still these; tells whether they were. */
export function forgetTokens(tokens: SessionTokens): boolean {
  if (readTokens()?.session !== tokens.session) return false;
  attempt(() => localStorage.removeItem(KEY));
  return true;
}
export const lastSubject = (): string | undefined =>
  attempt(() => localStorage.getItem(SUBJECT)) ?? undefined;
export const forgetSubject = (): void => {
  attempt(() => localStorage.removeItem(SUBJECT));
};
