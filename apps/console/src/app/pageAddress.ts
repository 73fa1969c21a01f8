import { pageSizes } from '@comanda/api/calls';

export type PageSize = (typeof pageSizes)[number];

const highestPage = 100_001;
/** A whole number in an address, which holds texts; none where it says anything else. */
export const wholeIn = (value: unknown): number | undefined =>
  typeof value === 'string' && /^\d{1,7}$/.test(value) ? Number(value) : undefined;

export const sizeAmong = (size: unknown): PageSize | undefined => pageSizes.find((known) => known === size);
/** The page that an address names; the first where it names none. */
export const pageIn = (value: unknown): number => Math.max(1, Math.min(highestPage, wholeIn(value) ?? 1));
/** The number of rows a page that an address names; none where there is no such choice. */
export const sizeIn = (value: unknown): PageSize | undefined => sizeAmong(wholeIn(value));
