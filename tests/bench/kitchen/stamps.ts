import type { Page } from 'playwright';
import { nameFunctions } from '../../kitchen/browser.ts';

/*
 * When something stood on a screen. A page stamps by itself, in milliseconds since 1970 of the machine's clock: after
 * the frame that shows it, which is when the message that follows an animation frame arrives.
 */

/** What is waited for: that the selector finds something, or nothing any more. */
export interface Sight {
  readonly selector: string;
  readonly isGone?: boolean;
}
interface Stamps {
  /** From now on the page looks out for it, for the next press and for what is written then. */
  readonly expect: (sight: Sight) => void;
  /** When it was painted, the page was pressed, and the operation was on the disk; each resolves once. */
  readonly painted: () => Promise<number>;
  readonly touched: () => Promise<number>;
  readonly stored: () => Promise<number>;
  /** Of React, since the page was opened. */
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
  const stamp = () => {
    let set: (at: number) => void = () => undefined;
    const at = new Promise<number>((resolve) => {
      set = resolve;
    });
    return { at, set };
  };
  let expected: Sight | undefined;
  let painted = stamp();
  let touched = stamp();
  let stored = stamp();
  const isThere = ({ selector, isGone = false }: Sight): boolean =>
    (document.querySelector(selector) === null) === isGone;
  const afterPaint = (act: () => void): void => {
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.addEventListener('message', act);
      channel.port1.start();
      channel.port2.postMessage(0);
    });
  };
  const look = (): void => {
    if (!expected || !isThere(expected)) return;
    expected = undefined;
    const { set } = painted;
    afterPaint(() => set(now()));
  };
  // oxlint-disable-next-line typescript/unbound-method -- it is applied to what it is called on
  const realAdd = IDBObjectStore.prototype.add;
  IDBObjectStore.prototype.add = function (this: IDBObjectStore, ...args: [unknown, IDBValidKey?]) {
    this.transaction.addEventListener('complete', () => stored.set(now()));
    return realAdd.apply(this, args);
  };
  addEventListener('click', ({ timeStamp }) => touched.set(performance.timeOrigin + timeStamp), {
    capture: true,
  });
  globalThis.benchStamps = {
    expect: (sight) => {
      if (isThere(sight)) throw new Error(`${sight.selector} is so already`);
      expected = sight;
      painted = stamp();
      touched = stamp();
      stored = stamp();
    },
    painted: () => painted.at,
    touched: () => touched.at,
    stored: () => stored.at,
    commits: 0,
  };
  new MutationObserver(look).observe(document, {
    attributes: true,
    characterData: true,
    childList: true,
    subtree: true,
  });
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
