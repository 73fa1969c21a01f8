import { msg } from '@lingui/core/macro';
import { lazyPart } from '../lazyPart.ts';
import type { OwnFigure } from './section.ts';

/** A figure of the records of an area besides their fields, the last column of its list. */
export const customFigures: Readonly<Partial<Record<string, OwnFigure>>> = {
  ART: {
    header: msg`Sold in 7 days`,
    action: 'ALLOW_COMPANY_TICKET_ACCESS',
    Ask: lazyPart(async () => (await import('./product/SoldFigures.tsx')).SoldFigures),
  },
};
