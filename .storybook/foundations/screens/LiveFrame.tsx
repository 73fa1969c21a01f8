import { useEffect, useRef, useState } from 'react';
import { followStory } from './mirror.ts';
import * as css from './sideBySide.css.ts';

export interface LiveFrameProps {
  readonly name: string;
  readonly address: string;
  /** The page inside is there, or has changed. */
  readonly onChange: (page: Document) => void;
}

/** A screen that runs, in a window of its own: breakpoints, dialogs and heights hold as they do in a browser. */
export function LiveFrame({ name, address, onChange }: LiveFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    const inside = frame.current?.contentDocument?.querySelector('iframe')?.contentWindow;
    return isLoaded && inside ? followStory(inside, onChange) : undefined;
  }, [isLoaded, onChange]);
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of the workbench itself, which has to run
    <iframe
      ref={frame}
      className={css.frame}
      title={name}
      srcDoc={between(name, address)}
      onLoad={() => setLoaded(true)}
    />
  );
}

/**
 * A page that holds nothing but the story. Storybook speaks to its parent, by messages and by variables, and would take
 * the page around for its manager and mix up the stories of both.
 */
function between(name: string, address: string): string {
  const [title, src] = [name, address].map((text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;'));
  return `<!doctype html><title>${title}</title>
<style>body { margin: 0 } iframe { border: 0; display: block; height: 100vh; width: 100% }</style>
<iframe src="${src}" title="${title}"></iframe>`;
}
