import { pages } from '@comanda/api/pages';
import { type AnyRoute, createRoute } from '@tanstack/react-router';
import { lazyPart } from '../lazyPart.ts';
import type { ReportName } from '../pages/statistics/reports.ts';
import { pageRoute } from './page.ts';
import { shellRoute } from './root.tsx';

const names: readonly (ReportName | 'kitchenTimes' | 'balance')[] = [
  'todaySales',
  'zReporting',
  'employees',
  'scoreboard',
  'kitchenTimes',
  'balance',
  'analytics',
];
/** Folders of texts that come with every page of statistics. */
const texts = ['pages/statistics', 'reports'] as const;

const closing = createRoute({
  getParentRoute: () => shellRoute,
  path: pages.closing.path,
  staticData: { ...pages.closing, list: pages.zReporting.path },
  component: lazyPart(
    async () => {
      const { ClosingPage } = await import('../pages/statistics/closings/ClosingPage.tsx');
      return function ClosingById() {
        const { id } = closing.useParams();
        return <ClosingPage key={id} id={id} />;
      };
    },
    ...texts,
  ),
});

const openPeriod = createRoute({
  getParentRoute: () => shellRoute,
  path: pages.openPeriod.path,
  staticData: { ...pages.openPeriod, list: pages.zReporting.path },
  component: lazyPart(
    async () => {
      const { OpenPeriodPage } = await import('../pages/statistics/closings/ClosingPage.tsx');
      return function OpenPeriodOfStore() {
        const { storeId } = openPeriod.useParams();
        return <OpenPeriodPage key={storeId} idStore={storeId} />;
      };
    },
    ...texts,
  ),
});

const presentations = pageRoute(
  pages.presentations,
  lazyPart(
    async () => (await import('../pages/presentation/PresentationsPage.tsx')).PresentationsPage,
    'pages/presentation',
    ...texts,
  ),
);

/** What was sold (docs/product.md §20.6), and X and Z reports (§10.4). */
export const statisticsRoutes: readonly AnyRoute[] = [
  ...names.map((name) =>
    pageRoute(
      pages[name],
      lazyPart(
        async () => {
          if (name === 'kitchenTimes')
            return (await import('../pages/kitchenTimes/page.ts')).KitchenTimesPage;
          if (name === 'balance') return (await import('../pages/balance/page.ts')).BalancePage;
          const { StatisticsPage } = await import('../pages/statistics/StatisticsPage.tsx');
          return function ReportPage() {
            return <StatisticsPage key={name} name={name} />;
          };
        },
        ...texts,
        ...(name === 'analytics' ? (['areas/factorypay'] as const) : []),
      ),
    ),
  ),
  closing,
  openPeriod,
  presentations,
];
