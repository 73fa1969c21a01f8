import { type Page, pages } from '@comanda/api/pages';
import { type AnyRoute, createRoute } from '@tanstack/react-router';
import type { BeginningPage } from '../pages/beginning/parts.ts';
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

const beginning = (page: Page, name: BeginningPage): AnyRoute => {
  const { path, ...demand } = page;
  return createRoute({
    getParentRoute: () => shellRoute,
    path,
    staticData: demand,
    component: lazyPage(async () => (await import('../pages/beginning/parts.ts')).load(name)),
  });
};

/** Home and the person's businesses. */
export const businessRoutes: readonly AnyRoute[] = [
  home,
  companies,
  company,
  beginning(pages.newCompany, 'newCompany'),
  beginning(pages.editCompany, 'editCompany'),
  beginning(pages.beginCompany, 'beginCompany'),
];
