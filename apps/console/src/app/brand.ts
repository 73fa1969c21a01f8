import { brandOf } from '@comanda/tokens/brands';

/** The brand of this host name (docs/product.md §4.3). */
export const brand = brandOf(location.hostname);

/** Title and icon of the window, before any page names itself. */
export function wearBrand(): void {
  document.title = brand.pageTitle;
  document.querySelector('link[rel="icon"]')?.setAttribute('href', brand.logos.favicon);
}
