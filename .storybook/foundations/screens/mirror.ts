import type { Mode } from '@comanda/tokens';

/** What a page wears. */
export interface Worn {
  readonly theme: string;
  readonly mode: Mode;
}

/**
 * Makes `copy` look as `page` does now, in another theme. That is all a change of theme does: an attribute, and nothing
 * renders again.
 */
export function mirror(page: Document, copy: Document, { theme, mode }: Worn): void {
  const root = copy.documentElement;
  for (const { name, value } of page.documentElement.attributes) root.setAttribute(name, value);
  Object.assign(root.dataset, { theme, mode });
  const sheets = [...page.head.querySelectorAll('link[rel="stylesheet"], style')];
  const known = copy.head.children;
  // Those that are there stay: one that is replaced would be fetched again, and leave the page bare until then.
  for (const sheet of sheets.slice(known.length)) copy.head.append(copy.importNode(sheet, true));
  const body = copy.importNode(page.body, true);
  for (const script of body.querySelectorAll('script')) script.remove();
  copy.body.replaceWith(body);
}

interface StoryWindow extends Window {
  readonly __STORYBOOK_ADDONS_CHANNEL__: {
    readonly last: (event: string) => unknown;
    readonly once: (event: string, listener: () => void) => void;
  };
}
const holdsStory = (window: Window): window is StoryWindow => '__STORYBOOK_ADDONS_CHANNEL__' in window;

/**
 * Calls back when the story inside a window is there, and after everything that changes in it.
 * @returns ends it
 */
export function followStory(inside: Window, onChange: (page: Document) => void): () => void {
  if (!holdsStory(inside)) return () => undefined;
  const page = inside.document;
  let request = 0;
  const tell = () => {
    cancelAnimationFrame(request);
    request = requestAnimationFrame(() => onChange(page));
  };
  const observer = new MutationObserver(tell);
  const begin = () => {
    observer.observe(page.documentElement, {
      attributes: true,
      childList: true,
      characterData: true,
      subtree: true,
    });
    tell();
  };
  const channel = inside.__STORYBOOK_ADDONS_CHANNEL__;
  if (channel.last('storyFinished') === undefined) channel.once('storyFinished', begin);
  else begin();
  return () => {
    cancelAnimationFrame(request);
    observer.disconnect();
  };
}
