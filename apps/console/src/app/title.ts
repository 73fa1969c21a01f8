import { useEffect } from 'react';
import { brand } from './brand.ts';
import { readStored } from './storage.ts';

/** Names the window after the page: `Taxes · Comanda` (2.4.2 of WCAG 2.2). Every page does, most by their `PageHead`. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${readStored('seenAs') ?? ''}${title} · ${brand.pageTitle}`;
  }, [title]);
}
