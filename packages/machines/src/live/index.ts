export { liveMachine } from './live.machine.ts';
export type { LiveCommand, LiveContext, LiveEvent, LiveNotice, LiveState, LiveTimer } from './live.types.ts';
export type { Positions } from './positions.ts';
export {
  CONNECT_TIMEOUT_MS,
  FAST_TRIES,
  FAST_TRY_SPREAD_MS,
  LONGEST_PAUSE_MS,
  RESEND_MS,
  SHORTEST_PAUSE_MS,
  SILENCE_LIMIT_MS,
  retryDelay,
} from './timing.ts';
