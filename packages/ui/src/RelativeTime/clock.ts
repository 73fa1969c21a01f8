/** How often what is said of a moment may change. */
const PERIOD = 15_000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
const tick = (): void => {
  for (const listener of listeners) listener();
};
/** Nobody reads a page that is not seen; once it is, what it says is true at once. */
const tickWhenSeen = (): void => {
  if (document.visibilityState === 'visible') tick();
};

/** The one clock of a page: it goes while anything on the page reads it. */
export function onTick(listener: () => void): () => void {
  listeners.add(listener);
  if (timer === undefined) {
    timer = setInterval(tickWhenSeen, PERIOD);
    document.addEventListener('visibilitychange', tickWhenSeen);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
    document.removeEventListener('visibilitychange', tickWhenSeen);
  };
}
