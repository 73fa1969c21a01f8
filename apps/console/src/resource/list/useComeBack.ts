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
    // The router scrolls as it remembers the page, which may have had no rows yet; it may do so after they stand.
    return scroll && router.subscribe('onRendered', scroll);
  }, [list, href, isReady, router]);
}
