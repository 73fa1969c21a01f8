import type { Page } from '@playwright/test';
import { nameFunctions } from '../../kitchen/browser.ts';
import type { Fiber } from '../../support/fiber.ts';

/** What happened on the page beside its dialogs: components that rendered, and what changed of which element. */
export interface Counted {
  readonly renders: number;
  readonly changes: readonly string[];
}
declare global {
  interface Window {
    counted: { renders: number; changes: string[] };
  }
}

/** Counts in every document of the page from now on; to be called before the first one is opened. */
export const count = async (page: Page): Promise<void> => {
  await nameFunctions(page);
  await page.addInitScript(() => {
    window.counted = { renders: 0, changes: [] };
    new MutationObserver((records) => {
      for (const { target, type, attributeName } of records) {
        const element = target instanceof Element ? target : target.parentElement;
        if (!element?.closest('[role="dialog"]'))
          window.counted.changes.push(`${element?.localName ?? ''} ${attributeName ?? type}`);
      }
    }).observe(document, { attributes: true, childList: true, characterData: true, subtree: true });

    // Function, class, context consumer, forwardRef and both kinds of memo.
    const components: ReadonlySet<number> = new Set([0, 1, 9, 11, 14, 15]);
    const [portal, performedWork] = [4, 1];
    /** What is in a portal is a dialog's, and what holds one is the dialog: its own control may render. */
    const walk = (fiber: Fiber): { readonly renders: number; readonly isDialog: boolean } => {
      if (fiber.tag === portal) return { renders: 0, isDialog: true };
      let renders = 0;
      let isDialog = false;
      if (fiber.alternate === null || fiber.child !== fiber.alternate.child)
        for (let child = fiber.child; child; child = child.sibling) {
          const below = walk(child);
          renders += below.renders;
          isDialog ||= below.isDialog;
        }
      const rendered = components.has(fiber.tag) && (fiber.flags & performedWork) !== 0;
      return { renders: renders + (rendered && !isDialog ? 1 : 0), isDialog };
    };
    // React tells this hook of each commit, in production too.
    Reflect.set(window, '__REACT_DEVTOOLS_GLOBAL_HOOK__', {
      supportsFiber: true,
      renderers: new Map(),
      inject: () => 1,
      onCommitFiberRoot: (_: number, { current }: { readonly current: Fiber }) => {
        window.counted.renders += walk(current).renders;
      },
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
    });
  });
};

/** What was counted since it was asked for last, after the frame that is under way. */
export const counted = (page: Page): Promise<Counted> =>
  page.evaluate(async () => {
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestIdleCallback(resolve));
    });
    const { counted } = window;
    window.counted = { renders: 0, changes: [] };
    return counted;
  });
