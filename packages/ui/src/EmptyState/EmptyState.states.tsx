import { Percent } from 'lucide-react';
import { Button } from '../Button/index.ts';
import type { EmptyStateProps } from './index.ts';

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  first: {
    title: 'No taxes yet',
    description: 'Tills need at least one tax before they can sell.',
    action: <Button tone="accent">New tax</Button>,
    icon: Percent,
  },
  filtered: {
    drawing: 'search',
    title: 'No tax matches',
    description: 'Take a word away, or clear the filters.',
    action: <Button>Clear filters</Button>,
  },
  published: { title: 'Nothing to publish', drawing: 'published' },
  quiet: { title: 'Nothing to cook', drawing: 'quiet' },
  plain: { title: 'Nothing was changed' },
} satisfies Record<string, EmptyStateProps>;
