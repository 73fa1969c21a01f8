import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { fitting } from './fitting.ts';

const ROWS = 3;
/** More never stand in three rows; they are not even drawn to be measured. */
const MOST = 80;
/** Room for the button that shows the rest, in pixels. */
const MORE = 64;

export interface Fitting {
  /** Around the tags, which are its rows. */
  readonly ref: RefObject<HTMLDivElement | null>;
  /** How many of the tags stand in three rows. */
  readonly count: number;
}

/** Draws the tags, sees how many stand in three rows of the width that there is, and looks again when that changes. */
export function useFitting(labels: readonly string[]): Fitting {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  const [seen, setSeen] = useState<{ readonly of: string; readonly count: number }>();
  const drawn = Math.min(labels.length, MOST);
  const of = [width, labels.length, ...labels.slice(0, MOST)].join('\n');
  const isSeen = seen?.of === of;
  useEffect(() => {
    const flow = ref.current;
    if (!flow) return undefined;
    const observer = new ResizeObserver(() => setWidth(flow.clientWidth));
    observer.observe(flow);
    return () => observer.disconnect();
  }, []);
  useLayoutEffect(() => {
    if (isSeen || drawn === 0) return undefined;
    const look = () => {
      const flow = ref.current;
      const tags = flow?.querySelectorAll<HTMLElement>('[role="row"]');
      if (!flow || tags?.length !== drawn) return false;
      const boxes = Array.from(tags, (tag) => ({ top: tag.offsetTop, width: tag.offsetWidth }));
      const gap = Number.parseFloat(getComputedStyle(flow).columnGap) || 0;
      const fits = fitting(boxes, { rows: ROWS, width: flow.clientWidth, gap, more: MORE });
      setSeen({ of, count: fits });
      return true;
    };
    if (look()) return undefined;
    // A collection of react-aria may draw its items a moment later.
    const frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
  }, [drawn, isSeen, of]);
  return { ref, count: isSeen ? seen.count : drawn };
}
