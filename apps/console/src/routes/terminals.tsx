import { pages } from '@comanda/api/pages';
import type { AnyRoute } from '@tanstack/react-router';
import { lazyPart } from '../lazyPart.ts';
import { pageRoute } from './page.ts';

const TerminalsPage = lazyPart(
  async () => (await import('../pages/terminals/TerminalsPage.tsx')).TerminalsPage,
  'pages/terminals',
);

/** Tills of the company (docs/product.md §22.7). */
export const terminalRoutes: readonly AnyRoute[] = [
  pageRoute(pages.terminals, TerminalsPage),
  pageRoute(pages.businessTerminals, TerminalsPage),
];
