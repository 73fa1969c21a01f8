import type { Demand } from '@comanda/api/pages';
import { type AnyRoute, createRoute, redirect } from '@tanstack/react-router';
import { type Holder, judge } from '../app/admission.ts';
import { loadHolder } from '../app/holder.ts';
import { shellRoute } from './root.tsx';

/** A page that its address alone opens. */
export interface Place extends Partial<Demand> {
  readonly path: string;
}

/** The kitchen's app answers there (docs/product.md §1). */
const ofOthers: ReadonlySet<string> = new Set(['/kds']);

/** Addresses above pages that are no page themselves: `/settings` and `/settings/basics` above `/settings/basics/taxes`. */
export function prefixesOf(paths: readonly string[]): readonly string[] {
  const above = paths.flatMap((path) => {
    const parts = path.split('/').slice(1, -1);
    return parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`);
  });
  return [...new Set(above)].filter((path) => !paths.includes(path) && !ofOthers.has(path));
}

/** The first page below an address that the person may open; where they may open none, the first, which says why not. */
export function firstBelow(prefix: string, places: readonly Place[], holder: Holder): string | undefined {
  const below = places.filter(({ path }) => path.startsWith(`${prefix}/`));
  return (below.find((place) => judge(place, holder) !== 'forbid') ?? below[0])?.path;
}

/** Routes that lead from what stands above pages to the first of them, as somebody who shortens an address expects. */
export function prefixRoutes(pages: readonly AnyRoute[]): readonly AnyRoute[] {
  const places = pages.flatMap(({ options }): Place[] => {
    const path: unknown = 'path' in options ? options.path : undefined;
    return typeof path === 'string' && !path.includes('$') ? [{ path, ...options.staticData }] : [];
  });
  return prefixesOf(places.map(({ path }) => path)).map((prefix) =>
    createRoute({
      getParentRoute: () => shellRoute,
      path: prefix,
      beforeLoad: async () => {
        const href = firstBelow(prefix, places, await loadHolder());
        if (href !== undefined) throw redirect({ href, replace: true });
      },
    }),
  );
}
