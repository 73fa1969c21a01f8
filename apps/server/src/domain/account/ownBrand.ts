import { malformed } from '../../http/errors.ts';
import type { Context } from '../../http/handler.ts';

/**
 * The brand of the host that is asked, which the data have to name: nothing but the address chooses in whose name a
 * mail is written (docs/product.md §4.3.2).
 */
export const ownBrand = ({ brand }: Pick<Context, 'brand'>, named: string): string => {
  if (named !== brand)
    throw malformed('This address is of another brand.', [{ field: 'brand', error: 'choice' }]);
  return brand;
};
