import { Pencil, Plus, Star, Trash2 } from 'lucide-react';
import { bad } from '../values/bad.ts';
import type { IconButtonProps } from './index.ts';

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  ghost: { icon: Pencil, label: 'Edit' },
  solid: { icon: Pencil, label: 'Edit', variant: 'solid' },
  soft: { icon: Pencil, label: 'Edit', variant: 'soft' },
  accent: { icon: Plus, label: 'Add', tone: 'accent', variant: 'solid' },
  danger: { icon: Trash2, label: 'Delete', tone: 'danger' },
  filled: { icon: Star, label: 'Favourite', tone: 'accent', isFilled: true, 'aria-pressed': true },
  small: { icon: Pencil, label: 'Edit', size: 'sm' },
  large: { icon: Pencil, label: 'Edit', size: 'lg' },
  disabled: { icon: Pencil, label: 'Edit', isDisabled: true },
  pending: { icon: Pencil, label: 'Edit', isPending: true },
  bad: { icon: Pencil, label: `${bad.mixed} ${bad.word}` },
} satisfies Record<string, IconButtonProps>;
