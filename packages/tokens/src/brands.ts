import type { Brand } from './brand.ts';
import { brands } from './generated/brands.ts';

export { fromKeys, logoKinds, type Brand, type LogoKind } from './brand.ts';
export { brands };

/**
 * Finds the brand that a host name shows; the first of the brands for a name that nobody claimed. The name comes
 * without port, as `location.hostname` gives it; case and a trailing dot do not matter.
 */
export function brandFinder<B extends Brand>(known: readonly [B, ...B[]]): (hostname: string) => B {
  const byDomain = new Map(known.flatMap((brand) => brand.domains.map((domain) => [domain, brand])));
  return (hostname) => byDomain.get(hostname.toLowerCase().replace(/\.$/, '')) ?? known[0];
}

/** The brand of the product that a host name shows. */
export const brandOf = brandFinder(brands);
