import { pages } from '@comanda/api/pages';
import { type AnyRoute, createRoute } from '@tanstack/react-router';
import { lazyPart } from '../lazyPart.ts';
import type { ReportName } from '../pages/statistics/reports.ts';
import { shellRoute } from './root.tsx';

const names: readonly ReportName[] = ['todaySales', 'zReporting', 'scoreboard'];

/** What was sold (docs/product.md §20.6). */
export const statisticsRoutes: readonly AnyRoute[] = names.map((name) => {
  const { path, ...demand } = pages[name];
  return createRoute({
    getParentRoute: () => shellRoute,
    path,
    staticData: demand,
    component: lazyPart(
      async () => {
        const { StatisticsPage } = await import('../pages/statistics/StatisticsPage.tsx');
        return function ReportPage() {
          return <StatisticsPage key={name} name={name} />;
        };
      },
      'pages/statistics',
      'reports',
    ),
  });
});
