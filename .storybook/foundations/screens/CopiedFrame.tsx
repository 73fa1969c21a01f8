import { useLayoutEffect, useRef, useState } from 'react';
import { mirror, type Worn } from './mirror.ts';
import type { LivePage } from './LookRow.tsx';
import * as css from './sideBySide.css.ts';

export interface CopiedFrameProps {
  readonly name: string;
  readonly page: LivePage | undefined;
  readonly worn: Worn;
}

/** What the live screen shows, in another look. It is only looked at. */
export function CopiedFrame({ name, page, worn: { theme, mode } }: CopiedFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isLoaded, setLoaded] = useState(false);
  useLayoutEffect(() => {
    const copy = frame.current?.contentDocument;
    if (isLoaded && page && copy) mirror(page.document, copy, { theme, mode });
  }, [isLoaded, page, theme, mode]);
  return (
    <iframe
      ref={frame}
      className={css.frame}
      title={name}
      srcDoc="<!doctype html>"
      sandbox="allow-same-origin"
      onLoad={() => setLoaded(true)}
      inert
    />
  );
}
