import type { PageKind, Resource } from '../kernel/index.ts';

/** Verbs of a maintenance area that can be granted one by one (docs/product.md §5.2). */
export const verbs = ['ACCESS', 'CREATE', 'EDIT', 'DELETE', 'EXPORT'] as const;
export type Verb = (typeof verbs)[number];
/** Those that change nothing: records are seen, or taken away as a file. */
export const readingVerbs = ['ACCESS', 'EXPORT'] as const satisfies readonly Verb[];

const ofPage = {
  list: verbs,
  // It is there with its company, and goes with it.
  one: ['ACCESS', 'EDIT', 'EXPORT'],
  read: readingVerbs,
} as const satisfies Readonly<Record<PageKind, readonly Verb[]>>;
/** What can be done to the records of an area. */
export const verbsOf = ({ page = 'list' }: { readonly page?: PageKind }): readonly Verb[] => ofPage[page];

/** `paymentMethod`, `EDIT` → `ALLOW_COMPANY_PAYMENT_METHOD_EDIT`. */
export const actionOf = (resource: Pick<Resource, 'name' | 'owner'>, verb: Verb): string =>
  `ALLOW_${resource.owner.toUpperCase()}_${resource.name.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}_${verb}`;

/** How a granted action is answered to the client (docs/product.md §5.1). */
export const GRANTED = 'GRANTED';
