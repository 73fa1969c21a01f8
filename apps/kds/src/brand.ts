import { brandOf } from '@comanda/tokens/brands';

/** The brand of this host name (docs/product.md §4.3). */
export const brand = brandOf(location.hostname);
