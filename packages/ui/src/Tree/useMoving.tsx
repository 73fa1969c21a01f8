import { DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import type { TreeMove } from './moveNodes.ts';
import * as css from './Tree.css.ts';
import { everyNode, isOfData, type TreeNode } from './TreeNode.ts';

const places = { before: 'before', after: 'after', on: 'inside' } as const;

/** Dragging and its keys, which are react-aria's: a handle is pressed, arrows walk the places, Enter drops, Escape leaves it. */
export function useMoving(items: readonly TreeNode[], onMove: ((move: TreeMove) => void) | undefined) {
  const { dragAndDropHooks } = useDragAndDrop<TreeNode>({
    getItems: (keys) => {
      const nodes = everyNode(items);
      return [...keys].map((key) => ({
        'text/plain': nodes.find(({ id }) => id === key)?.label ?? '',
      }));
    },
    getAllowedDropOperations: () => ['move'],
    shouldAcceptItemDrop: ({ key }) => isOfData(key),
    onMove: ({ keys, target }) => {
      if (!isOfData(target.key)) return;
      onMove?.({ ids: [...keys].filter(isOfData), target: target.key, place: places[target.dropPosition] });
    },
    renderDropIndicator: (target) => <DropIndicator target={target} className={css.dropLine} />,
  });
  return dragAndDropHooks;
}
