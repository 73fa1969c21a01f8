import { sessionCredentials } from '@comanda/api/browser-session';
import { createClient } from '@comanda/api/client';
import { session } from './session.ts';

/** Every call of the kitchen app goes through it. */
export const client = createClient({ origin: '', credentials: sessionCredentials(session) });
