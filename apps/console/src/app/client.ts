import { type Client, createClient, type Credentials } from '@comanda/api/client';
import type { CallFailure } from '@comanda/machines/session';
import { session } from './session.ts';

const outcomes: Readonly<Record<CallFailure, false | undefined>> = {
  offline: undefined,
  expired: false,
  signedOut: false,
};

/** Waits in the session machine's queue until it says what became of the session. */
const renew: Credentials['renew'] = (refused) =>
  new Promise((resolve) => {
    const { tokens } = session.getSnapshot().context;
    if (!tokens) {
      resolve(false);
      return;
    }
    const call = crypto.randomUUID();
    const finish = (outcome: boolean | undefined): void => {
      retried.unsubscribe();
      failed.unsubscribe();
      resolve(outcome);
    };
    const retried = session.on('RETRY', ({ calls }) => {
      if (calls.includes(call)) finish(true);
    });
    const failed = session.on('FAIL', ({ calls, reason }) => {
      if (calls.includes(call)) finish(outcomes[reason]);
    });
    session.send({
      type: 'CALL.REFUSED',
      call,
      attempt: 1,
      subject: tokens.subject,
      session: refused,
      isOurs: true,
    });
  });

const bare = createClient({
  origin: '',
  credentials: { token: (by) => session.getSnapshot().context.tokens?.[by], renew },
});

/** The one client of the console: every call goes through it (docs/product.md §2.3, §12). */
export const client: Client = {
  call: async (call, input) => {
    const sentWith = session.getSnapshot().context.tokens;
    const result = await bare.call(call, input);
    if (!result.ok && sentWith) {
      const { failure } = result;
      // A token that the server does not know at all: the login token may still open a session.
      if (failure.kind === 'refused' && failure.error.code === 'ERROR_TOKEN')
        session.send({ type: 'SESSION.STALE', session: sentWith.session });
      // Renewed and refused again: only the person can help.
      if (failure.kind === 'signed_out') {
        const { tokens } = session.getSnapshot().context;
        if (tokens)
          session.send({
            type: 'CALL.REFUSED',
            call: crypto.randomUUID(),
            attempt: 2,
            subject: tokens.subject,
            session: tokens.session,
            isOurs: true,
          });
      }
    }
    return result;
  },
};
