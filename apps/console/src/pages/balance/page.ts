import { lazyPart } from '../../lazyPart.ts';

/** Its texts come with it, and with no other page of statistics. */
export const BalancePage = lazyPart(async () => (await import('./Balance.tsx')).Balance, 'pages/balance');
