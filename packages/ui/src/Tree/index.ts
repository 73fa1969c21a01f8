export { moveNodes, type TreeMove } from './moveNodes.ts';
export { Tree, type TreeProps } from './Tree.tsx';
export type { TreeBranch, TreeNode } from './TreeNode.ts';
