import type { OrderTimerProps } from './index.ts';

/** A clock that stands still, so that what is shown is the same each time. */
export const noon = Date.UTC(2026, 10, 20, 12);
export const stopped = () => noon;

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  fresh: { since: noon, now: stopped },
  minutes: { since: noon - 247_000, now: stopped },
  hours: { since: noon - 3_720_000, now: stopped },
  frozen: { since: noon - 600_000, until: noon - 300_000, now: stopped },
  /** A clock that is behind: never negative. */
  ahead: { since: noon + 60_000, now: stopped },
  unknown: { since: Number.NaN, now: stopped },
} satisfies Record<string, OrderTimerProps>;
