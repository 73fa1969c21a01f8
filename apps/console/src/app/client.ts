import { sessionCredentials } from '@comanda/api/browser-session';
import { createClient } from '@comanda/api/client';
import { session } from './session.ts';

/** The one client of the console: every call goes through it (docs/product.md §2.3, §12). */
export const client = createClient({ origin: '', credentials: sessionCredentials(session) });
