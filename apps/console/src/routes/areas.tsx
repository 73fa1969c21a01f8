import { type Area, areas } from '@comanda/api/areas';
import { isOfPlatform, type Resource } from '@comanda/api/kernel';
import { type AreaPage, areaPages, demandOf, pagesIn, pathOf } from '@comanda/api/pages';
import { type AnyRoute, createRoute } from '@tanstack/react-router';
import { loadArea } from '../app/language.ts';
import { askForRows } from '../resource/list/askForRows.ts';
import { ListPage } from '../resource/list/ListPage.tsx';
import { lazyPart } from '../lazyPart.ts';
import { shellRoute } from './root.tsx';

/** What a page of a maintenance area is given. */
export interface ListPageProps {
  readonly resource: Resource;
}
export type FormMode = 'NEW' | 'EDIT' | 'SHOW' | 'DUPLICATE';
export interface FormPageProps {
  readonly resource: Resource;
  readonly mode: FormMode;
  /** The record shown, edited or copied; none for a new one. */
  readonly id: string | undefined;
}

const FormPage = lazyPart<FormPageProps>(
  async () => (await import('../resource/form/FormPage.tsx')).FormPage,
);
const OnePage = lazyPart<ListPageProps & { readonly mode: FormMode }>(
  async () => (await import('../resource/form/OnePage.tsx')).OnePage,
);
const TreePage = lazyPart<ListPageProps>(
  async () => (await import('../resource/tree/TreePage.tsx')).TreePage,
  'resource/tree',
);
/** The one of a store, which may be of another company than the selected one. */
const StorePage = lazyPart<{ readonly resource: Resource; readonly id: string }>(
  async () => (await import('../pages/business/StorePage.tsx')).StorePage,
);
const StartPage = lazyPart<ListPageProps>(
  async () => (await import('../resource/import/StartPage.tsx')).StartPage,
  'resource/import',
);
const ImportPage = lazyPart<ListPageProps & { readonly id: string }>(
  async () => (await import('../resource/import/ImportPage.tsx')).ImportPage,
  'resource/import',
);

/** The pages that show one record or make one. */
const forms = [
  { mode: 'NEW', page: 'new' },
  { mode: 'SHOW', page: 'show' },
  { mode: 'EDIT', page: 'edit' },
  { mode: 'DUPLICATE', page: 'duplicate' },
] as const satisfies readonly { mode: FormMode; page: AreaPage }[];

/** A file's way into a maintenance area: where it begins, and one import. */
function importsOf(area: Area): AnyRoute[] {
  const start = createRoute({
    getParentRoute: () => shellRoute,
    path: area.route + areaPages.import.path,
    staticData: demandOf(area, 'import'),
    loader: async () => {
      const [resource] = await Promise.all([loadArea(area), StartPage.preload()]);
      return { resource };
    },
    component: function StartRoute() {
      return <StartPage resource={start.useLoaderData().resource} />;
    },
  });
  const one = createRoute({
    getParentRoute: () => shellRoute,
    path: area.route + areaPages.importOne.path,
    staticData: { ...demandOf(area, 'importOne'), list: area.route + areaPages.import.path },
    loader: async () => {
      const [resource] = await Promise.all([loadArea(area), ImportPage.preload()]);
      return { resource };
    },
    component: function ImportRoute() {
      const parameters: Readonly<Record<string, string | undefined>> = one.useParams();
      const { id = '' } = parameters;
      return <ImportPage key={id} resource={one.useLoaderData().resource} id={id} />;
    },
  });
  return [start, one];
}

/** A form with what it needs besides its page: less of it where it is only read. */
async function formOf(area: Area, mode: FormMode, page: { preload(): Promise<unknown> }) {
  const [resource, { loadForm }] = await Promise.all([
    loadArea(area),
    import('../resource/form/loadForm.ts'),
    page.preload(),
  ]);
  await loadForm(resource, mode !== 'SHOW');
  return { resource };
}

/** The list of a maintenance area. */
function listOf(area: Area): AnyRoute {
  const code = () => loadArea(area);
  const list = createRoute({
    getParentRoute: () => shellRoute,
    path: area.route + areaPages.list.path,
    staticData: {
      ...demandOf(area, 'list'),
      code,
      data: async (parameters) => askForRows(await code(), parameters),
    },
    loader: async () => ({ resource: await code() }),
    component: function ListRoute() {
      return <ListPage resource={list.useLoaderData().resource} />;
    },
  });
  return list;
}

/** The pages of its records, those that it has. */
function recordsOf(area: Area): AnyRoute[] {
  const offered: readonly AreaPage[] = pagesIn(area);
  return forms
    .filter(({ page }) => offered.includes(page))
    .map(({ mode, page }) => {
      const form = createRoute({
        getParentRoute: () => shellRoute,
        path: pathOf(area, page),
        // A record of the platform stays, whichever company is chosen.
        staticData: { ...demandOf(area, page), ...(!isOfPlatform(area) && { list: area.route }) },
        loader: () => formOf(area, mode, area.code === 'STR' && mode === 'SHOW' ? StorePage : FormPage),
        component: function FormRoute() {
          const { resource } = form.useLoaderData();
          const parameters: Readonly<Record<string, string | undefined>> = form.useParams();
          const { id, storeId } = parameters;
          if (storeId !== undefined) return <StorePage key={storeId} resource={resource} id={storeId} />;
          return <FormPage key={`${mode} ${id ?? ''}`} resource={resource} mode={mode} id={id} />;
        },
      });
      return form;
    });
}

/** The one record of a company: shown where others have their list, and written. */
const onesOf = (area: Area): AnyRoute[] =>
  (
    [
      { mode: 'SHOW', page: 'list' },
      { mode: 'EDIT', page: 'edit' },
    ] as const
  ).map(({ mode, page }) => {
    const one = createRoute({
      getParentRoute: () => shellRoute,
      path: pathOf(area, page),
      staticData: { ...demandOf(area, page), ...(mode === 'EDIT' && { list: area.route }) },
      loader: () => formOf(area, mode, OnePage),
      component: function OneRoute() {
        return <OnePage resource={one.useLoaderData().resource} mode={mode} />;
      },
    });
    return one;
  });

/** Its records as a tree, where they are one. */
function treeOf(area: Area): AnyRoute {
  const tree = createRoute({
    getParentRoute: () => shellRoute,
    path: pathOf(area, 'tree'),
    staticData: { ...demandOf(area, 'tree'), list: area.route },
    loader: async () => {
      const [resource] = await Promise.all([loadArea(area), TreePage.preload()]);
      return { resource };
    },
    component: function TreeRoute() {
      return <TreePage resource={tree.useLoaderData().resource} />;
    },
  });
  return tree;
}

/** The pages of a maintenance area. */
const pagesOf = (area: Area): AnyRoute[] =>
  area.page === 'one'
    ? onesOf(area)
    : [
        listOf(area),
        ...recordsOf(area),
        ...(area.page === 'list' ? importsOf(area) : []),
        ...(area.tree ? [treeOf(area)] : []),
      ];

export const areaRoutes = areas.flatMap(pagesOf);
