import { EyeOff, Keyboard, LogOut, Maximize, Minimize } from 'lucide-react';
import { msg } from '@lingui/core/macro';
import { shortcuts } from '../../shortcuts/shortcuts.ts';
import type { Entry } from '../entry.ts';
import type { World } from '../world.ts';

/** What is done at once, or asks first. */
export const deeds = ({
  text,
  keysOf,
  isFull,
  toggleFull,
  showShortcuts,
  person: { name },
  signOut,
  stopSeeing,
}: World): readonly Entry[] => [
  {
    id: 'deed:shortcuts',
    label: text(shortcuts.help.text),
    icon: Keyboard,
    keys: keysOf(shortcuts.help),
    run: showShortcuts,
  },
  ...(isFull === undefined
    ? []
    : [
        {
          id: 'deed:fullscreen',
          label: text(isFull ? msg`Leave full screen` : msg`Full screen`),
          icon: isFull ? Minimize : Maximize,
          run: toggleFull,
        },
      ]),
  ...(stopSeeing
    ? [
        {
          id: 'deed:stopSeeing',
          label: text(msg`Stop seeing as ${name}`),
          icon: EyeOff,
          run: stopSeeing,
        },
      ]
    : []),
  ...(signOut ? [{ id: 'deed:signOut', label: text(msg`Sign out`), icon: LogOut, run: signOut }] : []),
];
