import type { Page } from 'playwright';
import { nameFunctions } from '../../kitchen/browser.ts';

/*
 * When something stood on a screen. A page stamps by itself, in milliseconds since 1970 of the machine's clock: after
 * the frame that shows it, which is when the message that follows an animation frame arrives.
 */
interface Watch {
  readonly isThere: () => boolean;
  readonly stamp: (at: number) => void;
}
interface Stamps {
  /** Resolves once the selector finds something, or nothing any more, and that has been painted. */
  readonly painted: (selector: string, isGone: boolean) => Promise<number>;
  /** Resolves with the moment of the next press or key that the page hears. */
  readonly touched: () => Promise<number>;
  /** Resolves once a transaction that wrote an operation is complete. */
  readonly stored: () => Promise<number>;
  readonly longTasks: number[];
  commits: number;
}
declare global {
  // What a page's own scripts find is a variable there.
  // eslint-disable-next-line no-var
  var benchStamps: Stamps;
}

/** Runs in the page, where it finds nothing of this file: all that it needs stands in it. */
// oxlint-disable unicorn/consistent-function-scoping
const install = (): void => {
  const now = (): number => performance.timeOrigin + performance.now();
  const watches = new Set<Watch>();
  const afterPaint = (act: () => void): void => {
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.addEventListener('message', act);
      channel.port1.start();
      channel.port2.postMessage(0);
    });
  };
  const look = (): void => {
    for (const watch of watches)
      if (watch.isThere()) {
        watches.delete(watch);
        afterPaint(() => watch.stamp(now()));
      }
  };
  const waiting: { stored?: (at: number) => void } = {};
  for (const name of ['add'] as const) {
    const real = IDBObjectStore.prototype[name];
    IDBObjectStore.prototype[name] = function (this: IDBObjectStore, ...args: [unknown, IDBValidKey?]) {
      this.transaction.addEventListener('complete', () => waiting.stored?.(now()));
      return real.apply(this, args);
    };
  }
  globalThis.benchStamps = {
    painted: (selector, isGone) =>
      new Promise((stamp) => {
        watches.add({ isThere: () => (document.querySelector(selector) === null) === isGone, stamp });
        look();
      }),
    touched: () =>
      new Promise((stamp) => {
        const hear = (event: Event): void => stamp(performance.timeOrigin + event.timeStamp);
        addEventListener('click', hear, { capture: true, once: true });
        addEventListener('keydown', hear, { capture: true, once: true });
      }),
    stored: () =>
      new Promise((stamp) => {
        waiting.stored = stamp;
      }),
    longTasks: [],
    commits: 0,
  };
  new MutationObserver(look).observe(document, {
    attributes: true,
    characterData: true,
    childList: true,
    subtree: true,
  });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) globalThis.benchStamps.longTasks.push(duration);
  }).observe({ type: 'longtask' });
  // React tells this hook of each commit, in production too.
  Reflect.set(globalThis, '__REACT_DEVTOOLS_GLOBAL_HOOK__', {
    supportsFiber: true,
    renderers: new Map(),
    inject: () => 1,
    onCommitFiberRoot: () => {
      globalThis.benchStamps.commits += 1;
    },
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
  });
};

/** Lets every document of the page stamp. */
export const stampIn = async (page: Page): Promise<void> => {
  await nameFunctions(page);
  await page.addInitScript(install);
};

export const painted = (page: Page, selector: string, isGone = false): Promise<number> =>
  page.evaluate(([wanted, gone]) => globalThis.benchStamps.painted(wanted, gone), [
    selector,
    isGone,
  ] as const);
