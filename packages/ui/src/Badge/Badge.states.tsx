import { Lock } from 'lucide-react';
import { bad } from '../values/bad.ts';
import type { BadgeProps } from './index.ts';

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  neutral: { children: '12', tone: 'neutral' },
  accent: { children: 'New', tone: 'accent' },
  success: { children: 'Paid', tone: 'success' },
  warning: { children: 'Pending', tone: 'warning' },
  danger: { children: '3', tone: 'danger' },
  info: { children: 'Beta', tone: 'info' },
  withIcon: { children: 'Locked', icon: Lock },
  counted: { children: '3', tone: 'danger', label: '3 errors' },
  word: { children: bad.word, icon: Lock },
  mixed: { children: bad.mixed, tone: 'info' },
} satisfies Record<string, BadgeProps>;
