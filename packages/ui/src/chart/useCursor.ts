import { type InputHTMLAttributes, type MouseEvent, useRef, useState } from 'react';

export interface Cursor {
  /** The point that is read now. */
  readonly active: number | undefined;
  readonly input: InputHTMLAttributes<HTMLInputElement>;
}

interface CursorOptions {
  readonly count: number;
  /** Where the keys begin. */
  readonly first: number;
  readonly onPress: ((index: number) => void) | undefined;
  /** The point under a place, as parts of the plot from its start and from above. */
  readonly pointAt: (across: number, down: number) => number;
  /** How many points the keys up and down go over. */
  readonly rowLength?: number;
}

function placeOf({
  currentTarget,
  clientX,
  clientY,
}: MouseEvent<HTMLInputElement>): readonly [number, number] {
  const box = currentTarget.getBoundingClientRect();
  const left = (clientX - box.left) / box.width;
  const isTurned = getComputedStyle(currentTarget).direction === 'rtl';
  return [isTurned ? 1 - left : left, (clientY - box.top) / box.height];
}

/** Whoever goes over a plot, by keys, pointer or finger, is at one of its points. */
export function useCursor({ count, first, onPress, pointAt, rowLength }: CursorOptions): Cursor {
  const [active, setActive] = useState<number>();
  const atTouch = useRef<number>(undefined);
  const within = (index: number): number => Math.min(count - 1, Math.max(0, index));
  const under = (event: MouseEvent<HTMLInputElement>): number => within(pointAt(...placeOf(event)));
  const current = active === undefined ? undefined : within(active);
  return {
    active: count > 0 ? current : undefined,
    input: {
      min: 0,
      max: Math.max(0, count - 1),
      step: 1,
      value: current ?? within(first),
      onChange: ({ currentTarget }) => setActive(currentTarget.valueAsNumber),
      onFocus: ({ currentTarget }) => {
        if (currentTarget.matches(':focus-visible')) setActive((now) => now ?? within(first));
      },
      onBlur: () => setActive(undefined),
      onPointerDown: ({ pointerType }) => {
        atTouch.current = pointerType === 'mouse' ? undefined : (current ?? -1);
      },
      onPointerMove: (event) => setActive(under(event)),
      onPointerLeave: ({ currentTarget }) => {
        if (!currentTarget.matches(':focus-visible')) setActive(undefined);
      },
      onClick: (event) => {
        const index = under(event);
        setActive(index);
        // A finger reads first: the second tap on the same point opens it.
        if (atTouch.current === undefined || atTouch.current === index) onPress?.(index);
      },
      onKeyDown: (event) => {
        if (event.key === 'Enter') onPress?.(current ?? within(first));
        if (event.key === 'Escape') setActive(undefined);
        const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
        if (rowLength === undefined || step === undefined) return;
        event.preventDefault();
        const next = (current ?? within(first)) + step * rowLength;
        if (next >= 0 && next < count) setActive(next);
      },
    },
  };
}
