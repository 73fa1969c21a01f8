import { useLingui } from '@lingui/react/macro';
import { ChevronRight, GripVertical, LoaderCircle } from 'lucide-react';
import { createContext, use } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Collection } from 'react-aria-components/Collection';
import { TreeItem, TreeItemContent, type TreeItemContentRenderProps } from 'react-aria-components/Tree';
import { Button } from '../Button/index.ts';
import * as button from '../Button/Button.css.ts';
import { Checkbox } from '../Checkbox/index.ts';
import { ErrorText } from '../Field/parts.ts';
import { Icon } from '../Icon/index.ts';
import { classNames } from '../styles/classNames.ts';
import type { Check } from './cascade.ts';
import * as css from './Tree.css.ts';
import { isStandin, rowsBelow, type Standin, type TreeNode } from './TreeNode.ts';

interface Around {
  /** How much of a node is chosen, where a parent stands for what is in it. */
  readonly checkOf: (id: string) => Check | undefined;
  readonly onLoad: (id: string) => void;
}

/** What rows need of their tree: rows are kept by their node, so what changes beside it comes this way. */
export const TreeAround = createContext<Around>({ checkOf: () => undefined, onLoad: () => {} });

export function TreeRow({ row }: { row: TreeNode | Standin }) {
  return isStandin(row) ? <StandinRow row={row} /> : <NodeRow node={row} />;
}

function NodeRow({ node }: { node: TreeNode }) {
  return (
    <TreeItem
      id={node.id}
      value={node}
      textValue={node.label}
      className={classNames(css.row, css.node, node.isDisabled && css.disabled)}
      {...(node.isDisabled !== undefined && { isDisabled: node.isDisabled })}
    >
      <TreeItemContent>{(state) => <NodeContent node={node} state={state} />}</TreeItemContent>
      <Collection items={rowsBelow(node)}>{(row) => <TreeRow row={row} />}</Collection>
    </TreeItem>
  );
}

function NodeContent({ node, state }: { node: TreeNode; state: TreeItemContentRenderProps }) {
  const { t } = useLingui();
  const { checkOf } = use(TreeAround);
  return (
    <>
      {state.allowsDragging && (
        <AriaButton slot="drag" className={css.handle}>
          <Icon icon={GripVertical} />
        </AriaButton>
      )}
      {state.hasChildItems ? (
        <AriaButton slot="chevron" className={css.opener}>
          <span className={classNames(css.chevron, state.isExpanded && css.turned)}>
            <Icon icon={ChevronRight} />
          </span>
        </AriaButton>
      ) : (
        <span className={css.noOpener} />
      )}
      {state.selectionMode === 'multiple' && (
        <Checkbox
          UNSAFE_className={css.box}
          slot="selection"
          label={t`Select`}
          isLabelHidden
          isIndeterminate={checkOf(node.id) === 'some'}
        />
      )}
      {node.icon && <Icon icon={node.icon} UNSAFE_className={css.mark} />}
      <span className={css.label}>
        <bdi>{node.label}</bdi>
      </span>
      {node.end !== undefined && (
        <span className={css.end}>
          <bdi>{node.end}</bdi>
        </span>
      )}
    </>
  );
}

/** In place of children: that they are on their way, or why they are not. */
function StandinRow({ row: { id, of: node } }: { row: Standin }) {
  const { t } = useLingui();
  const { label } = node;
  const reason = node.branch?.kind === 'failed' ? node.branch.reason : undefined;
  return (
    <TreeItem
      id={id}
      textValue={reason ?? t`Loading ${label}`}
      isDisabled
      className={classNames(css.row, css.standin)}
    >
      <TreeItemContent>
        <span className={css.noOpener} />
        {reason === undefined ? (
          <>
            <Icon icon={LoaderCircle} isDirectional={false} UNSAFE_className={button.spinnerIcon} />
            <span className={css.label}>{t`Loading…`}</span>
          </>
        ) : (
          <Failure node={node} reason={reason} />
        )}
      </TreeItemContent>
    </TreeItem>
  );
}

function Failure({ node: { id, label: name }, reason }: { node: TreeNode; reason: string }) {
  const { t } = useLingui();
  const { onLoad } = use(TreeAround);
  return (
    <>
      <span role="alert" className={css.failure}>
        <ErrorText>{reason}</ErrorText>
      </span>
      <Button size="sm" aria-label={t`Try again: ${name}`} onPress={() => onLoad(id)}>
        {t`Try again`}
      </Button>
    </>
  );
}
