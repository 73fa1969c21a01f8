import { useEffect, useRef, useState } from 'react';
import { everyNode, isOfData, type TreeNode } from './TreeNode.ts';

interface Opening {
  readonly items: readonly TreeNode[];
  readonly expanded: readonly string[] | undefined;
  readonly defaultExpanded: readonly string[];
  readonly onExpandedChange: ((ids: readonly string[]) => void) | undefined;
  readonly onLoad: ((id: string) => void) | undefined;
}

/** Which nodes are open, kept here or by the caller. What opens for the first time asks for its children once. */
export function useOpenBranches({ items, expanded, defaultExpanded, onExpandedChange, onLoad }: Opening) {
  const [own, setOwn] = useState(defaultExpanded);
  const open = expanded ?? own;
  const asked = useRef(new Set<string>());
  useEffect(() => {
    const closed = everyNode(items).filter(({ branch }) => branch?.kind === 'closed');
    const waiting = new Set(closed.filter(({ id }) => open.includes(id)).map(({ id }) => id));
    for (const id of waiting) if (!asked.current.has(id)) onLoad?.(id);
    asked.current = waiting;
  }, [items, open, onLoad]);
  return {
    open,
    setOpen: (keys: ReadonlySet<unknown>) => {
      const ids = [...keys].filter(isOfData);
      setOwn(ids);
      onExpandedChange?.(ids);
    },
  };
}
