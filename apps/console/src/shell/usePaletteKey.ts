import { type Dispatch, type SetStateAction, useEffect } from 'react';
import { chordOf } from '../commands/shortcuts/chord.ts';
import { paletteShortcut } from './paletteShortcut.ts';
import { onApple } from '../commands/shortcuts/platform.ts';
import { isOverlaid } from './overlaid.ts';
import type { CommandPanel } from '../commands/Commands.tsx';

/** Opens and closes the palette, also before its code is there: a key is not lost (docs/product.md §3.7). */
export function usePaletteKey(setPanel: Dispatch<SetStateAction<CommandPanel | undefined>>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (chordOf(event, onApple) !== paletteShortcut.keys[0]) return;
      event.preventDefault();
      if (event.repeat) return;
      setPanel((last) => {
        if (last === 'palette') return undefined;
        return isOverlaid() ? last : 'palette';
      });
    };
    // Before any component, which may keep what is pressed within it to itself.
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, [setPanel]);
}
