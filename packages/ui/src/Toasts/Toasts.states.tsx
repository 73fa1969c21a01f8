import { bad } from '../values/bad.ts';
import type { ToastContent } from './index.ts';

const undo = { label: 'Undo', onAction: () => {} };

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  saved: [{ tone: 'success', message: 'Tax IVA21 saved' }],
  undoable: [{ tone: 'success', message: '3 taxes deactivated', action: undo }],
  failed: [
    {
      tone: 'danger',
      message: 'Not published',
      detail:
        'Two tills of Calle Mayor did not answer. The others have the change; try again when these are on.',
    },
  ],
  each: [
    { tone: 'info', message: 'A new message arrived' },
    { tone: 'success', message: 'Tax IVA21 saved' },
    { tone: 'warning', message: 'You are offline', detail: 'What you change is kept and sent later.' },
    { tone: 'danger', message: 'Not saved', action: { ...undo, label: 'Try again' } },
  ],
  bad: [
    { tone: 'danger', message: bad.word, detail: `${bad.word} ${bad.mixed}`, action: undo },
    { tone: 'warning', message: bad.malformed },
  ],
} satisfies Record<string, readonly ToastContent[]>;
