import type { Resource } from '@comanda/api/kernel';

/** Where a maintenance area lives and how its definition is loaded; its pages are made in resourceRoutes.tsx. */
export interface ResourceArea {
  /** Entity code of the definition. */
  readonly code: string;
  /** Path of its list; the same as the definition's `route`, which a test checks. */
  readonly path: string;
  /** `name` and `owner` of the definition, which name its actions. */
  readonly name: string;
  readonly owner: 'company';
  readonly load: () => Promise<Resource>;
}

const area = (code: string, name: string, path: string, load: ResourceArea['load']): ResourceArea => ({
  code,
  name,
  path,
  owner: 'company',
  load,
});

export const resourceAreas: readonly ResourceArea[] = [
  area('TAX', 'tax', '/settings/basics/taxes', () =>
    import('@comanda/api/resources/tax').then(({ tax }) => tax),
  ),
  area('CRR', 'currency', '/settings/basics/currencies', () =>
    import('@comanda/api/resources/currency').then(({ currency }) => currency),
  ),
  area('PMT', 'paymentMethod', '/settings/basics/paymentMethods', () =>
    import('@comanda/api/resources/paymentMethod').then(({ paymentMethod }) => paymentMethod),
  ),
  area('TKK', 'ticketKind', '/settings/basics/ticketKinds', () =>
    import('@comanda/api/resources/ticketKind').then(({ ticketKind }) => ticketKind),
  ),
  area('RGN', 'region', '/system/regions/regions', () =>
    import('@comanda/api/resources/region').then(({ region }) => region),
  ),
];

/** The area of an entity code, to link to its records. */
export const areaOf = (code: string): ResourceArea | undefined =>
  resourceAreas.find((area) => area.code === code);
