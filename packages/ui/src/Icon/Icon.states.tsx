import { ArrowRight, Clock, Search, Star, Trash2 } from 'lucide-react';
import type { IconProps } from './index.ts';

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  decorative: { icon: Trash2 },
  named: { icon: Trash2, label: 'Delete' },
  small: { icon: Search, size: 'sm' },
  large: { icon: Search, size: 'lg' },
  extraLarge: { icon: Search, size: 'xl', isDirectional: true },
  pointing: { icon: ArrowRight, label: 'Next' },
  filled: { icon: Star, label: 'Favourite', isFilled: true },
  notMirrored: { icon: Clock, label: 'Opening hours' },
} satisfies Record<string, IconProps>;
