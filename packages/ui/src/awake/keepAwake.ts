/** Keeps the display on until the signal comes; a browser lets go of it whenever the page is hidden. */
export const keepAwake = (end: AbortSignal): void => {
  let lock: WakeLockSentinel | undefined;
  const hold = (): void => {
    if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    navigator.wakeLock.request('screen').then(
      (held) => {
        if (end.aborted) void held.release();
        else lock = held;
      },
      // A device that saves its battery refuses: what is shown stays all the same.
      () => {},
    );
  };
  if (end.aborted) return;
  hold();
  document.addEventListener('visibilitychange', hold, { signal: end });
  end.addEventListener('abort', () => void lock?.release());
};
