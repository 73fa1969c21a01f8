import { sessionCredentials } from '@comanda/api/browser-session';
import { createClient, type Credentials } from '@comanda/api/client';
import { ownZone } from './dates.ts';
import { currentLanguage } from './language.ts';
import { session } from './session.ts';
import { isSeeing, seenToken } from './storage.ts';

const seen: Credentials = {
  token: seenToken,
  renew: async (refused) => (await import('../seen/renewal.ts')).renewView(refused),
};

/** The one client of the console: every call goes through it (docs/product.md §2.3, §12). */
export const client = createClient({
  origin: '',
  language: currentLanguage,
  timeZone: ownZone,
  credentials: isSeeing ? seen : sessionCredentials(session),
});
