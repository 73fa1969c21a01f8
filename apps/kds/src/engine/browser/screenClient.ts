import { type Client, createClient } from '@comanda/api/client';

/** Calls as a screen, with its credential: that lives until it is revoked, so there is nothing to renew. */
export const screenClient = (credential: string): Client =>
  createClient({ origin: '', credentials: { token: () => credential, renew: () => Promise.resolve(false) } });
