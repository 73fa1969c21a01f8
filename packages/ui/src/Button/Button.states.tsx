import { ArrowRight, Plus } from 'lucide-react';
import { bad } from '../values/bad.ts';
import type { ButtonProps } from './index.ts';

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  primary: { children: 'Publish', tone: 'accent' },
  secondary: { children: 'Duplicate' },
  destructive: { children: 'Delete', tone: 'danger' },
  neutralSoft: { children: 'Save draft', tone: 'neutral', variant: 'soft' },
  neutralGhost: { children: 'Save draft', tone: 'neutral', variant: 'ghost' },
  accentSoft: { children: 'Save draft', tone: 'accent', variant: 'soft' },
  accentGhost: { children: 'Save draft', tone: 'accent', variant: 'ghost' },
  dangerSoft: { children: 'Save draft', tone: 'danger', variant: 'soft' },
  dangerGhost: { children: 'Save draft', tone: 'danger', variant: 'ghost' },
  small: { children: 'Add line', size: 'sm', iconStart: Plus },
  large: { children: 'Charge', size: 'lg', tone: 'accent' },
  withIcons: { children: 'Next', iconStart: Plus, iconEnd: ArrowRight },
  wide: { children: 'Sign in', tone: 'accent', isWide: true },
  disabled: { children: 'Publish', tone: 'accent', isDisabled: true },
  disabledGhost: { children: 'Publish', variant: 'ghost', isDisabled: true },
  pending: { children: 'Publish', tone: 'accent', isPending: true },
  longText: { children: 'Publish the changes of this business to every store', tone: 'accent' },
  bad: { children: `${bad.mixed} ${bad.word}`, iconStart: Plus },
} satisfies Record<string, ButtonProps>;
