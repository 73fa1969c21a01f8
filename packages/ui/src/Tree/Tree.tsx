import { useLingui } from '@lingui/react/macro';
import { useMemo, type ReactNode } from 'react';
import { Tree as AriaTree, type TreeProps as AriaTreeProps } from 'react-aria-components/Tree';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import { hasContent } from '../Field/parts.ts';
import { virtualFrom } from '../OptionList/index.ts';
import { classNames } from '../styles/classNames.ts';
import { afterChange, checksOf } from './cascade.ts';
import type { TreeMove } from './moveNodes.ts';
import * as css from './Tree.css.ts';
import { everyNode, isOfData, type TreeNode } from './TreeNode.ts';
import { TreeAround, TreeRow } from './TreeRow.tsx';
import { useMoving } from './useMoving.tsx';
import { useOpenBranches } from './useOpenBranches.ts';

export interface TreeProps {
  /** Names the tree. */
  readonly label: string;
  readonly items: readonly TreeNode[];
  /** Ids of the open nodes, where the application keeps them. */
  readonly expanded?: readonly string[];
  readonly defaultExpanded?: readonly string[];
  readonly onExpandedChange?: (ids: readonly string[]) => void;
  readonly selectionMode?: 'none' | 'single' | 'multiple';
  /** Ids of the chosen nodes; with `isCascading` of those that hold no others. */
  readonly value?: readonly string[];
  readonly onChange?: (value: readonly string[]) => void;
  /** Of `multiple`: ticking a node ticks all in it, and shows where only some are. */
  readonly isCascading?: boolean;
  /** Enter on a node, or a press of it where none can be chosen. */
  readonly onAction?: (id: string) => void;
  /** Asks for the children of a node whose `branch` is closed, once it opens, or for those that failed once more. Keep it stable. */
  readonly onLoad?: (id: string) => void;
  /** Lets nodes be put elsewhere, dragged or by keys; `moveNodes` says what comes of it. Given for good or not at all. */
  readonly onMove?: (move: TreeMove) => void;
  /** In place of the nodes when there are none. */
  readonly empty?: ReactNode;
}

/** Things within things, to be opened, chosen and put in order. Above a hundred nodes only the rows in view are rendered. */
export function Tree({
  label,
  items,
  expanded,
  defaultExpanded = [],
  onExpandedChange,
  selectionMode = 'none',
  value = [],
  onChange,
  isCascading = false,
  onAction,
  onLoad,
  onMove,
  empty,
}: TreeProps) {
  const { t, i18n } = useLingui();
  const { open, setOpen } = useOpenBranches({ items, expanded, defaultExpanded, onExpandedChange, onLoad });
  const moving = useMoving(items, onMove);
  const nodes = useMemo(() => everyNode(items), [items]);
  const chosen = useMemo(() => new Set(value), [value]);
  const checks = useMemo(
    () => (isCascading ? checksOf(items, chosen) : undefined),
    [isCascading, items, chosen],
  );
  const around = useMemo(
    () => ({ checkOf: (id: string) => checks?.get(id), onLoad: (id: string) => onLoad?.(id) }),
    [checks, onLoad],
  );
  const ticked = checks ? nodes.filter(({ id }) => checks.get(id) === 'all').map(({ id }) => id) : value;

  const choose: NonNullable<AriaTreeProps<TreeNode>['onSelectionChange']> = (keys) => {
    const free = nodes.filter(({ isDisabled = false }) => !isDisabled).map(({ id }) => id);
    const next = new Set(keys === 'all' ? [...free, ...ticked] : [...keys].filter(isOfData));
    if (!isCascading) {
      onChange?.([...next]);
      return;
    }
    const before = new Set(ticked);
    onChange?.(
      afterChange(items, chosen, {
        ticked: new Set([...next].filter((id) => !before.has(id))),
        unticked: new Set(ticked.filter((id) => !next.has(id))),
      }),
    );
  };

  const isVirtual = nodes.length > virtualFrom;
  const tree = (
    <AriaTree
      aria-label={label}
      items={items}
      className={classNames(css.tree, isVirtual && css.virtual)}
      expandedKeys={open}
      onExpandedChange={setOpen}
      selectionMode={selectionMode}
      disabledBehavior="selection"
      disallowEmptySelection={selectionMode === 'single'}
      selectedKeys={ticked}
      onSelectionChange={choose}
      {...(onAction && { onAction: (key) => isOfData(key) && onAction(key) })}
      {...(onMove && { dragAndDropHooks: moving })}
      renderEmptyState={() => (
        <div className={css.empty}>{hasContent(empty) ? empty : t`Nothing here yet`}</div>
      )}
    >
      {(node) => <TreeRow row={node} />}
    </AriaTree>
  );
  const loading = nodes.filter(({ branch }) => branch?.kind === 'loading').map((node) => node.label);
  const names = new Intl.ListFormat(i18n.locale).format(loading);
  return (
    <TreeAround value={around}>
      {isVirtual ? (
        <Virtualizer layout={ListLayout} layoutOptions={{ estimatedRowSize: 36 }}>
          {tree}
        </Virtualizer>
      ) : (
        tree
      )}
      {onLoad && (
        <VisuallyHidden>
          <output>{names === '' ? '' : t`Loading ${names}`}</output>
        </VisuallyHidden>
      )}
    </TreeAround>
  );
}
