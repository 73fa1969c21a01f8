import type { RecordNode } from '@comanda/api/calls';
import type { TreeMove, TreeNode } from '@comanda/ui/Tree';

/** Where a record comes to stand: within what, and after whom. */
export interface Place {
  readonly id: string;
  readonly idParent: string | null;
  readonly idAfter: string | null;
}

/** The rows of a tree out of its records. */
export const nodesOf = (
  records: readonly RecordNode[],
  rowOf: (record: RecordNode) => TreeNode,
): readonly TreeNode[] => {
  const within = (parent: string | null): readonly RecordNode[] =>
    records.filter(({ idParent }) => idParent === parent);
  return within(null).map((record) => ({ ...rowOf(record), children: within(record.id).map(rowOf) }));
};

const everyNode = (nodes: readonly TreeNode[]): readonly TreeNode[] =>
  nodes.flatMap((node) => [node, ...everyNode(node.children ?? [])]);

/** Where a record stands; nothing of one that is not there. */
const placeIn = (nodes: readonly TreeNode[], id: string, idParent: string | null): Place | undefined => {
  const at = nodes.findIndex((node) => node.id === id);
  if (at >= 0) return { id, idParent, idAfter: nodes[at - 1]?.id ?? null };
  for (const node of nodes) {
    const found = placeIn(node.children ?? [], id, node.id);
    if (found) return found;
  }
  return undefined;
};

/**
 * What a move has to write, one after the other; nothing where a record would leave its level: a department goes into no
 * other, and a subdepartment stands in one.
 */
export const placesAfter = (
  before: readonly TreeNode[],
  after: readonly TreeNode[],
  { ids }: TreeMove,
): readonly Place[] | undefined => {
  const places = everyNode(after)
    .filter(({ id }) => ids.includes(id))
    .map(({ id }) => placeIn(after, id, null));
  const isTop = (id: string): boolean => before.some((node) => node.id === id);
  const isRight = (place: Place | undefined): place is Place =>
    place !== undefined &&
    (isTop(place.id) ? place.idParent === null : place.idParent !== null && isTop(place.idParent));
  return places.every(isRight) ? places : undefined;
};
