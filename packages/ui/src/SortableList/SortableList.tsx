import { useLingui } from '@lingui/react/macro';
import { GripVertical } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import { Icon } from '../Icon/index.ts';
import { classNames } from '../styles/classNames.ts';
import * as css from './SortableList.css.ts';
import { useSorting } from './useSorting.ts';

export interface SortableListProps<Item> {
  /** Names the list. */
  readonly label: string;
  readonly items: readonly Item[];
  readonly getId: (item: Item) => string;
  /** What the item is called in the names of its handle and in announcements. */
  readonly getLabel: (item: Item) => string;
  /** The item's row, beside its handle. */
  readonly children: (item: Item) => ReactNode;
  readonly onReorder: (items: readonly Item[]) => void;
  /** Shows the order without handles. */
  readonly isReadOnly?: boolean;
  /** Numbers before the items. */
  readonly isNumbered?: boolean;
  /** One below the other, or side by side in lines that wrap. */
  readonly arrangement?: 'list' | 'tiles';
}

/** An ordered list to be put in order by its handles, dragged or moved by keys. */
export function SortableList<Item>(props: SortableListProps<Item>) {
  const { label, items, getId, getLabel, children, onReorder } = props;
  const { isReadOnly = false, isNumbered = false, arrangement = 'list' } = props;
  const { t } = useLingui();
  const list = useRef<HTMLOListElement>(null);
  const sorting = useSorting({ items, getId, getLabel, onReorder, arrangement, list });
  const look = css.arrangements[arrangement];
  return (
    <>
      <ol ref={list} className={look.list} aria-label={label}>
        {items.map((item, index) => {
          const name = getLabel(item);
          return (
            <li key={getId(item)} className={classNames(look.item, sorting.isLifted(item) && css.lifted)}>
              {!isReadOnly && (
                <button
                  type="button"
                  className={classNames(css.handle, look.handle)}
                  aria-label={t`Move ${name}`}
                  {...sorting.handleOf(item)}
                >
                  <Icon icon={GripVertical} />
                </button>
              )}
              {isNumbered && <span className={css.number}>{index + 1}</span>}
              <div className={look.content}>{children(item)}</div>
            </li>
          );
        })}
      </ol>
      <VisuallyHidden>
        <output>{sorting.announcement}</output>
      </VisuallyHidden>
    </>
  );
}
