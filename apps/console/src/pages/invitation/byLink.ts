import { invitationCalls } from '@comanda/api/calls';
import type { Client, Failure } from '@comanda/api/client';
import { signInHref } from '../../app/signInHref.ts';
import { forget, store, tabShelf } from '../../app/storage.ts';
import type { Refusing } from './AnswerDialog.tsx';

/** Where invitations are answered within the console. */
export const receivedHref = '/profile/invitations/received';

let loading: Promise<Client> | undefined;
/** The calls of whoever is signed in here: the session is loaded once they answer, and ended ones lead to sign-in. */
const ownClient = (): Promise<Client> =>
  (loading ??= Promise.all([import('../../app/session.ts'), import('../../app/client.ts')]).then(
    ([{ setNavigation, startSession }, { client }]) => {
      setNavigation({
        isKnown: () => false,
        enter: () => undefined,
        goToSignIn: () => location.assign(signInHref(receivedHref)),
      });
      startSession();
      return client;
    },
  ));

const refusals = { reject: invitationCalls.reject, block: invitationCalls.block };

/** Answers the invitation of a link for the signed-in person; what comes back is why it was not done. */
export async function answerByLink(token: string, how: 'accept' | Refusing): Promise<Failure | undefined> {
  const client = await ownClient();
  const found = await client.call(invitationCalls.find, { data: { token } });
  if (!found.ok) return found.failure;
  const input = { params: { id: found.data.id } };
  if (how !== 'accept') {
    const refused = await client.call(refusals[how], input);
    return refused.ok ? undefined : refused.failure;
  }
  const accepted = await client.call(invitationCalls.accept, input);
  if (!accepted.ok) return accepted.failure;
  forget('mailLink', tabShelf());
  const { companySelection } = await import('@comanda/machines/selection');
  // The console opens in the company that they have just come into.
  store('selection', JSON.stringify(companySelection(accepted.data.idCompany)));
  location.assign('/');
  return undefined;
}
