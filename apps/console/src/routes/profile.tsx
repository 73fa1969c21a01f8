import { pages } from '@comanda/api/pages';
import { type AnyRoute, createRoute, notFound, redirect } from '@tanstack/react-router';
import { shellRoute } from './root.tsx';

/** The frame stays while a person goes from page to page; which pages there are comes with it. */
const page = createRoute({
  getParentRoute: () => shellRoute,
  path: pages.profile.path,
  staticData: pages.profile,
  loader: async ({ params: { _splat: at = '' } }) => {
    const { firstBelow, loadProfilePage, ProfileFrame } = await import('../pages/profile/index.ts');
    const found = await loadProfilePage(at);
    // Addresses above pages are of this route too: `/profile`, `/profile/invitations`.
    const first = found ? undefined : firstBelow(at);
    if (first !== undefined) throw redirect({ href: `/profile/${first}`, replace: true });
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
