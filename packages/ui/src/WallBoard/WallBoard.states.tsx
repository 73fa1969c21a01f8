import { Card } from '../Card/index.ts';
import { bad } from '../values/bad.ts';
import type { WallBoardProps } from './index.ts';

const figures: WallBoardProps['figures'] = [
  {
    id: 'gross',
    label: 'Gross sales',
    value: '1,862.40 €',
    change: { direction: 'up', text: '8.3 %' },
    note: '1,719.20 € by this time last Thursday',
  },
  { id: 'tickets', label: 'Tickets', value: '74', change: { direction: 'down', text: '5 %' } },
  { id: 'average', label: 'Average ticket', value: '25.17 €', change: { direction: 'same', text: '' } },
  { id: 'tips', label: 'Tips', value: '48.00 €', change: { direction: 'up', text: '4 %', more: 'neutral' } },
];

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  full: {
    title: 'Today in the centre',
    about: 'Bodega Encina · Centro, Norte',
    aside: '14:05',
    figures,
    children: (
      <>
        <Card title="By hour">Hours</Card>
        <Card title="By store">Stores</Card>
        <Card title="By product">Products</Card>
      </>
    ),
  },
  plain: { title: 'Today', figures: figures.slice(0, 1) },
  none: { title: 'Today', about: 'Bodega Encina', figures: [] },
  bad: {
    title: bad.word,
    about: bad.mixed,
    aside: bad.long,
    figures: [
      { id: 'one', label: bad.word, value: '9,000,000,000,000,000.00 €', note: bad.long },
      { id: 'two', label: bad.mixed, value: '9,000,000,000,000,000.00 €' },
    ],
  },
} satisfies Record<string, WallBoardProps>;
