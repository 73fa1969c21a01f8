import { lazy } from 'react';
import type { CustomSection } from './section.ts';

/** Sections that are more than their fields, by `entity.section`; each comes with its own code. */
export const customSections: Readonly<Record<string, CustomSection>> = {
  'ART.price': {
    reads: [],
    Section: lazy(async () => ({ default: (await import('./sheet/Sheet.tsx')).Sheet })),
  },
  'ART.stocks': {
    reads: [],
    Section: lazy(async () => ({ default: (await import('./product/Stocks.tsx')).Stocks })),
  },
  'ART.matrix': {
    reads: ['code'],
    Section: lazy(async () => ({ default: (await import('./product/Variants.tsx')).Variants })),
  },
  'KMN.screen': {
    reads: [],
    Section: lazy(async () => ({ default: (await import('./monitor/OnScreen.tsx')).OnScreen })),
  },
  'KMN.look': {
    reads: [],
    Section: lazy(async () => ({ default: (await import('./monitor/Look.tsx')).Look })),
  },
  'CRR.format': {
    reads: ['symbol'],
    Section: lazy(async () => ({
      default: (await import('./currency/CurrencyFormat.tsx')).CurrencyFormat,
    })),
  },
};
