/** Limit for tests that try many orders or paths, in milliseconds: a loaded machine is slow, not wrong. */
export const PATIENCE_MS = 60_000;
