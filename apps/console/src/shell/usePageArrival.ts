import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useLabel } from '../app/label.ts';
import { useTitle } from '../app/title.ts';

/** Names the window and moves the focus to the page's title when another page was opened (2.4.2, 2.4.3 of WCAG 2.2). */
export function usePageArrival(): void {
  const router = useRouter();
  const label = useLabel();
  const title = useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData.title });
  useTitle(title && label(title));
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
