import { fieldsOf, type Resource } from '@comanda/api/kernel';
import { useMemo } from 'react';
import { useActions } from '../app/index.ts';

/**
 * The definition without the fields that the person may not see (docs/product.md §5.2): for lists, filters and forms
 * they do not exist, and a save leaves them as they are stored.
 */
export function visibleTo(resource: Resource, actions: ReadonlySet<string>): Resource {
  const hidden = new Set(
    fieldsOf(resource)
      .filter(([, { permission }]) => permission !== undefined && !actions.has(permission))
      .map(([name]) => name),
  );
  if (hidden.size === 0) return resource;
  const seen = (names: readonly string[]): string[] => names.filter((name) => !hidden.has(name));
  const { list, first } = resource;
  return {
    ...resource,
    fields: Object.fromEntries(fieldsOf(resource).filter(([name]) => !hidden.has(name))),
    list: { ...list, columns: seen(list.columns), search: seen(list.search), facets: seen(list.facets) },
    form: resource.form.map((section) => ({ ...section, fields: seen(section.fields) })),
    ...(first && { first: seen(first) }),
  };
}

export function useVisibleResource(resource: Resource): Resource {
  const actions = useActions();
  return useMemo(() => visibleTo(resource, actions), [resource, actions]);
}
