import { type PointerEvent, useEffect, useRef } from 'react';

/** Held this long, in milliseconds, a press asks for the menu. */
const HOLD = 500;
/** A finger may roll this far, in pixels, before it is no press. */
const ROLL = 12;

export interface Held {
  readonly element: HTMLElement;
  /** Where the pointer went down, in the window. */
  readonly x: number;
  readonly y: number;
}

interface Holding {
  /** Whether a press of this pointer may be held. */
  readonly startsBy: (event: PointerEvent<HTMLElement>) => boolean;
  readonly onHold: (held: Held) => void;
}

/**
 * Tells a press that is held from one that ends. A held one asks once: browsers send `contextmenu` for it too, and a
 * click where it ends.
 */
export function useHold({ startsBy, onHold }: Holding) {
  const hold = useRef<{ timer?: ReturnType<typeof setTimeout>; x: number; y: number; isDone: boolean }>({
    x: 0,
    y: 0,
    isDone: false,
  });
  const drop = () => clearTimeout(hold.current.timer);
  useEffect(
    () => () => {
      clearTimeout(hold.current.timer);
    },
    [],
  );
  return {
    /** True for whoever asks first in this press. */
    claim: (): boolean => {
      drop();
      const isFirst = !hold.current.isDone;
      hold.current.isDone = true;
      return isFirst;
    },
    /** At the click that ends a press: whether that press was held. */
    end: (): boolean => {
      drop();
      const wasHeld = hold.current.isDone;
      hold.current.isDone = false;
      return wasHeld;
    },
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        drop();
        const { currentTarget: element, clientX: x, clientY: y } = event;
        hold.current = { x, y, isDone: false };
        if (!startsBy(event)) return;
        hold.current.timer = setTimeout(() => {
          hold.current.isDone = true;
          onHold({ element, x, y });
        }, HOLD);
      },
      onPointerMove: ({ clientX, clientY }: PointerEvent<HTMLElement>) => {
        if (Math.hypot(clientX - hold.current.x, clientY - hold.current.y) > ROLL) drop();
      },
      onPointerUp: drop,
      onPointerCancel: drop,
      onPointerLeave: drop,
    },
  };
}
