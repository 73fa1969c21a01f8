import { type Client, createClient } from '@comanda/api/client';
import { session } from './session.ts';

/** Every call of the kitchen app; an ended session is renewed by the session machine, once for all who wait. */
export const client: Client = createClient({
  origin: '',
  credentials: {
    token: (by) => session.getSnapshot().context.tokens?.[by],
    renew: (refused) =>
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
          if (calls.includes(call)) finish(reason === 'offline' ? undefined : false);
        });
        session.send({
          type: 'CALL.REFUSED',
          call,
          attempt: 1,
          subject: tokens.subject,
          session: refused,
          isOurs: true,
        });
      }),
  },
});
