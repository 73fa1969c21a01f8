import type { Page } from 'playwright';
import { nameFunctions } from '../../kitchen/browser.ts';
import type { Fiber } from '../../support/fiber.ts';
import type { Mode, Theme } from '../libraries/switches.ts';

/** A switch and what it is set to. */
export type Act =
  | { readonly what: 'mode'; readonly to: Mode }
  | { readonly what: 'theme'; readonly to: Theme };

/** What a switch makes React and the document do. */
export interface Work {
  readonly commits: number;
  /** Components that rendered, each as often as it did. */
  readonly renders: number;
  /** Records of a MutationObserver on the whole document. */
  readonly attributes: number;
  /** Of added, removed and rewritten nodes. */
  readonly nodes: number;
}

interface Counter {
  /** Of React, since the document was opened. */
  readonly commits: () => number;
  /** Resolves when nothing has been added or removed for half a second: some parts of a page come after the rest. */
  readonly stand: () => Promise<void>;
  readonly act: (act: Act) => Promise<void>;
  /** Looks on while it acts, which costs time of its own. */
  readonly watch: (act: Act) => Promise<Work>;
  /** The colours of every element, in the order of the document. */
  readonly colours: () => readonly string[];
}
declare global {
  // eslint-disable-next-line no-var
  var benchCounter: Counter;
}

/** Runs in the page, where it finds nothing of this file: all that it needs stands in it. */
// oxlint-disable unicorn/consistent-function-scoping
const install = (): void => {
  let isWatching = false;
  let commits = 0;
  let renders = 0;
  // Function, class, context consumer, forwardRef and both kinds of memo.
  const components: ReadonlySet<number> = new Set([0, 1, 9, 11, 14, 15]);
  const performedWork = 1;
  /** As React's development tools tell it: where nothing was done, the children are the same ones as before. */
  const renderedIn = (fiber: Fiber): number => {
    const isNew = fiber.alternate === null;
    let count = components.has(fiber.tag) && (fiber.flags & performedWork) !== 0 ? 1 : 0;
    if (isNew || fiber.child !== fiber.alternate.child)
      for (let child = fiber.child; child; child = child.sibling) count += renderedIn(child);
    return count;
  };
  // React tells this hook of each commit, in production too.
  Reflect.set(globalThis, '__REACT_DEVTOOLS_GLOBAL_HOOK__', {
    supportsFiber: true,
    renderers: new Map(),
    inject: () => 1,
    onCommitFiberRoot: (_: number, { current }: { readonly current: Fiber }) => {
      commits += 1;
      if (isWatching) renders += renderedIn(current);
    },
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
  });

  const act = ({ what, to }: Act): Promise<void> => {
    const { benchSwitches: switches } = globalThis;
    if (what === 'mode') switches?.mode(to);
    else switches?.theme?.(to);
    return globalThis.benchRest();
  };
  const standMs = 500;
  const stand = (): Promise<void> =>
    new Promise((resolve) => {
      const end = (): void => {
        observer.disconnect();
        resolve();
      };
      let timer = setTimeout(end, standMs);
      const observer = new MutationObserver(() => {
        clearTimeout(timer);
        timer = setTimeout(end, standMs);
      });
      observer.observe(document, { childList: true, subtree: true });
    });
  globalThis.benchCounter = {
    commits: () => commits,
    stand,
    act,
    watch: async (wanted) => {
      const records: MutationRecord[] = [];
      const observer = new MutationObserver((found) => records.push(...found));
      observer.observe(document, { attributes: true, childList: true, characterData: true, subtree: true });
      const before = commits;
      renders = 0;
      isWatching = true;
      await act(wanted);
      isWatching = false;
      observer.disconnect();
      const attributes = records.filter(({ type }) => type === 'attributes').length;
      return { commits: commits - before, renders, attributes, nodes: records.length - attributes };
    },
    colours: () =>
      [...document.querySelectorAll('#root *')].map((element) => {
        const { color, backgroundColor, borderTopColor } = getComputedStyle(element);
        return `${color} ${backgroundColor} ${borderTopColor}`;
      }),
  };
};

/** Lets every document of the page count. */
export const countIn = async (page: Page): Promise<void> => {
  await nameFunctions(page);
  await page.addInitScript(install);
};
