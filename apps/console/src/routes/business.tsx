import { pages } from '@comanda/api/pages';
import { createRoute } from '@tanstack/react-router';
import { lazyPage } from './lazyPage.tsx';
import { shellRoute } from './root.tsx';

const HomePage = lazyPage(() => import('../pages/home/HomePage.tsx').then((page) => page.HomePage));
const home = createRoute({
  getParentRoute: () => shellRoute,
  path: pages.home.path,
  staticData: { ...pages.home, code: HomePage.preload },
  component: HomePage,
});

const companies = createRoute({
  getParentRoute: () => shellRoute,
  path: pages.companies.path,
  staticData: pages.companies,
  component: lazyPage(() =>
    import('../pages/business/CompaniesPage.tsx').then(({ CompaniesPage }) => CompaniesPage),
  ),
});

const company = createRoute({
  getParentRoute: () => shellRoute,
  path: pages.company.path,
  staticData: pages.company,
  component: lazyPage(() =>
    import('../pages/business/CompanyPage.tsx').then(({ CompanyPage }) => CompanyPage),
  ),
});

/** Home and the person's businesses. */
export const businessRoutes = [home, companies, company];
