import { brandInPage, type PageBrand } from '@comanda/tokens/page-brand';

/** The brand of this page (docs/product.md §4.3): as the server wrote it, on another host that of the host name. */
export const brand: PageBrand =
  brandInPage(document) ?? (await import('@comanda/tokens/brands')).brandOf(location.hostname);

/** Title and icon of the window, before any page names itself. */
export function wearBrand(): void {
  document.title = brand.pageTitle;
  document.querySelector('link[rel="icon"]')?.setAttribute('href', brand.logos.favicon);
}
