import { pages } from '@comanda/api/pages';
import { type AnyRoute, createRoute } from '@tanstack/react-router';
import { lazyPage } from './lazyPage.tsx';
import { shellRoute } from './root.tsx';

const trackers = createRoute({
  getParentRoute: () => shellRoute,
  path: pages.trackers.path,
  staticData: pages.trackers,
  component: lazyPage(() =>
    import('../pages/sync/TrackersPage.tsx').then(({ TrackersPage }) => TrackersPage),
  ),
});

const commits = createRoute({
  getParentRoute: () => shellRoute,
  path: pages.commits.path,
  staticData: pages.commits,
  component: lazyPage(() => import('../pages/sync/CommitsPage.tsx').then(({ CommitsPage }) => CommitsPage)),
});

const CommitPage = lazyPage<{ readonly id: string }>(() =>
  import('../pages/sync/CommitPage.tsx').then(({ CommitPage }) => CommitPage),
);
const commit = createRoute({
  getParentRoute: () => shellRoute,
  path: pages.commit.path,
  staticData: { ...pages.commit, list: pages.commits.path },
  loader: () => CommitPage.preload(),
  component: function CommitRoute() {
    const { id } = commit.useParams();
    return <CommitPage key={id} id={id} />;
  },
});

/** Changes on their way to the tills (docs/product.md §9). */
export const syncRoutes: readonly AnyRoute[] = [trackers, commits, commit];
