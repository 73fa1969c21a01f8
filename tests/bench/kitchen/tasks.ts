import type { Browser } from 'playwright';
import { z } from 'zod/mini';

/*
 * What keeps a page's main thread busy. A browser means the time that passes, in which a machine of few cores also draws
 * the other screen and runs server and database; beside it stands what the thread itself worked.
 */

/** A task of a page's main thread, in milliseconds. */
export interface Task {
  /** What the thread worked on it. */
  readonly own: number;
  /** What passed meanwhile. */
  readonly passed: number;
  /** The engine collected memory in it. */
  readonly isCollection: boolean;
}

const eventSchema = z.object({
  name: z.string(),
  ph: z.string(),
  pid: z.number(),
  tid: z.number(),
  ts: z.number(),
  dur: z.optional(z.number()),
  tdur: z.optional(z.number()),
  args: z.optional(z.looseObject({ name: z.optional(z.unknown()) })),
});
type Event = z.infer<typeof eventSchema>;
const task = 'ThreadControllerImpl::RunTask';
const collection = 'MajorGC';
const within = (inner: Event, outer: Event): boolean =>
  inner.pid === outer.pid &&
  inner.tid === outer.tid &&
  inner.ts >= outer.ts &&
  inner.ts <= outer.ts + (outer.dur ?? 0);

/** The tasks of all pages that took longer than `least` milliseconds while `act` was done. */
export const tasksDuring = async (
  browser: Browser,
  least: number,
  act: () => Promise<unknown>,
): Promise<readonly Task[]> => {
  const cdp = await browser.newBrowserCDPSession();
  const events: Event[] = [];
  cdp.on('Tracing.dataCollected', ({ value }) => {
    for (const each of value) {
      const event = eventSchema.safeParse(each).data;
      const { name, ph, dur = 0 } = event ?? {};
      const isKept =
        ph === 'M' ? name === 'thread_name' : (name === task || name === collection) && dur > 1000 * least;
      if (event && isKept) events.push(event);
    }
  });
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline'] },
  });
  await act();
  const complete = new Promise<void>((resolve) => {
    cdp.once('Tracing.tracingComplete', () => resolve());
  });
  await cdp.send('Tracing.end');
  await complete;
  await cdp.detach();
  if (events.length === 0) throw new Error('The browser recorded nothing.');
  const isPage = ({ pid, tid }: Event): boolean =>
    events.some(
      (one) => one.ph === 'M' && one.pid === pid && one.tid === tid && one.args?.name === 'CrRendererMain',
    );
  const collections = events.filter(({ name }) => name === collection);
  return events
    .filter((event) => event.name === task && isPage(event))
    .map((event) => ({
      own: (event.tdur ?? event.dur ?? 0) / 1000,
      passed: (event.dur ?? 0) / 1000,
      isCollection: collections.some((one) => within(one, event)),
    }));
};
