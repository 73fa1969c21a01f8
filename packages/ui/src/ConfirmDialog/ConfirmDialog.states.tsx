import { bad } from '../values/bad.ts';
import type { ConfirmDialogProps } from './index.ts';

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  plain: {
    title: 'Publish to two stores?',
    children: 'Their tills take the changes at once.',
    confirmLabel: 'Publish',
  },
  danger: {
    title: 'Delete the tax IVA21?',
    children: 'This cannot be taken back.',
    confirmLabel: 'Delete',
    tone: 'danger',
  },
  withItems: {
    title: 'Delete three taxes?',
    children: 'This cannot be taken back.',
    confirmLabel: 'Delete',
    tone: 'danger',
    items: [
      { id: '1', label: 'IVA general', detail: 'IVA21' },
      { id: '2', label: 'IVA reducido', detail: 'IVA10' },
      { id: '3', label: 'IVA superreducido', detail: 'IVA4' },
    ],
  },
  manyItems: {
    title: 'Deactivate 60 products?',
    children: 'They leave the order screens with the next publication.',
    confirmLabel: 'Deactivate',
    items: Array.from({ length: 60 }, (_, index) => ({
      id: `${index}`,
      label: `Product ${index + 1}`,
      detail: `P${index + 1}`,
    })),
  },
  bad: {
    title: bad.word,
    children: `${bad.word} ${bad.mixed} ${bad.malformed}`,
    confirmLabel: 'Delete',
    items: [
      { id: '1', label: bad.word, detail: bad.word },
      { id: '2', label: bad.mixed, detail: bad.malformed },
    ],
  },
} satisfies Record<string, Omit<ConfirmDialogProps, 'onConfirm'>>;
