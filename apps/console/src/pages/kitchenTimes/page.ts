import { lazyPart } from '../../lazyPart.ts';

/** Its texts come with it, and with no other page of statistics. */
export const KitchenTimesPage = lazyPart(
  async () => (await import('./KitchenTimes.tsx')).KitchenTimes,
  'pages/kitchenTimes',
);
