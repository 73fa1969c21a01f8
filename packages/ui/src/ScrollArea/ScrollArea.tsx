import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';

export interface ScrollAreaProps {
  children: ReactNode;
  /** Gives the scrolling; the content stands in a block within. */
  className: string;
  /** Id of what names it. With it the area is a region that is told from others for as long as it scrolls. */
  labelledBy?: string;
}

const overflows = ({ scrollHeight, clientHeight, scrollWidth, clientWidth }: HTMLElement): boolean =>
  scrollHeight > clientHeight || scrollWidth > clientWidth;

/** A part that scrolls, and can be scrolled by keyboard: it is a tab stop only while there is more than is seen. */
export function ScrollArea({ children, className, labelledBy }: ScrollAreaProps) {
  const outer = useRef<HTMLDivElement>(null);
  const inner = useRef<HTMLDivElement>(null);
  const [isOverflowing, setOverflowing] = useState(false);
  useLayoutEffect(() => {
    const area = outer.current;
    const content = inner.current;
    if (!area || !content) return undefined;
    // At once too: for a frame it could be seen and not be reached.
    // oxlint-disable-next-line react/set-state-in-effect -- what there is room for is known to the document alone
    setOverflowing(overflows(area));
    const observer = new ResizeObserver(() => setOverflowing(overflows(area)));
    observer.observe(area);
    observer.observe(content);
    return () => observer.disconnect();
  }, []);
  const naming = labelledBy !== undefined && { role: 'region', 'aria-labelledby': labelledBy };
  return (
    <div ref={outer} className={className} {...(isOverflowing && { tabIndex: 0, ...naming })}>
      <div ref={inner}>{children}</div>
    </div>
  );
}
