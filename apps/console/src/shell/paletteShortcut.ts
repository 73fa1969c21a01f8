import { msg } from '@lingui/core/macro';
import type { Shortcut } from '../commands/shortcuts/shortcuts.ts';

/** The one shortcut that the frame itself hears, before the code of the others is there. */
export const paletteShortcut = {
  keys: ['mod+k'],
  text: msg`Search or go to…`,
  group: 'everywhere',
} as const satisfies Shortcut;
