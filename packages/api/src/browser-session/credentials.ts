import type { Credentials } from '../client/client.ts';
import type { SessionActor } from './session.ts';

const outcomes = { offline: undefined, expired: false, signedOut: false } as const;

/** The credentials of every call of an app: the session machine's tokens, renewed in its queue (docs/product.md §2.3). */
export const sessionCredentials = (session: SessionActor): Credentials => ({
  token: (by) => session.getSnapshot().context.tokens?.[by],
  renew: (refused) =>
    new Promise((resolve) => {
      const { tokens } = session.getSnapshot().context;
      if (!tokens) {
        resolve(false);
        return;
      }
      const call = crypto.randomUUID();
      const orders = session.on('*', (order) => {
        if ((order.type !== 'RETRY' && order.type !== 'FAIL') || !order.calls.includes(call)) return;
        orders.unsubscribe();
        resolve(order.type === 'RETRY' ? true : outcomes[order.reason]);
      });
      const { subject } = tokens;
      session.send({ type: 'CALL.REFUSED', call, attempt: 1, subject, session: refused, isOurs: true });
    }),
  refused: (token) => {
    const subject = session.getSnapshot().context.tokens?.subject;
    if (subject === undefined) return;
    const call = crypto.randomUUID();
    session.send({ type: 'CALL.REFUSED', call, attempt: 2, subject, session: token, isOurs: true });
  },
});
