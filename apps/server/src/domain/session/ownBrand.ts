import type { ExtraInfo } from '@comanda/api/errors';
import { Refusal } from '../../core/refusal.ts';
import type { Context } from '../../core/work.ts';

/** What was shown is of another brand than the host that it was shown to (docs/product.md §4.3.5). */
export const brandNotAllowed = (extra?: readonly ExtraInfo[]): Refusal =>
  new Refusal('ERROR_BRAND_NOT_ALLOWED', 'This address is of another brand.', { ...(extra && { extra }) });

/**
 * The brand of the host that is asked, which the data have to name: nothing but the address chooses whom somebody signs in
 * to, and in whose name a mail is written (docs/product.md §4.3.2).
 */
export const ownBrand = ({ brand }: Pick<Context, 'brand'>, named: string): string => {
  if (named !== brand) throw brandNotAllowed([{ entity: 'REQUEST', field: 'brand', error: 'choice' }]);
  return brand;
};
