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

/** Views of one record and the action that each takes (docs/product.md §5.2). */
const views = [
  { mode: 'NEW', path: 'new', verb: 'CREATE' },
  { mode: 'SHOW', path: '$id/show', verb: 'ACCESS' },
  { mode: 'EDIT', path: '$id/edit', verb: 'EDIT' },
  { mode: 'DUPLICATE', path: '$id/duplicate', verb: 'CREATE' },
] as const satisfies readonly { mode: FormMode; path: string; verb: Verb }[];

/** The five pages of a maintenance area: list, new, show, edit, duplicate. */
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
  return [list, ...forms];
}

export const resourceRoutes = resourceAreas.flatMap(pagesOf);
