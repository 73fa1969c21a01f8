import { pages } from '@comanda/api/pages';
import { type AnyRoute, createRoute } from '@tanstack/react-router';
import { lazyPart } from '../lazyPart.ts';
import { pageRoute } from './page.ts';
import { shellRoute } from './root.tsx';

const trackers = pageRoute(
  pages.trackers,
  lazyPart(async () => (await import('../pages/sync/TrackersPage.tsx')).TrackersPage),
);

const commits = pageRoute(
  pages.commits,
  lazyPart(async () => (await import('../pages/sync/CommitsPage.tsx')).CommitsPage),
);

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
