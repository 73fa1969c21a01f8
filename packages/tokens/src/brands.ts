import type { Brand } from './brand.ts';
import { brands } from './generated/brands.ts';

export type { Brand, LegalPage, LogoKind, MailColour } from './brand.ts';
export { brands };

const [defaultBrand] = brands;

const brandByDomain: ReadonlyMap<string, Brand> = new Map(
  brands.flatMap((brand) => brand.domains.map((domain) => [domain, brand])),
);

/**
 * The brand that a host name shows; the default brand for a name that nobody claimed.
 * @param hostname without port, as `location.hostname` gives it; case and a trailing dot do not matter.
 */
export function brandOf(hostname: string): Brand {
  return brandByDomain.get(hostname.toLowerCase().replace(/\.$/, '')) ?? defaultBrand;
}
