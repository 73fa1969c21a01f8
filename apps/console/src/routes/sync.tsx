import { pages } from '@comanda/api/pages';
import { type AnyRoute, createRoute } from '@tanstack/react-router';
import { lazyPart } from '../lazyPart.ts';
import { shellRoute } from './root.tsx';

const trackers = createRoute({
  getParentRoute: () => shellRoute,
  path: pages.trackers.path,
  staticData: pages.trackers,
  component: lazyPart(async () => (await import('../pages/sync/TrackersPage.tsx')).TrackersPage),
});

const commits = createRoute({
  getParentRoute: () => shellRoute,
  path: pages.commits.path,
  staticData: pages.commits,
  component: lazyPart(async () => (await import('../pages/sync/CommitsPage.tsx')).CommitsPage),
});

const CommitPage = lazyPart<{ readonly id: string }>(
  async () => (await import('../pages/sync/CommitPage.tsx')).CommitPage,
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
