import { isApple, printed } from './chord.ts';
import type { Shortcut } from './shortcuts.ts';

/** Whether this keyboard has ⌘ where others have Ctrl. */
export const onApple: boolean = isApple(navigator.platform);

/** The keys of a shortcut, each as this keyboard has it. */
export const keysOf = (shortcut: Pick<Shortcut, 'keys'>): readonly string[] => printed(shortcut, onApple);
