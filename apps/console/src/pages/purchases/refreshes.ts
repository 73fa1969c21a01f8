import { product } from '@comanda/api/areas/sales/product';
import { refreshedBy } from '../../resource/calls.ts';

/** What has to be asked again after a purchase: the purchases, and the products that followed it. */
export const refreshes = ['purchase.list', 'purchase.get', ...refreshedBy(product)];
