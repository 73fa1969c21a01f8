import type { ChannelContext, ChannelState } from './channel.types.ts';
import { PROOF_LIMIT_MS } from './timing.ts';

/** What the head of a board says: `live`; `catchingUp` something is missing and being fetched; `polling`; `old`. */
export type Shown = 'live' | 'catchingUp' | 'polling' | 'old';

/** Milliseconds since the board was last proved to be what the server has; nothing when it never was. */
export const proofAge = ({ provenAt }: Pick<ChannelContext, 'provenAt'>, now: number): number | undefined =>
  provenAt === undefined ? undefined : Math.max(0, now - provenAt);

const shownIn: Readonly<Record<ChannelState, (context: ChannelContext) => Shown>> = {
  idle: () => 'old',
  offline: () => 'old',
  connecting: () => 'catchingUp',
  greeting: () => 'catchingUp',
  live: ({ pull }) => (pull === 'none' ? 'live' : 'catchingUp'),
  backoff: () => 'catchingUp',
  polling: () => 'polling',
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
