import type { Page } from 'playwright';
import { initialGlobals } from '../globals.ts';
import type { Opening } from './opening.ts';

interface Channel {
  emit: (event: string, payload: unknown) => void;
  on: (event: string, listener: () => void) => void;
  once: (event: string, listener: () => void) => void;
}
/** Of the workbench's own. */
interface Preview {
  currentRender: {
    id: string;
    phase: string;
    rerenderEnqueued: boolean;
    story: { parameters: { apg?: unknown; opening?: Opening } };
  };
  storyStoreValue: { userGlobals: { update: (globals: object) => void } };
}
declare global {
  var __STORYBOOK_PREVIEW__: Preview;
  var __STORYBOOK_ADDONS_CHANNEL__: Channel;
}

/** Whether a story shows what is read across a kitchen. */
export const isOfKitchen = (title: string): boolean =>
  title.startsWith('Kitchen/') || title === 'Pages/Kitchen';

/**
 * Keeps the accessibility addon quiet: it would judge every rendering anew and share its axe with the checks
 * that run here.
 */
export async function quietAddon(page: Page): Promise<void> {
  await update(page, { a11y: { manual: true } }, 'globalsUpdated');
}

/**
 * Shows the story anew in another language and in the direction of its script while `check` runs; its play
 * function is not played again. The next story comes up in the first language: this one is not drawn once more for it.
 */
export async function inLanguage<T>(page: Page, language: string, check: () => Promise<T>): Promise<T> {
  await update(page, { language }, 'storyFinished');
  try {
    return await check();
  } finally {
    await page.evaluate((globals) => {
      globalThis.__STORYBOOK_PREVIEW__.storyStoreValue.userGlobals.update(globals);
    }, initialGlobals);
  }
}

/** `until` is the last event of the change: an earlier one would leave a rendering to run into the next story. */
async function update(page: Page, globals: object, until: 'globalsUpdated' | 'storyFinished'): Promise<void> {
  await page.evaluate(
    async ([given, event]) => {
      const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
      const done = new Promise<void>((resolve) => channel.once(event, resolve));
      channel.emit('updateGlobals', { globals: given });
      await done;
    },
    [globals, until] as const,
  );
}

/**
 * Resolves once `id` is what stands in the page. The runner goes on at the next story that is finished, whichever that
 * is: a rendering of the last one that ends late would be judged in the place of this one.
 */
export async function shown(page: Page, id: string): Promise<void> {
  await page.waitForFunction((wanted) => {
    const { id: current, phase, rerenderEnqueued } = globalThis.__STORYBOOK_PREVIEW__.currentRender;
    return current === wanted && phase === 'finished' && !rerenderEnqueued;
  }, id);
}
