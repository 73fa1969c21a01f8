import { brandInPage, type PageBrand } from '@comanda/tokens/page-brand';

/** The brand of this page (docs/product.md §4.3): as the server wrote it, on another host that of the host name. */
export const brand: PageBrand =
  brandInPage(document) ?? (await import('@comanda/tokens/brands')).brandOf(location.hostname);
