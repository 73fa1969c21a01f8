import { useLingui } from '@lingui/react/macro';
import { GripVertical } from 'lucide-react';
import {
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import { Icon } from '../Icon/index.ts';
import { classNames } from '../styles/classNames.ts';
import { moved, placeAt } from './reorder.ts';
import * as css from './SortableList.css.ts';

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
}

/**
 * An ordered list to be put in order: drag a handle, or take it with Enter or Space, walk with the arrows and drop it the same way;
 * Escape puts it back. Each step is announced.
 */
export function SortableList<Item>(props: SortableListProps<Item>) {
  const {
    label,
    items,
    getId,
    getLabel,
    children,
    onReorder,
    isReadOnly = false,
    isNumbered = false,
  } = props;
  const { t } = useLingui();
  const list = useRef<HTMLOListElement>(null);
  const [lifted, setLifted] = useState<{ id: string; origin: readonly Item[]; by: 'keyboard' | 'pointer' }>();
  const [announcement, setAnnouncement] = useState('');
  const refocus = useRef<string>(undefined);
  const total = items.length;

  // A moved row may lose focus as its node moves; the handle keeps it.
  useLayoutEffect(() => {
    const id = refocus.current;
    refocus.current = undefined;
    if (id === undefined) return;
    for (const handle of list.current?.querySelectorAll<HTMLElement>('[data-handle]') ?? []) {
      if (handle.dataset['handle'] === id) handle.focus();
    }
  });

  const indexOf = (id: string) => items.findIndex((item) => getId(item) === id);
  const move = (item: Item, to: number) => {
    const next = moved(items, indexOf(getId(item)), to);
    if (next === items) return;
    const place = next.indexOf(item) + 1;
    const name = getLabel(item);
    refocus.current = getId(item);
    onReorder(next);
    setAnnouncement(t`${name}: place ${place} of ${total}`);
  };

  const onKeyDown = (event: KeyboardEvent, item: Item) => {
    const id = getId(item);
    const name = getLabel(item);
    const at = indexOf(id);
    const isLifted = lifted?.id === id;
    const steps: Record<string, number> = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: total - 1 };
    const to = steps[event.key];
    if (to !== undefined && (isLifted || event.altKey)) {
      event.preventDefault();
      move(item, to);
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      const place = at + 1;
      setLifted(isLifted ? undefined : { id, origin: items, by: 'keyboard' });
      setAnnouncement(
        isLifted
          ? t`${name} dropped at place ${place} of ${total}`
          : t`${name} taken. Use the arrow keys to move it.`,
      );
    } else if (event.key === 'Escape' && isLifted) {
      event.preventDefault();
      event.stopPropagation();
      refocus.current = id;
      onReorder(lifted.origin);
      setLifted(undefined);
      setAnnouncement(t`${name} put back`);
    }
  };

  const onPointerMove = (event: PointerEvent, item: Item) => {
    if (lifted?.by !== 'pointer') return;
    const boxes = [...(list.current?.children ?? [])].map((child) => child.getBoundingClientRect());
    move(item, placeAt(event.clientY, indexOf(getId(item)), boxes));
  };

  return (
    <>
      <ol ref={list} className={css.list} aria-label={label}>
        {items.map((item, index) => {
          const id = getId(item);
          const isLifted = lifted?.id === id;
          const name = getLabel(item);
          return (
            <li key={id} className={classNames(css.item, isLifted && css.lifted)}>
              {!isReadOnly && (
                <button
                  type="button"
                  className={css.handle}
                  data-handle={id}
                  aria-label={t`Move ${name}`}
                  aria-pressed={isLifted}
                  onKeyDown={(event) => onKeyDown(event, item)}
                  onBlur={() => {
                    if (isLifted && refocus.current === undefined && lifted.by === 'keyboard')
                      setLifted(undefined);
                  }}
                  onPointerDown={(event) => {
                    if (event.button !== 0) return;
                    event.currentTarget.setPointerCapture(event.pointerId);
                    setLifted({ id, origin: items, by: 'pointer' });
                  }}
                  onPointerMove={(event) => onPointerMove(event, item)}
                  onPointerUp={() => setLifted(undefined)}
                  onPointerCancel={() => setLifted(undefined)}
                >
                  <Icon icon={GripVertical} />
                </button>
              )}
              {isNumbered && <span className={css.number}>{index + 1}</span>}
              <div className={css.content}>{children(item)}</div>
            </li>
          );
        })}
      </ol>
      <VisuallyHidden>
        <output>{announcement}</output>
      </VisuallyHidden>
    </>
  );
}
