import { bad } from '../values/bad.ts';
import type { BreadcrumbsProps } from './index.ts';

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  two: { items: [{ label: 'Taxes', href: '#taxes' }, { label: 'IVA21' }] },
  four: {
    items: [
      { label: 'Settings', href: '#settings' },
      { label: 'Basics' },
      { label: 'Taxes', href: '#taxes' },
      { label: 'IVA21' },
    ],
  },
  long: {
    items: [
      { label: 'Settings', href: '#settings' },
      { label: 'Taxes', href: '#taxes' },
      { label: 'Recargo de equivalencia del régimen especial del comercio minorista' },
    ],
  },
  bad: {
    items: [
      { label: bad.word, href: '#word' },
      { label: bad.long, href: '#long' },
      { label: bad.malformed },
      { label: bad.mixed, href: '#mixed' },
      { label: bad.word },
    ],
  },
} satisfies Record<string, BreadcrumbsProps>;
