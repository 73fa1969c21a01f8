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
  const [loads, setLoads] = useState(0);
  useEffect(() => {
    if (loads > 0 && frame.current) return followStory(frame.current, onChange);
    return undefined;
  }, [loads, onChange]);
  return (
    <iframe
      ref={frame}
      className={css.frame}
      title={name}
      src={address}
      onLoad={() => setLoads((count) => count + 1)}
    />
  );
}
