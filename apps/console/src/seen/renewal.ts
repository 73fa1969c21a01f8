import { sessionCredentials } from '@comanda/api/browser-session';
import { seeingCalls } from '@comanda/api/calls';
import { createClient } from '@comanda/api/client';
import { session } from '../app/session.ts';
import { seenToken } from '../app/storage.ts';
import { dropUnsaved } from '../app/unsaved.ts';
import { forgetView, readView, storeToken } from './view.ts';

/** Speaks as the person who sees, by the session that all tabs share. */
const own = createClient({ origin: '', credentials: sessionCredentials(session) });

/**
 * Ends the view: the tab is loaded anew, so that nothing of what was seen stays in it.
 * @param message what the next page says, where nobody has asked for the end
 */
export const endView = (message?: string): void => {
  forgetView(message);
  dropUnsaved();
  location.replace(message === undefined ? '/admin/users' : '/');
};

const ask = async (): Promise<boolean | undefined> => {
  const view = readView();
  if (!view) {
    endView('seen_ended');
    return false;
  }
  const { id, idCompany, idUser } = view;
  const result = await own.call(seeingCalls.begin, { data: { id, idCompany, idUser } });
  if (result.ok) {
    storeToken(result.data.token);
    return true;
  }
  const { failure } = result;
  // The session leads to the sign-in by itself, and the view goes on after it.
  if (failure.kind === 'signed_out') return false;
  if (failure.kind !== 'refused' || failure.status >= 500 || failure.status === 429) return undefined;
  endView('seen_ended');
  return false;
};

let asking: Promise<boolean | undefined> | undefined;
/**
 * Another token for the view, one for all who wait; a view that may not go on is ended.
 * @returns whether there is one; nothing where the platform could not be asked
 */
export const renewView = (refused: string): Promise<boolean | undefined> => {
  if (seenToken() !== refused) return Promise.resolve(seenToken() !== undefined);
  asking ??= ask().finally(() => {
    asking = undefined;
  });
  return asking;
};
