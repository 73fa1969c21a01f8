import type { IconSource } from '../Icon/index.ts';

/** Children that are elsewhere: not asked for yet, on their way, or refused. */
export type TreeBranch =
  | { readonly kind: 'closed' }
  | { readonly kind: 'loading' }
  /** What happened and what to do; the row offers to try again. */
  | { readonly kind: 'failed'; readonly reason: string };

/** One row. Keep the object while nothing in it changes: rows are kept by it. */
export interface TreeNode {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconSource;
  /** At the end of the row: a code, a count. */
  readonly end?: string;
  /** Cannot be chosen; it opens and closes all the same. */
  readonly isDisabled?: boolean;
  readonly children?: readonly TreeNode[];
  /** In place of `children`, where they are asked for when it opens. */
  readonly branch?: TreeBranch;
}

/** A row in place of children that are not here. */
export interface Standin {
  readonly id: string;
  readonly of: TreeNode;
}

export const isStandin = (row: TreeNode | Standin): row is Standin => 'of' in row;

/** Ids of stand-ins end in what no id of data does. */
const mark = '\u0000';

/** The rows below a node. */
export function rowsBelow(node: TreeNode): ReadonlyArray<TreeNode | Standin> {
  return node.branch ? [{ id: `${node.id}${mark}${node.branch.kind}`, of: node }] : (node.children ?? []);
}

export const isOfData = (id: unknown): id is string => typeof id === 'string' && !id.includes(mark);

/** All nodes, each before what is in it. */
export function everyNode(nodes: readonly TreeNode[]): readonly TreeNode[] {
  return nodes.flatMap((node) => [node, ...everyNode(node.children ?? [])]);
}
