import { Button } from '../Button/index.ts';
import { bad } from '../values/bad.ts';
import type { BannerProps } from './index.ts';

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  info: { tone: 'info', children: 'Two changes wait to be published.' },
  success: { tone: 'success', children: 'The tax was saved.' },
  warning: {
    tone: 'warning',
    title: 'Somebody else changed this tax',
    children: 'Compare both versions before you save.',
  },
  danger: {
    tone: 'danger',
    title: 'The tax was not saved',
    children: 'What you typed is still here. Try again.',
  },
  withActions: {
    tone: 'warning',
    title: 'Somebody else changed this tax',
    children: 'Compare both versions before you save.',
    actions: <Button size="sm">Compare</Button>,
  },
  dismissable: { tone: 'info', children: 'Two changes wait to be published.', onDismiss: () => {} },
  bad: { tone: 'danger', title: bad.word, children: `${bad.word} ${bad.mixed} ${bad.malformed}` },
} satisfies Record<string, BannerProps>;
