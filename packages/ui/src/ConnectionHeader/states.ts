import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { RadioTower, RefreshCw, Timer, WifiOff } from 'lucide-react';
import type { IconSource } from '../Icon/index.ts';

/** How true a board is: docs/product.md §16.7. */
export type ConnectionLevel = 'live' | 'catchingUp' | 'polling' | 'old';

interface LevelLook {
  readonly shape: IconSource;
  readonly word: MessageDescriptor;
  readonly surface: 'raised' | 'inverse' | 'warning' | 'danger';
}

export const looks: Readonly<Record<ConnectionLevel, LevelLook>> = {
  live: { shape: RadioTower, word: msg`Live`, surface: 'raised' },
  catchingUp: { shape: RefreshCw, word: msg`Catching up`, surface: 'inverse' },
  polling: { shape: Timer, word: msg`Slow updates`, surface: 'warning' },
  old: { shape: WifiOff, word: msg`Not connected`, surface: 'danger' },
};
