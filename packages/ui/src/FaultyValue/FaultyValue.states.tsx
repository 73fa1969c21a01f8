import type { FaultyValueProps } from './index.ts';

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  value: { children: 'LAGER-PREMIUM-6-BOTTLES', reason: 'At most 20 characters.' },
  missing: { reason: 'Fill this in.' },
  long: {
    children: 'https://shop.example/a/very/long/address/without/any/place/to/break/it.jpeg',
    reason: '“Vinos y licores de importación” is not among your records yet (Department).',
  },
} satisfies Record<string, FaultyValueProps>;
