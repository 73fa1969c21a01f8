import { useEffect, useEffectEvent } from 'react';
import { type Pressed, pressedBy } from './commands.ts';

/** What has the keys for itself while it is there: what is typed into, and what floats above the board. */
const apart =
  'input, textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';
/** A control with the focus takes what presses it. */
const isPressOf = (target: Element, code: string): boolean =>
  ['Enter', 'NumpadEnter', 'Space'].includes(code) && target.closest('button, a, [role="button"]') !== null;

/** Hears every key of the page, wherever the focus is; a key that is held down is one press. */
export function useCommands(act: (pressed: Pressed, event: KeyboardEvent) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    if (target instanceof Element && (target.closest(apart) || isPressOf(target, event.code))) return;
    const pressed = pressedBy(event, document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr');
    if (!pressed) return;
    event.preventDefault();
    event.stopPropagation();
    if (!event.repeat) act(pressed, event);
  });
  useEffect(() => {
    // Before the controls hear it: a bump bar acts on the board wherever the focus was left.
    const heard = (event: KeyboardEvent): void => press(event);
    addEventListener('keydown', heard, { capture: true });
    return () => removeEventListener('keydown', heard, { capture: true });
  }, []);
}
