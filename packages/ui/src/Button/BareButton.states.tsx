import { Undo2 } from 'lucide-react';
import { bad } from '../values/bad.ts';
import type { BareButtonProps } from './index.ts';

type State = Omit<BareButtonProps, 'onPress'>;

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  words: { children: 'All day' },
  withIcon: { children: 'Undo', icon: Undo2 },
  iconAlone: { icon: Undo2, label: 'Undo' },
  ghost: { children: 'Undo', icon: Undo2, variant: 'ghost' },
  large: { children: 'Undo', icon: Undo2, size: 'lg' },
  small: { children: 'Undo', size: 'sm' },
  disabled: { children: 'Undo', icon: Undo2, isDisabled: true },
  bad: { children: bad.word },
} satisfies Record<string, State>;
