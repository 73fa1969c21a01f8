import { createClient } from '@comanda/api/client';

/** Makes the calls that need nobody to be signed in. */
export const openClient = createClient({
  origin: '',
  credentials: { token: () => undefined, renew: async () => false },
});
