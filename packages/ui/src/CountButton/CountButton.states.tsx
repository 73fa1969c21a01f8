import { GitCommitHorizontal } from 'lucide-react';
import type { CountButtonProps } from './index.ts';

const base = { icon: GitCommitHorizontal, label: 'Pending changes', href: '#trackers' } as const;

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  none: { ...base, count: 0, countLabel: 'nothing pending' },
  some: { ...base, count: 12, countLabel: '12 waiting' },
  many: { ...base, count: 1204, countLabel: '1,204 waiting' },
  named: { ...base, label: 'Publish', isNamed: true, count: 3, countLabel: '3 changes wait' },
} satisfies Record<string, CountButtonProps>;
