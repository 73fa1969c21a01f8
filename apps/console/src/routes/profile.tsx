import { pages, profilePaths } from '@comanda/api/pages';
import { type AnyRoute, createRoute, notFound, redirect } from '@tanstack/react-router';
import { shellRoute } from './root.tsx';

/** The frame stays while a person goes from page to page; which pages there are comes with it. */
const page = createRoute({
  getParentRoute: () => shellRoute,
  path: pages.profile.path,
  staticData: pages.profile,
  // Addresses above pages are of this route too: `/profile`, `/profile/invitations`.
  beforeLoad: ({ params: { _splat: at = '' } }) => {
    if (profilePaths.some((path) => path === at)) return;
    const first = profilePaths.find((path) => at === '' || path.startsWith(`${at}/`));
    if (first) throw redirect({ href: `/profile/${first}`, replace: true });
  },
  loader: async ({ params }) => {
    const { loadProfilePage, ProfileFrame } = await import('../pages/profile/index.ts');
    const found = await loadProfilePage(params._splat);
    if (!found) throw notFound();
    return { Frame: ProfileFrame, page: found };
  },
  component: function ProfileRoute() {
    const { Frame, page: current } = page.useLoaderData();
    return <Frame page={current} />;
  },
});

/** What a person keeps of themselves (docs/product.md §22.3, §22.4). */
export const profileRoutes: readonly AnyRoute[] = [page];
