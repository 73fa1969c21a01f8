import { referencesOf, type Resource, type Tree } from '@comanda/api/kernel';
import { resources } from '@comanda/api/areas/all';
import { malformed } from '../../core/refusal.ts';
import { resourceOf } from '../../db/naming.ts';

/** The areas of a tree: the one at the top, what stands within its records, and what is counted. */
export interface TreeAreas {
  readonly top: Resource;
  readonly inner: Resource;
  readonly counted: Resource;
  /** The reference of the inner area to the top one. */
  readonly by: string;
}
const areasOf = (top: Resource, { of, by, counts }: Tree): TreeAreas => ({
  top,
  inner: resourceOf(of),
  counted: resourceOf(counts),
  by,
});
const trees: readonly TreeAreas[] = resources.flatMap((top) => (top.tree ? [areasOf(top, top.tree)] : []));

/** The tree that an area is part of. */
export const treeOf = (entity: string): TreeAreas => {
  const found = trees.find(({ top, inner }) => [top.code, inner.code].includes(entity));
  if (!found) throw malformed('This area is no tree.', [{ field: 'entity', error: 'choice' }]);
  return found;
};

/** The field by which the counted area names one of the other two. */
export const namingOf = (counted: Resource, area: Resource): string => {
  const found = referencesOf(counted).find(({ to, list }) => to === area.code && list === undefined);
  if (!found) throw new Error(`${counted.name} does not name ${area.name}.`);
  return found.path;
};
