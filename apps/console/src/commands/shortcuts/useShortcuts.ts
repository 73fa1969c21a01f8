import { useEffect, useEffectEvent, useRef } from 'react';
import { chordOf } from './chord.ts';
import { hear, isPlain } from './hear.ts';
import { arePlainKeysOn } from './plainKeys.ts';
import { onApple } from './platform.ts';
import { type ShortcutId, shortcutIds, shortcutOf, shortcuts } from './shortcuts.ts';
import { isTyping } from './typing.ts';

/** Time for the next key of those that are pressed one after the other, in milliseconds. */
const PATIENCE = 1500;

const plain = shortcutIds.filter((id) => isPlain(shortcutOf(id)));
const chords = shortcutIds.filter((id) => !isPlain(shortcutOf(id)));

export type ShortcutActs = Readonly<Partial<Record<ShortcutId, () => void>>>;

/**
 * Hears the keys of the table (docs/product.md §3.8). A key without an act is left to the browser. Chords are heard in
 * fields too; single characters are not, nor where whatever has the focus took the key for itself.
 */
export function useShortcuts(acts: ShortcutActs): void {
  const pressed = useRef<{ readonly keys: readonly string[]; readonly at: number }>({ keys: [], at: 0 });
  const take = useEffectEvent((event: KeyboardEvent, ids: readonly ShortcutId[]) => {
    const chord = chordOf(event, onApple);
    if (chord === undefined) return;
    const { keys, at } = pressed.current;
    const known = ids.filter((id) => acts[id] !== undefined);
    const heard = hear(shortcuts, known, event.timeStamp - at < PATIENCE ? keys : [], chord);
    pressed.current = { keys: heard.pending, at: event.timeStamp };
    if (heard.fired === undefined) return;
    event.preventDefault();
    if (!event.repeat) acts[heard.fired]?.();
  });
  useEffect(() => {
    const onChord = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey) take(event, chords);
    };
    const onPlain = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.defaultPrevented || !arePlainKeysOn()) return;
      if (!isTyping(event.target)) take(event, plain);
    };
    // Chords before any component, which may keep what is pressed within it to itself.
    window.addEventListener('keydown', onChord, true);
    window.addEventListener('keydown', onPlain);
    return () => {
      window.removeEventListener('keydown', onChord, true);
      window.removeEventListener('keydown', onPlain);
    };
  }, []);
}
