import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Moves the focus to the page's title when another page was opened (2.4.3 of WCAG 2.2). */
export function usePageArrival(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return;
        const heading = document.querySelector('main h1');
        if (!(heading instanceof HTMLElement)) return;
        // A page may have put the focus itself: a list on the row that the person came from.
        const focused = document.activeElement;
        if (focused !== null && focused.closest('main') !== null && !focused.matches('main')) return;
        heading.tabIndex = -1;
        heading.focus({ preventScroll: true });
      }),
    [router],
  );
}
