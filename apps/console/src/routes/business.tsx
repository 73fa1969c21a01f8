import { pages } from '@comanda/api/pages';
import { createRoute } from '@tanstack/react-router';
import { lazyPage } from './lazyPage.tsx';
import { shellRoute } from './root.tsx';

const home = createRoute({
  getParentRoute: () => shellRoute,
  path: pages.home.path,
  staticData: pages.home,
  component: lazyPage(() => import('../pages/home/HomePage.tsx').then(({ HomePage }) => HomePage)),
});

const companies = createRoute({
  getParentRoute: () => shellRoute,
  path: pages.companies.path,
  staticData: pages.companies,
  component: lazyPage(() =>
    import('../pages/business/CompaniesPage.tsx').then(({ CompaniesPage }) => CompaniesPage),
  ),
});

/** Home and the person's businesses. */
export const businessRoutes = [home, companies];
