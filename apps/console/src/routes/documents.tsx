import { pages } from '@comanda/api/pages';
import { type AnyRoute, createRoute } from '@tanstack/react-router';
import { lazyPart } from '../lazyPart.ts';
import { pageRoute } from './page.ts';
import { shellRoute } from './root.tsx';

const purchase = createRoute({
  getParentRoute: () => shellRoute,
  path: pages.purchase.path,
  staticData: { ...pages.purchase, list: pages.bought.path },
  component: lazyPart(async () => {
    const { PurchasePage } = await import('../pages/purchases/PurchasePage.tsx');
    return function PurchaseById() {
      const { id } = purchase.useParams();
      return <PurchasePage key={id} id={id} />;
    };
  }, 'pages/purchases'),
});

/** What was sold and bought, as the office sees it (docs/product.md §10.3, §20.12). */
export const documentRoutes: readonly AnyRoute[] = [
  pageRoute(
    pages.tickets,
    // Ways of paying are called as their area calls them.
    lazyPart(
      async () => (await import('../pages/documents/TicketsPage.tsx')).TicketsPage,
      'pages/documents',
      'areas/basics',
      // So are cards.
      'areas/factorypay',
      // Whom an invoice is made out to is a customer.
      'areas/others',
      'reports',
    ),
  ),
  pageRoute(
    pages.invoices,
    lazyPart(
      async () => (await import('../pages/documents/InvoicesPage.tsx')).InvoicesPage,
      'pages/documents',
      'reports',
    ),
  ),
  pageRoute(
    pages.delivered,
    lazyPart(
      async () => (await import('../pages/documents/DeliveryNotesPage.tsx')).DeliveryNotesPage,
      'pages/documents',
      // Whom an invoice is made out to is a customer.
      'areas/others',
      'reports',
    ),
  ),
  pageRoute(
    pages.bought,
    lazyPart(
      async () => (await import('../pages/purchases/PurchasesPage.tsx')).PurchasesPage,
      'pages/purchases',
      'pages/documents',
    ),
  ),
  purchase,
  pageRoute(
    pages.newPurchase,
    lazyPart(
      async () => (await import('../pages/purchases/NewPurchasePage.tsx')).NewPurchasePage,
      'pages/purchases',
    ),
  ),
];
