import { Search, X } from 'lucide-react';
import type { PlainIconButtonProps } from './index.ts';

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  ghost: { icon: X, label: 'Close' },
  solid: { icon: Search, label: 'Search', variant: 'solid' },
  accent: { icon: Search, label: 'Search', tone: 'accent', variant: 'solid' },
  small: { icon: X, label: 'Close', size: 'sm' },
  disabled: { icon: X, label: 'Close', isDisabled: true },
  pending: { icon: Search, label: 'Search', isPending: true },
} satisfies Record<string, PlainIconButtonProps>;
