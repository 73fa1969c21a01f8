import type { Resource } from '@comanda/api/kernel';
import { lazyPart } from '../lazyPart.ts';
import type { CustomSection } from './section.ts';

/** Sections that are more than their fields, by `entity.section`; each comes with its own code. */
export const customSections: Readonly<Record<string, CustomSection>> = {
  'ART.price': {
    reads: [],
    Section: lazyPart(async () => (await import('./sheet/Sheet.tsx')).Sheet),
  },
  'ART.stocks': {
    reads: [],
    Section: lazyPart(async () => (await import('./product/Stocks.tsx')).Stocks),
  },
  'ART.matrix': {
    reads: ['code'],
    Section: lazyPart(async () => (await import('./product/Variants.tsx')).Variants),
  },
  'KMN.screen': {
    reads: [],
    Section: lazyPart(async () => (await import('./monitor/OnScreen.tsx')).OnScreen),
  },
  'KMN.look': {
    reads: [],
    Section: lazyPart(async () => (await import('./monitor/Look.tsx')).Look),
  },
  'CRR.format': {
    reads: ['symbol'],
    Section: lazyPart(async () => (await import('./currency/CurrencyFormat.tsx')).CurrencyFormat),
  },
};

/** Brings the code of those that a record of this kind has. */
export const loadSections = ({ code }: Resource): Promise<unknown> =>
  Promise.all(
    Object.entries(customSections)
      .filter(([key]) => key.startsWith(`${code}.`))
      .map(([, { Section }]) => Section.preload()),
  );
