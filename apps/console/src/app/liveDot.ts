import type { LiveState } from '@comanda/machines/live';

/** What the dot on the avatar shows of the live connection (docs/product.md §11.9). */
export const liveDot: Readonly<Record<LiveState, 'on' | 'connecting' | 'off'>> = {
  idle: 'off',
  waitingNetwork: 'off',
  connecting: 'connecting',
  authenticating: 'connecting',
  live: 'on',
  backoff: 'off',
  awaitingToken: 'off',
};
