import { type AnyRoute, createRoute } from '@tanstack/react-router';
import { lazyPage } from './lazyPage.tsx';
import { shellRoute } from './root.tsx';

const demand = { action: 'ALLOW_COMPANY_SYNC_ACCESS', scope: 'company' } as const;

const trackers = createRoute({
  getParentRoute: () => shellRoute,
  path: '/settings/sync/trackers',
  staticData: demand,
  component: lazyPage(() =>
    import('../pages/sync/TrackersPage.tsx').then(({ TrackersPage }) => TrackersPage),
  ),
});

const commits = createRoute({
  getParentRoute: () => shellRoute,
  path: '/settings/sync/commits',
  staticData: demand,
  component: lazyPage(() => import('../pages/sync/CommitsPage.tsx').then(({ CommitsPage }) => CommitsPage)),
});

const CommitPage = lazyPage<{ readonly id: string }>(() =>
  import('../pages/sync/CommitPage.tsx').then(({ CommitPage }) => CommitPage),
);
const commit = createRoute({
  getParentRoute: () => shellRoute,
  path: '/settings/sync/commits/$id/show',
  staticData: { ...demand, list: '/settings/sync/commits' },
  loader: () => CommitPage.preload(),
  component: function CommitRoute() {
    const { id } = commit.useParams();
    return <CommitPage key={id} id={id} />;
  },
});

/** Changes on their way to the tills (docs/product.md §9). */
export const syncRoutes: readonly AnyRoute[] = [trackers, commits, commit];
