import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Clock, OctagonAlert, TriangleAlert } from 'lucide-react';
import type { IconSource } from '../Icon/index.ts';

/** How late an order is: docs/product.md §16.6. */
export type DelayLevel = 'inTime' | 'late' | 'veryLate';

interface LevelLook {
  /** A round, a pointed and an eight-sided sign. */
  readonly shape: IconSource;
  readonly word: MessageDescriptor;
  /** Ground of the band: `data-surface`. */
  readonly surface: 'sunken' | 'warning' | 'danger';
}

export const levels: Readonly<Record<DelayLevel, LevelLook>> = {
  inTime: { shape: Clock, word: msg`In time`, surface: 'sunken' },
  late: { shape: TriangleAlert, word: msg`Late`, surface: 'warning' },
  veryLate: { shape: OctagonAlert, word: msg`Very late`, surface: 'danger' },
};
