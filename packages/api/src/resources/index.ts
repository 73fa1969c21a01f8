import type { Resource } from '../kernel/index.ts';
import { allergen } from './allergen.ts';
import { area } from './area.ts';
import { businessSource } from './businessSource.ts';
import { currency } from './currency.ts';
import { department } from './department.ts';
import { discount } from './discount.ts';
import { employee } from './employee.ts';
import { kitchenOrder } from './kitchenOrder.ts';
import { licenceKind } from './licenceKind.ts';
import { matrix } from './matrix.ts';
import { modifier } from './modifier.ts';
import { monitor } from './monitor.ts';
import { pack } from './pack.ts';
import { paymentMethod } from './paymentMethod.ts';
import { product } from './product.ts';
import { productGroup } from './productGroup.ts';
import { rate } from './rate.ts';
import { region } from './region.ts';
import { section } from './section.ts';
import { serviceKind } from './serviceKind.ts';
import { store } from './store.ts';
import { subdepartment } from './subdepartment.ts';
import { supplier } from './supplier.ts';
import { tax } from './tax.ts';
import { ticketKind } from './ticketKind.ts';

/**
 * Every resource, for who needs all of them at once: the server, the tests, the documentation. The console loads
 * each definition by its area (`@comanda/api/resources/tax`). A reference points at a code of this registry.
 */
export const resources: readonly Resource[] = [
  currency,
  tax,
  paymentMethod,
  ticketKind,
  region,
  store,
  department,
  subdepartment,
  rate,
  supplier,
  area,
  kitchenOrder,
  businessSource,
  modifier,
  matrix,
  productGroup,
  pack,
  product,
  section,
  monitor,
  employee,
  serviceKind,
  discount,
  allergen,
  licenceKind,
];
