import type { ChannelContext, ChannelState } from './channel.types.ts';
import { FAST_TRIES, PROOF_LIMIT_MS } from './timing.ts';

/** What the head of a board says: `live`; `catchingUp` something is missing and being fetched; `polling`; `old`. */
export type Shown = 'live' | 'catchingUp' | 'polling' | 'old';

/** Milliseconds since the board was last proved to be what the server has; nothing when it never was. */
export const proofAge = ({ provenAt }: Pick<ChannelContext, 'provenAt'>, now: number): number | undefined =>
  provenAt === undefined ? undefined : Math.max(0, now - provenAt);

/** After the first tries a screen says that it polls, until the line is live; a probe in between changes no word. */
const trying = ({ losses }: ChannelContext): Shown => (losses >= FAST_TRIES ? 'polling' : 'catchingUp');
const shownIn: Readonly<Record<ChannelState, (context: ChannelContext) => Shown>> = {
  idle: () => 'old',
  offline: () => 'old',
  connecting: trying,
  greeting: trying,
  live: ({ pull }) => (pull === 'none' ? 'live' : 'catchingUp'),
  backoff: trying,
  signedOut: () => 'old',
  closed: () => 'old',
};

/** By proof, not by hope: a board that nothing has proved for 35 s is old, whatever the line seems to be. */
export const shownOf = (state: ChannelState, context: ChannelContext, now: number): Shown => {
  const age = proofAge(context, now);
  if (age === undefined) return context.pull === 'none' ? 'old' : 'catchingUp';
  if (age > PROOF_LIMIT_MS) return 'old';
  return shownIn[state](context);
};
