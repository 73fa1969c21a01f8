import type { Resource } from '@comanda/api/kernel';
import { actionOf, type Verb } from '@comanda/api/permissions';
import { type AnyRoute, createRoute } from '@tanstack/react-router';
import { loadWriting } from '../resource/form/writing.ts';
import { lazyPage } from './lazyPage.tsx';
import { type ResourceArea, resourceAreas } from './resources.ts';
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

const ListPage = lazyPage<ListPageProps>(() =>
  import('../resource/list/ListPage.tsx').then(({ ListPage }) => ListPage),
);
const FormPage = lazyPage<FormPageProps>(() =>
  import('../resource/form/FormPage.tsx').then(({ FormPage }) => FormPage),
);
const StartPage = lazyPage<ListPageProps>(() =>
  import('../resource/import/StartPage.tsx').then(({ StartPage }) => StartPage),
);
const ImportPage = lazyPage<ListPageProps & { readonly id: string }>(() =>
  import('../resource/import/ImportPage.tsx').then(({ ImportPage }) => ImportPage),
);

/** Views of one record and the action that each takes (docs/product.md §5.2). */
const views = [
  { mode: 'NEW', path: 'new', verb: 'CREATE' },
  { mode: 'SHOW', path: '$id/show', verb: 'ACCESS' },
  { mode: 'EDIT', path: '$id/edit', verb: 'EDIT' },
  { mode: 'DUPLICATE', path: '$id/duplicate', verb: 'CREATE' },
] as const satisfies readonly { mode: FormMode; path: string; verb: Verb }[];

/** A file's way into a maintenance area: where it begins, and one import. */
function importsOf(area: ResourceArea): AnyRoute[] {
  const demand = { action: actionOf(area, 'CREATE'), scope: 'company' } as const;
  const start = createRoute({
    getParentRoute: () => shellRoute,
    path: `${area.path}/import`,
    staticData: demand,
    loader: async () => {
      const [resource] = await Promise.all([area.load(), StartPage.preload()]);
      return { resource };
    },
    component: function StartRoute() {
      return <StartPage resource={start.useLoaderData().resource} />;
    },
  });
  const one = createRoute({
    getParentRoute: () => shellRoute,
    path: `${area.path}/import/$id`,
    staticData: { ...demand, list: `${area.path}/import` },
    loader: async () => {
      const [resource] = await Promise.all([area.load(), ImportPage.preload()]);
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

/** The pages of a maintenance area: list, new, show, edit, duplicate, import. */
function pagesOf(area: ResourceArea): AnyRoute[] {
  const demand = (verb: Verb) => ({ action: actionOf(area, verb), scope: 'company' }) as const;
  const list = createRoute({
    getParentRoute: () => shellRoute,
    path: area.path,
    staticData: demand('ACCESS'),
    loader: async () => {
      const [resource] = await Promise.all([area.load(), ListPage.preload()]);
      return { resource };
    },
    component: function ListRoute() {
      return <ListPage resource={list.useLoaderData().resource} />;
    },
  });
  const forms = views.map(({ mode, path, verb }) => {
    const form = createRoute({
      getParentRoute: () => shellRoute,
      path: `${area.path}/${path}`,
      staticData: { ...demand(verb), list: area.path },
      loader: async () => {
        const definition = area.load();
        const [resource] = await Promise.all([
          definition,
          FormPage.preload(),
          mode === 'SHOW' ? undefined : definition.then(loadWriting),
        ]);
        return { resource };
      },
      component: function FormRoute() {
        const { resource } = form.useLoaderData();
        const parameters: Readonly<Record<string, string | undefined>> = form.useParams();
        const { id } = parameters;
        return <FormPage key={`${mode} ${id ?? ''}`} resource={resource} mode={mode} id={id} />;
      },
    });
    return form;
  });
  return [list, ...forms, ...importsOf(area)];
}

export const resourceRoutes = resourceAreas.flatMap(pagesOf);
