import { useEffect } from 'react';
import { brand } from './brand.ts';

/** Names the window after the page: `Taxes · Comanda`. A page without a title of its own names the window itself. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · ${brand.pageTitle}`;
  }, [title]);
}
