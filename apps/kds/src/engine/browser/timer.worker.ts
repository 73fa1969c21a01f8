/** Asks for a call after so many milliseconds, or calls it off. */
export type TimerOrder = { readonly id: number; readonly delay: number | undefined };

/*
 * Keeps the time for a page: browsers slow down the timers of pages in the background to one a minute, but not those
 * of workers.
 */
const running = new Map<number, ReturnType<typeof setTimeout>>();
addEventListener('message', ({ data }: MessageEvent<TimerOrder>) => {
  const { id, delay } = data;
  clearTimeout(running.get(id));
  running.delete(id);
  if (delay === undefined) return;
  running.set(
    id,
    setTimeout(() => {
      running.delete(id);
      postMessage(id);
    }, delay),
  );
});
