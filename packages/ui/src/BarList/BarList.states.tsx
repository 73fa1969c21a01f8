import { Avatar } from '../Avatar/index.ts';
import { money } from '../chart/samples.ts';
import { bad } from '../values/bad.ts';
import type { BarListProps } from './index.ts';

const base = { label: 'How it was paid', format: money, empty: 'Nothing was paid on this day.' } as const;

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  payments: {
    ...base,
    items: [
      { id: 'card', name: 'Card', value: 124190, share: '67 %', detail: '51 tickets', href: '#card' },
      { id: 'cash', name: 'Cash', value: 49830, share: '27 %', detail: '31 tickets', href: '#cash' },
      {
        id: 'voucher',
        name: 'Meal voucher',
        value: 9820,
        share: '5 %',
        detail: '4 tickets',
        href: '#voucher',
      },
    ],
  },
  stores: {
    ...base,
    label: 'Stores',
    items: [
      {
        id: 'chamberi',
        name: 'Madrid Chamberí',
        value: 120410,
        change: { direction: 'up', text: '12 %' },
        picture: <Avatar name="Madrid Chamberí" size="sm" />,
      },
      {
        id: 'palmas',
        name: 'Las Palmas',
        value: 65830,
        change: { direction: 'down', text: '1 %' },
        picture: <Avatar name="Las Palmas" size="sm" />,
      },
    ],
  },
  negative: {
    ...base,
    items: [
      { id: 'sold', name: 'Mains', value: 8020 },
      { id: 'back', name: 'Given back', value: -1250 },
      { id: 'none', name: 'Nothing', value: 0 },
    ],
  },
  bad: {
    ...base,
    items: [
      { id: 'word', name: bad.word, value: 9_000_000_000_000, share: '100 %', detail: bad.long },
      {
        id: 'mixed',
        name: bad.mixed,
        value: Number.NaN,
        detail: bad.malformed,
        change: { direction: 'same', text: bad.word },
      },
    ],
  },
  none: { ...base, items: [] },
} satisfies Record<string, BarListProps>;
