import type { MouseEvent } from 'react';
import { useHold } from '../ContextMenu/useHold.ts';

interface Wishes {
  readonly onPress: (() => void) | undefined;
  readonly onMenu: ((anchor: HTMLElement) => void) | undefined;
}

/**
 * A press is one action, a held one or the second key asks for the menu. Handlers of a plain button: sixty cards of
 * six lines have to be there within a frame or two, which one press responder a line would not allow.
 */
export const usePressOrHold = ({ onPress, onMenu }: Wishes) => {
  const hold = useHold({
    startsBy: ({ button }) => button === 0,
    onHold: ({ element }) => onMenu?.(element),
  });
  return {
    onClick: ({ detail }: MouseEvent) => {
      const wasHeld = hold.end();
      // The click of a key (no detail) never ends a press that was held.
      if (detail === 0 || !wasHeld) onPress?.();
    },
    ...(onMenu && {
      onContextMenu: (event: MouseEvent<HTMLElement>) => {
        event.preventDefault();
        if (hold.claim()) onMenu(event.currentTarget);
      },
      ...hold.handlers,
    }),
  };
};
