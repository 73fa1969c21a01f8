import { everyNode, type TreeNode } from './TreeNode.ts';

export interface TreeMove {
  readonly ids: readonly string[];
  /** Beside this node, or at the end of what is in it. */
  readonly target: string;
  readonly place: 'before' | 'after' | 'inside';
}

/**
 * The nodes after a move; the moved keep their order. The same array where it moves nothing: a node goes into nothing
 * that is in it, and beside nothing that is not there.
 */
export function moveNodes(nodes: readonly TreeNode[], { ids, target, place }: TreeMove): readonly TreeNode[] {
  const all = everyNode(nodes);
  const named = all.filter(({ id }) => ids.includes(id));
  // What is in a moved node goes with it.
  const within = new Set(named.flatMap((node) => everyNode(node.children ?? []).map(({ id }) => id)));
  const moved = named.filter(({ id }) => !within.has(id));
  const isInItself = within.has(target) || moved.some(({ id }) => id === target);
  if (moved.length === 0 || isInItself || !all.some(({ id }) => id === target)) return nodes;
  const gone = new Set(moved.map(({ id }) => id));
  const rebuild = (level: readonly TreeNode[]): readonly TreeNode[] =>
    level
      .filter(({ id }) => !gone.has(id))
      .flatMap((node) => {
        const children = node.children && rebuild(node.children);
        const isSame = children === undefined || isSameList(children, node.children ?? []);
        const kept = isSame ? node : { ...node, children };
        if (node.id !== target) return [kept];
        if (place === 'before') return [...moved, kept];
        return place === 'after'
          ? [kept, ...moved]
          : [{ ...kept, children: [...(children ?? []), ...moved] }];
      });
  return rebuild(nodes);
}

const isSameList = (one: readonly TreeNode[], other: readonly TreeNode[]): boolean =>
  one.length === other.length && one.every((node, at) => node === other[at]);
