import { Moon, Sun } from 'lucide-react';
import { bad } from '../values/bad.ts';
import type { ToggleGroupProps } from './index.ts';

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  words: {
    label: 'Density',
    value: 'compact',
    options: [
      { id: 'compact', label: 'Compact' },
      { id: 'comfortable', label: 'Comfortable' },
    ],
  },
  icons: {
    label: 'Mode',
    value: 'light',
    options: [
      { id: 'light', label: 'Light', icon: Sun, isLabelHidden: true },
      { id: 'dark', label: 'Dark', icon: Moon, isLabelHidden: true },
    ],
  },
  disabled: {
    label: 'Density',
    value: 'compact',
    isDisabled: true,
    options: [
      { id: 'compact', label: 'Compact' },
      { id: 'comfortable', label: 'Comfortable' },
    ],
  },
  bad: {
    label: 'Density',
    value: 'word',
    options: [
      { id: 'word', label: bad.word },
      { id: 'mixed', label: bad.mixed, icon: Sun },
      { id: 'malformed', label: bad.malformed },
    ],
  },
} satisfies Record<string, Omit<ToggleGroupProps<string>, 'onChange'>>;
