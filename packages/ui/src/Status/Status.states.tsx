import { bad } from '../values/bad.ts';
import type { StatusProps } from './index.ts';

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  active: { tone: 'success', text: 'Active' },
  inactive: { tone: 'neutral', text: 'Inactive' },
  discarded: { tone: 'danger', text: 'Discarded' },
  waiting: { tone: 'warning', text: 'Waiting for the till' },
  sent: { tone: 'info', text: 'Sent' },
  current: { tone: 'accent', text: 'Current' },
  word: { tone: 'danger', text: bad.word },
  mixed: { tone: 'warning', text: bad.mixed },
} satisfies Record<string, StatusProps>;
