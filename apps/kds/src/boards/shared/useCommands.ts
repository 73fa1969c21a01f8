import { useEffect, useEffectEvent, useRef } from 'react';
import { type Pressed, pressedBy } from './commands.ts';

/** What has the keys for itself while it is there: what is typed into, and what floats above the board. */
const apart =
  'input, textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';
const pressing: readonly string[] = ['Enter', 'NumpadEnter', 'Space'];
const isControl = (target: Element): boolean => target.closest('button, a, [role="button"]') !== null;

/**
 * Hears every key of the page, wherever the focus is; a key that is held down is one press. A control is pressed by
 * keys only where somebody has come to it with Tab: a touch leaves the focus behind, and a bump bar means the board.
 */
export function useCommands(act: (pressed: Pressed, event: KeyboardEvent) => void): void {
  const isWalking = useRef(false);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target, code } = event;
    if (target instanceof Element && target.closest(apart)) return;
    if (code === 'Tab') isWalking.current = true;
    if (isWalking.current && pressing.includes(code) && target instanceof Element && isControl(target))
      return;
    const pressed = pressedBy(event, document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr');
    if (!pressed) return;
    isWalking.current = false;
    event.preventDefault();
    event.stopPropagation();
    if (!event.repeat) act(pressed, event);
  });
  useEffect(() => {
    const stop = new AbortController();
    // Before the controls hear it.
    const options = { capture: true, signal: stop.signal };
    addEventListener('keydown', (event) => press(event), options);
    addEventListener(
      'pointerdown',
      () => {
        isWalking.current = false;
      },
      options,
    );
    return () => stop.abort();
  }, []);
}
