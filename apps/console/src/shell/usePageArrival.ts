import { focusTitle } from '@comanda/ui/PageHeader';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Moves the focus to the page's title when another page was opened (2.4.3 of WCAG 2.2). */
export function usePageArrival(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return;
        // A page may have put the focus itself: a list on the row that the person came from. A list of an area's pages
        // only stays where it was.
        const focused = document.activeElement;
        if (focused?.closest('main *') && !focused.closest('nav')) return;
        focusTitle();
      }),
    [router],
  );
}
