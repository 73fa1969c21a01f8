import { useRouter } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef } from 'react';
import { comeBack } from './returnPlace.ts';

/** Brings a person who comes back to a list to where they left it, once its rows stand. */
export function useComeBack(list: RefObject<HTMLElement | null>, href: string, isReady: boolean): void {
  const router = useRouter();
  const back = useRef<{ readonly href: string; readonly scroll: (() => void) | undefined }>(undefined);
  useEffect(() => {
    if (!isReady || !list.current) return undefined;
    if (back.current?.href !== href) back.current = { href, scroll: comeBack(href, list.current) };
    const { scroll } = back.current;
    if (!scroll) return undefined;
    // The router scrolls as it remembers the page, which may have had no rows yet; it may do so after they stand.
    const forget = router.subscribe('onRendered', scroll);
    // Names come after the rows, and columns take their widths from them: until the person does something, it is their place.
    const growing = new ResizeObserver(scroll);
    for (const part of [list.current, list.current.querySelector('[role="grid"]')])
      if (part) growing.observe(part);
    const own = new AbortController();
    const settle = (): void => {
      growing.disconnect();
      own.abort();
      if (back.current?.href === href) back.current = { href, scroll: undefined };
    };
    for (const doing of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
      window.addEventListener(doing, settle, { signal: own.signal, capture: true, passive: true });
    return () => {
      forget();
      growing.disconnect();
      own.abort();
    };
  }, [list, href, isReady, router]);
}
