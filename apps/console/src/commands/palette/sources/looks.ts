import { msg } from '@lingui/core/macro';
import { Palette } from 'lucide-react';
import type { Entry } from '../entry.ts';
import type { World } from '../world.ts';

/** Modes and themes; each is worn at once and leaves the other as it is. */
export function looks({ look, modes, themes, text, wear }: World): readonly Entry[] {
  const context = text(msg`Appearance`);
  return [
    ...modes.map(({ id: mode, label, icon }) => ({
      id: `mode:${mode}`,
      label,
      context,
      words: [context],
      icon,
      isCurrent: mode === look.mode,
      run: () => wear({ ...look, mode }),
    })),
    ...themes.map(({ code: theme, name }) => ({
      id: `theme:${theme}`,
      label: name,
      context,
      words: [context],
      icon: Palette,
      isCurrent: theme === look.theme,
      run: () => wear({ ...look, theme }),
    })),
  ];
}
