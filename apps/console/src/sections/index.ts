import type { Resource } from '@comanda/api/kernel';
import { type LazyPart, lazyPart } from '../lazyPart.ts';
import type { Stored } from '../resource/values/stored.ts';
import type { CustomSection } from './section.ts';

/** Sections that are more than their fields, by `entity.section`; each comes with its own code. */
export const customSections: Readonly<Record<string, CustomSection>> = {
  'ART.price': {
    reads: ['idTaxSale', 'idTaxPurchase'],
    Section: lazyPart(async () => (await import('./product/Prices.tsx')).Prices, 'sections/product'),
  },
  'ART.stocks': {
    reads: [],
    Section: lazyPart(async () => (await import('./product/Stocks.tsx')).Stocks, 'sections/product'),
  },
  'ART.matrix': {
    reads: ['code'],
    Section: lazyPart(async () => (await import('./product/Variants.tsx')).Variants, 'sections/product'),
  },
  'KMN.screen': {
    reads: [],
    Section: lazyPart(async () => (await import('./monitor/OnScreen.tsx')).OnScreen),
  },
  'KMN.look': {
    reads: [],
    Section: lazyPart(async () => (await import('./monitor/Look.tsx')).Look),
  },
  'ZON.plan': {
    reads: ['names'],
    Section: lazyPart(async () => (await import('./zone/ZonePlan.tsx')).ZonePlan, 'sections/zone'),
  },
  'SOR.keys': {
    reads: [],
    Section: lazyPart(
      async () => (await import('./tillLayout/TillLayout.tsx')).TillLayout,
      'sections/tillLayout',
    ),
  },
  'TSL.basic': {
    reads: ['names'],
    Section: lazyPart(async () => (await import('./wording/Wording.tsx')).Wording, 'sections/wording'),
  },
  'CRR.format': {
    reads: ['symbol'],
    Section: lazyPart(async () => (await import('./currency/CurrencyFormat.tsx')).CurrencyFormat),
  },
};

/** What stands beside the name of a stored record of an area, by its code. */
export const customHeads: Readonly<Record<string, LazyPart<{ readonly record: Stored }>>> = {
  ART: lazyPart(async () => (await import('./product/ProductHead.tsx')).ProductHead, 'sections/product'),
};

/** What can be done with a stored record of an area beside what can be done with any, by its code. */
export const customActs: Readonly<Record<string, LazyPart<{ readonly record: Stored }>>> = {
  FPN: lazyPart(
    async () => (await import('./enrolment/EnrolmentActs.tsx')).EnrolmentActs,
    'sections/enrolment',
  ),
};

/** What stands beside the records of an area, by entity code; it reads the form around it. */
export const customAsides: Readonly<Partial<Record<string, LazyPart<object>>>> = {
  ART: lazyPart(async () => (await import('./product/AtTheTill.tsx')).AtTheTill, 'sections/product'),
};

/** Fields that a new record is asked first in a way of their own, by `entity.field`. */
export const customFirst: Readonly<Partial<Record<string, LazyPart<object>>>> = {
  'ART.rateProduct': lazyPart(
    async () => (await import('./product/FirstPrice.tsx')).FirstPrice,
    'sections/product',
  ),
  'ART.idTaxSale': lazyPart(
    async () => (await import('./product/FirstTax.tsx')).FirstTax,
    'sections/product',
  ),
};

const partsOf = ({ code }: Resource): readonly { readonly preload: () => Promise<void> }[] => {
  const isOf = ([key]: readonly [string, unknown]): boolean => key === code || key.startsWith(`${code}.`);
  return [
    ...Object.entries(customSections)
      .filter(isOf)
      .map(([, { Section }]) => Section),
    ...Object.entries({ ...customAsides, ...customFirst })
      .filter(isOf)
      .flatMap(([, part]) => part ?? []),
  ];
};
/** Brings the code of those that a record of this kind has. */
export const loadSections = (resource: Resource): Promise<unknown> =>
  Promise.all(partsOf(resource).map(({ preload }) => preload()));
