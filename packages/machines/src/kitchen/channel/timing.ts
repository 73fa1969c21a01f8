/** Timing of a monitor's line in milliseconds (docs/product.md §13, §16.7). */
export const CONNECT_TIMEOUT_MS = 5000;
export const ACK_MS = 15_000;
/** After something has been shown, the server learns so this soon. */
export const PROMPT_ACK_MS = 1000;
export const PULL_MS = 15_000;
/** Two fetches never follow each other faster. */
export const PULL_SPREAD_MS = 250;
/** A fetch that failed while the line is live is tried again after so long. */
export const PULL_RETRY_MS = 2000;
export const RETRY_MS = 15_000;
/** Tries before a screen says that it polls; it goes on trying. */
export const FAST_TRIES = 3;
/** Keeps the screens of a kitchen from coming back in the same instant. */
export const SPREAD_MS = 1000;
export const ONLINE_SPREAD_MS = 3000;
/** Without any word for so long, two beats, an open socket counts as lost. */
export const SILENCE_LIMIT_MS = 30_000;
/** A board that nothing has proved for so long is shown as old, whatever the line says. */
export const PROOF_LIMIT_MS = 35_000;

/**
 * How long to wait before the next try: at once after a loss, then 15 s more or less.
 * @param losses how many tries in a row have failed, the lost line included: 1 or more
 * @param jitter from 0 up to, not including, 1
 */
export const retryDelay = (losses: number, jitter: number): number =>
  Math.round(losses <= 1 ? jitter * SPREAD_MS : RETRY_MS * (0.8 + 0.4 * jitter));
