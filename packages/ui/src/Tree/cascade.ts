import type { TreeNode } from './TreeNode.ts';

export type Check = 'all' | 'some' | 'none';

/** What is chosen when a parent is: the nodes that hold none. One whose children are not here yet counts as one. */
export function leavesOf(node: TreeNode): readonly TreeNode[] {
  const { children = [] } = node;
  return children.length === 0 ? [node] : children.flatMap(leavesOf);
}

/** How much of each node is chosen, by id. */
export function checksOf(
  nodes: readonly TreeNode[],
  chosen: ReadonlySet<string>,
): ReadonlyMap<string, Check> {
  const checks = new Map<string, Check>();
  const look = (node: TreeNode): Check => {
    const { children = [] } = node;
    const below = children.map(look);
    const check =
      below.length === 0
        ? chosen.has(node.id)
          ? 'all'
          : 'none'
        : below.every((each) => each === below[0])
          ? (below[0] ?? 'none')
          : 'some';
    checks.set(node.id, check);
    return check;
  };
  nodes.forEach(look);
  return checks;
}

/**
 * The leaves that are chosen after ids were ticked or unticked. Ticking a parent whose leaves are all chosen but those
 * that cannot be, unticks them: there would be no way back otherwise.
 */
export function afterChange(
  nodes: readonly TreeNode[],
  chosen: ReadonlySet<string>,
  change: { readonly ticked: ReadonlySet<string>; readonly unticked: ReadonlySet<string> },
): readonly string[] {
  const next = new Set(chosen);
  const put = (node: TreeNode, isChosen: boolean) => {
    const free = leavesOf(node).filter(({ isDisabled = false }) => !isDisabled);
    const isUndone = isChosen && free.length > 0 && free.every(({ id }) => chosen.has(id));
    for (const { id } of free) {
      if (isChosen && !isUndone) next.add(id);
      else next.delete(id);
    }
  };
  const walk = (node: TreeNode) => {
    if (change.ticked.has(node.id)) put(node, true);
    else if (change.unticked.has(node.id)) put(node, false);
    else node.children?.forEach(walk);
  };
  nodes.forEach(walk);
  return [...next];
}
