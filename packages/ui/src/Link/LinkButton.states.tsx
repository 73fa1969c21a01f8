import { Plus } from 'lucide-react';
import { bad } from '../values/bad.ts';
import type { LinkButtonProps } from './index.ts';

const plain = { href: '#new', children: 'New tax' };

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  primary: { ...plain, tone: 'accent', iconStart: Plus },
  secondary: plain,
  soft: { ...plain, variant: 'soft' },
  ghost: { ...plain, variant: 'ghost' },
  small: { ...plain, size: 'sm' },
  large: { ...plain, size: 'lg' },
  disabled: { ...plain, isDisabled: true },
  bad: { ...plain, children: bad.word },
} satisfies Record<string, LinkButtonProps>;
