import { Sparkline } from '../Sparkline/index.ts';
import { bad } from '../values/bad.ts';
import type { StatCardProps } from './index.ts';

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  more: {
    label: 'Sold',
    value: '1,862.40 €',
    meaning: 'Everything that was paid for, tax included and discounts taken off.',
    change: { direction: 'up', text: '8.3 %' },
    note: '1,719.20 € by this time last Thursday',
    href: '#tickets',
    trend: <Sparkline label="Sold in the last ten days: rising" values={[12, 14, 9, 18, 22, 19, 25]} />,
  },
  less: { label: 'Tickets', value: '74', change: { direction: 'down', text: '5' } },
  same: { label: 'Covers', value: '131', change: { direction: 'same', text: '' } },
  lessIsGood: { label: 'Refunds', value: '−12.50 €', change: { direction: 'down', text: '4', more: 'bad' } },
  neither: {
    label: 'Discounts',
    value: '48.00 €',
    change: { direction: 'up', text: '4 %', more: 'neutral' },
  },
  plain: { label: 'Average ticket', value: '25.17 €', look: 'plain' },
  lg: { label: 'Sold today', value: '1,862.40 €', look: 'lg', change: { direction: 'up', text: '8.3 %' } },
  none: { label: 'Sold', value: '–', note: 'Nothing yet' },
  coming: { label: 'Sold', value: undefined },
  bad: {
    label: bad.word,
    value: '9,000,000,000,000,000.00 €',
    note: bad.mixed,
    meaning: bad.long,
    change: { direction: 'up', text: '9,000,000 %' },
  },
} satisfies Record<string, StatCardProps>;
