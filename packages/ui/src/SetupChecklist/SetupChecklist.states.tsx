import { bad } from '../values/bad.ts';
import type { SetupChecklistProps, SetupStep } from './index.ts';

const steps: readonly SetupStep[] = [
  {
    id: 'taxes',
    title: 'Taxes',
    description: 'What is added to a price, or held in it.',
    isDone: true,
    way: { href: '#taxes', label: 'Add a tax' },
  },
  {
    id: 'products',
    title: 'Products',
    description: 'What is sold. A file with all of them can be imported.',
    isDone: false,
    way: { href: '#products', label: 'Import products' },
  },
  {
    id: 'publication',
    title: 'A published catalogue',
    description: 'Nothing reaches a till before it is published.',
    isDone: false,
    way: { href: '#publish', label: 'Review and publish' },
  },
  {
    id: 'till',
    title: 'A till that has it',
    description: 'Signed in at the store, a till fetches it by itself.',
    isDone: false,
  },
];
const title = 'Get ready to sell';

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  started: { title, steps },
  untouched: { title, steps: steps.map((step) => ({ ...step, isDone: false })) },
  longText: {
    title: 'Alles, was vor dem ersten Verkauf im neuen Betrieb eingerichtet sein muss',
    steps: [
      {
        id: 'long',
        title: 'Mehrwertsteuersätze einschließlich aller ermäßigten Sätze',
        description:
          'Sie stehen auf jedem Beleg, den eine Kasse dieses Betriebs ausgibt, und in jedem Abschluss.',
        isDone: false,
        way: { href: '#long', label: 'Mehrwertsteuersatz hinzufügen' },
      },
      {
        id: 'word',
        title: bad.word,
        description: bad.mixed,
        isDone: false,
        way: { href: '#word', label: bad.word },
      },
    ],
  },
} satisfies Record<string, Omit<SetupChecklistProps, 'onPutAway'>>;
