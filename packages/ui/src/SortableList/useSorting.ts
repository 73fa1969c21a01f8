import { useLingui } from '@lingui/react/macro';
import {
  useLayoutEffect,
  useRef,
  useState,
  type HTMLAttributes,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { moved, nearestTo, placeAt } from './reorder.ts';

export interface Sorting<Item> {
  readonly items: readonly Item[];
  readonly getId: (item: Item) => string;
  /** What the item is called in announcements. */
  readonly getLabel: (item: Item) => string;
  readonly onReorder: (items: readonly Item[]) => void;
  /** One below the other, or side by side in lines that wrap. */
  readonly arrangement: 'list' | 'tiles';
  /** Its children are the items. */
  readonly list: RefObject<HTMLOListElement | null>;
}

export interface Sorted<Item> {
  readonly isLifted: (item: Item) => boolean;
  /** For the button that an item is moved by. */
  readonly handleOf: (item: Item) => HTMLAttributes<HTMLButtonElement> & { readonly 'data-handle': string };
  /** Puts an item elsewhere and the focus on its handle. */
  readonly move: (item: Item, to: number) => void;
  /** What a live region has to say. */
  readonly announcement: string;
}

/**
 * Puts items in order: a handle is dragged, or taken with Enter or Space, moved with the arrows and dropped the same
 * way; Escape puts it back. Each step is announced.
 */
export function useSorting<Item>({
  items,
  getId,
  getLabel,
  onReorder,
  arrangement,
  list,
}: Sorting<Item>): Sorted<Item> {
  const { t } = useLingui();
  const { direction } = useLocale();
  const [lifted, setLifted] = useState<{ id: string; origin: readonly Item[]; by: 'keyboard' | 'pointer' }>();
  const [announcement, setAnnouncement] = useState('');
  const refocus = useRef<string>(undefined);
  const total = items.length;

  // A moved item may lose focus as its node moves; the handle keeps it.
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

  const stepsFrom = (at: number): Readonly<Record<string, number>> => ({
    ArrowUp: at - 1,
    ArrowDown: at + 1,
    Home: 0,
    End: total - 1,
    ...(arrangement === 'tiles' && {
      [direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft']: at - 1,
      [direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight']: at + 1,
    }),
  });
  const onKeyDown = (event: KeyboardEvent, item: Item) => {
    const id = getId(item);
    const name = getLabel(item);
    const at = indexOf(id);
    const isLifted = lifted?.id === id;
    const to = stepsFrom(at)[event.key];
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

  const onPointerMove = ({ clientX, clientY }: PointerEvent, item: Item) => {
    if (lifted?.by !== 'pointer') return;
    const boxes = [...(list.current?.children ?? [])].map((child) => child.getBoundingClientRect());
    move(
      item,
      arrangement === 'list'
        ? placeAt(clientY, indexOf(getId(item)), boxes)
        : nearestTo({ x: clientX, y: clientY }, boxes),
    );
  };

  return {
    isLifted: (item) => lifted?.id === getId(item),
    move,
    announcement,
    handleOf: (item) => ({
      'data-handle': getId(item),
      'aria-pressed': lifted?.id === getId(item),
      onKeyDown: (event) => onKeyDown(event, item),
      onBlur: () => {
        if (lifted?.id === getId(item) && refocus.current === undefined && lifted.by === 'keyboard')
          setLifted(undefined);
      },
      onPointerDown: (event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setLifted({ id: getId(item), origin: items, by: 'pointer' });
      },
      onPointerMove: (event) => onPointerMove(event, item),
      onPointerUp: () => setLifted(undefined),
      onPointerCancel: () => setLifted(undefined),
    }),
  };
}
