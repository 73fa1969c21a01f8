import { type Page, pages } from '@comanda/api/pages';
import { type AnyRoute, createRoute } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { lazyPart } from '../lazyPart.ts';
import { pageRoute } from './page.ts';
import { shellRoute } from './root.tsx';

const HomePage = lazyPart(async () => (await import('../pages/home/HomePage.tsx')).HomePage);
const home = createRoute({
  getParentRoute: () => shellRoute,
  path: pages.home.path,
  staticData: { ...pages.home, code: HomePage.preload },
  component: HomePage,
});

const companies = pageRoute(
  pages.companies,
  lazyPart(async () => (await import('../pages/business/CompaniesPage.tsx')).CompaniesPage),
);

const groups = pageRoute(
  pages.businessGroups,
  lazyPart(async () => (await import('../pages/entities/BusinessPages.tsx')).GroupsPage, 'pages/entities'),
);
const stores = pageRoute(
  pages.businessStores,
  lazyPart(async () => (await import('../pages/entities/BusinessPages.tsx')).StoresPage, 'pages/entities'),
);
const ownCompanies = pageRoute(
  pages.businessCompanies,
  lazyPart(
    async () => (await import('../pages/entities/BusinessPages.tsx')).BusinessCompaniesPage,
    'pages/entities',
  ),
);

const company = pageRoute(
  pages.company,
  lazyPart(async () => (await import('../pages/business/CompanyPage.tsx')).CompanyPage),
);

const backup = pageRoute(
  pages.backup,
  lazyPart(async () => (await import('../pages/backup/BackupPage.tsx')).BackupPage, 'pages/backup'),
);

/** A page with its texts, and those of the dialogs that it opens. */
const beginning = (page: Page, load: () => Promise<ComponentType>): AnyRoute =>
  pageRoute(page, lazyPart(load, 'pages/beginning', 'pages/terminals', 'pages/invitation'));

/** Home and the person's businesses. */
export const businessRoutes: readonly AnyRoute[] = [
  home,
  companies,
  company,
  backup,
  ownCompanies,
  stores,
  groups,
  beginning(
    pages.newCompany,
    async () => (await import('../pages/beginning/NewCompanyPage.tsx')).NewCompanyPage,
  ),
  beginning(
    pages.editCompany,
    async () => (await import('../pages/beginning/EditCompanyPage.tsx')).EditCompanyPage,
  ),
  beginning(
    pages.beginCompany,
    async () => (await import('../pages/beginning/BeginCompanyPage.tsx')).BeginCompanyPage,
  ),
];
