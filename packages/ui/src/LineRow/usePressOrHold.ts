import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';

/** Held this long, in milliseconds, a press asks for the menu. */
const HOLD = 500;
/** A finger may roll this far, in pixels, before it is no press. */
const ROLL = 12;

interface Wishes {
  readonly onPress: (() => void) | undefined;
  readonly onMenu: ((anchor: HTMLElement) => void) | undefined;
}

/**
 * A press is one action, a held one or the second key asks for the menu. Handlers of a plain button: sixty cards of
 * six lines have to be there within a frame or two, which one press responder a line would not allow.
 */
export const usePressOrHold = ({ onPress, onMenu }: Wishes) => {
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
    onClick: ({ detail }: MouseEvent) => {
      drop();
      // The click of a key (no detail) never ends a press that was held.
      if (detail === 0 || !hold.current.isDone) onPress?.();
      hold.current.isDone = false;
    },
    ...(onMenu && {
      onContextMenu: (event: MouseEvent<HTMLElement>) => {
        event.preventDefault();
        drop();
        if (hold.current.isDone) return;
        hold.current.isDone = true;
        onMenu(event.currentTarget);
      },
      onPointerDown: ({ currentTarget, clientX, clientY, button }: PointerEvent<HTMLElement>) => {
        drop();
        if (button !== 0) return;
        const timer = setTimeout(() => {
          hold.current.isDone = true;
          onMenu(currentTarget);
        }, HOLD);
        hold.current = { timer, x: clientX, y: clientY, isDone: false };
      },
      onPointerMove: ({ clientX, clientY }: PointerEvent<HTMLElement>) => {
        if (Math.hypot(clientX - hold.current.x, clientY - hold.current.y) > ROLL) drop();
      },
      onPointerUp: drop,
      onPointerCancel: drop,
      onPointerLeave: drop,
    }),
  };
};
