import { useEffect, useRef, useState, type ReactNode } from 'react';

export interface ScrollAreaProps {
  children: ReactNode;
  /** Gives the scrolling; the content stands in a block within. */
  className: string;
}

/** A part that scrolls, and can be scrolled by keyboard: it is a tab stop only while there is more than is seen. */
export function ScrollArea({ children, className }: ScrollAreaProps) {
  const outer = useRef<HTMLDivElement>(null);
  const inner = useRef<HTMLDivElement>(null);
  const [isOverflowing, setOverflowing] = useState(false);
  useEffect(() => {
    const area = outer.current;
    const content = inner.current;
    if (!area || !content) return undefined;
    const observer = new ResizeObserver(() => setOverflowing(area.scrollHeight > area.clientHeight));
    observer.observe(area);
    observer.observe(content);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={outer} className={className} {...(isOverflowing && { tabIndex: 0 })}>
      <div ref={inner}>{children}</div>
    </div>
  );
}
