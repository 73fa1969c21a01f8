import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the first heading below, when what is shown there becomes something else: not when the page
 * opens, as the page's own title has it then.
 */
export function useFocusOn(what: string | undefined) {
  const place = useRef<HTMLDivElement>(null);
  const last = useRef(what);
  useEffect(() => {
    const before = last.current;
    last.current = what;
    if (before === undefined || before === what) return;
    const heading = place.current?.querySelector<HTMLElement>('h2, h3');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus();
  }, [what]);
  return place;
}
