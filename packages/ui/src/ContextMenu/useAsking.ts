import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { useHold } from './useHold.ts';

/** Where a menu was asked for, in the window, and whether keys did it. */
export interface Asked {
  readonly at: DOMRect;
  readonly byKeys: boolean;
}

/** What is typed into keeps the browser's own menu: pasting and spelling are there. */
const isTyped = (target: EventTarget): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, [contenteditable]:not([contenteditable="false"])') !== null;

/** Marks an area, so that of areas within areas the innermost answers. */
export const areaMark = { 'data-context-menu': '' };

/** Not so what floats over the area: that is its child to React and not to the document. */
const isOwn = ({ currentTarget, target }: MouseEvent | PointerEvent | KeyboardEvent): boolean =>
  target instanceof Element && target.closest('[data-context-menu]') === currentTarget;

const asksByKeys = ({ key, shiftKey }: KeyboardEvent): boolean =>
  key === 'ContextMenu' || (key === 'F10' && shiftKey);

/** The handlers of an area whose menu is asked for by the second button, by keys, or by holding a finger. */
export function useAsking(onAsk: (asked: Asked) => void) {
  const hold = useHold({
    startsBy: (event) => event.pointerType !== 'mouse' && isOwn(event) && !isTyped(event.target),
    onHold: ({ x, y }) => onAsk({ at: new DOMRect(x, y), byKeys: false }),
  });
  // While it goes down: what is pressed within keeps a press to itself.
  const { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onPointerLeave } = hold.handlers;
  return {
    onPointerDownCapture: onPointerDown,
    onPointerMoveCapture: onPointerMove,
    onPointerUpCapture: onPointerUp,
    onPointerCancelCapture: onPointerCancel,
    onPointerLeave,
    onContextMenu: (event: MouseEvent) => {
      if (event.defaultPrevented || !isOwn(event) || isTyped(event.target)) return;
      event.preventDefault();
      if (hold.claim()) onAsk({ at: new DOMRect(event.clientX, event.clientY), byKeys: false });
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.defaultPrevented || !asksByKeys(event) || !isOwn(event) || isTyped(event.target)) return;
      event.preventDefault();
      if (event.target instanceof Element) onAsk({ at: event.target.getBoundingClientRect(), byKeys: true });
    },
    /** The finger that asked is lifted over what it held: that is no press of it. */
    onClickCapture: (event: MouseEvent) => {
      if (!hold.end() || event.detail === 0) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
