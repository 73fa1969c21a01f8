import type { Resource } from '@comanda/api/kernel';

/** Where a maintenance area lives and how its definition is loaded; its pages are made in resourceRoutes.tsx. */
export interface ResourceArea {
  /** Entity code of the definition. */
  readonly code: string;
  /** Path of its list; the same as the definition's `route`, which a test checks. */
  readonly path: string;
  /** `name` and `owner` of the definition, which name its actions. */
  readonly name: string;
  readonly owner: Resource['owner'];
  readonly load: () => Promise<Resource>;
}

const area = (
  code: string,
  name: string,
  path: string,
  load: ResourceArea['load'],
  owner: ResourceArea['owner'] = 'company',
): ResourceArea => ({ code, name, path, owner, load });

export const resourceAreas: readonly ResourceArea[] = [
  area('TAX', 'tax', '/settings/basics/taxes', () =>
    import('@comanda/api/resources/tax').then(({ tax }) => tax),
  ),
  area('CRR', 'currency', '/settings/basics/currencies', () =>
    import('@comanda/api/resources/currency').then(({ currency }) => currency),
  ),
  area('PMT', 'paymentMethod', '/settings/basics/paymentMethods', () =>
    import('@comanda/api/resources/paymentMethod').then(({ paymentMethod }) => paymentMethod),
  ),
  area('TKK', 'ticketKind', '/settings/basics/ticketKinds', () =>
    import('@comanda/api/resources/ticketKind').then(({ ticketKind }) => ticketKind),
  ),
  area('RGN', 'region', '/system/regions/regions', () =>
    import('@comanda/api/resources/region').then(({ region }) => region),
  ),
  area('STR', 'store', '/admin/stores', () =>
    import('@comanda/api/resources/store').then(({ store }) => store),
  ),
  area('DPT', 'department', '/settings/sales/departments', () =>
    import('@comanda/api/resources/department').then(({ department }) => department),
  ),
  area('SDP', 'subdepartment', '/settings/sales/subdepartments', () =>
    import('@comanda/api/resources/subdepartment').then(({ subdepartment }) => subdepartment),
  ),
  area('RTE', 'rate', '/settings/sales/rates', () =>
    import('@comanda/api/resources/rate').then(({ rate }) => rate),
  ),
  area('ART', 'product', '/settings/sales/products', () =>
    import('@comanda/api/resources/product').then(({ product }) => product),
  ),
  area('SPL', 'supplier', '/settings/others/suppliers', () =>
    import('@comanda/api/resources/supplier').then(({ supplier }) => supplier),
  ),
  area('BSR', 'businessSource', '/settings/sales/businessSources', () =>
    import('@comanda/api/resources/businessSource').then(({ businessSource }) => businessSource),
  ),
  area('MDF', 'modifier', '/settings/advanced/modifiers', () =>
    import('@comanda/api/resources/modifier').then(({ modifier }) => modifier),
  ),
  area('PGR', 'itemGroup', '/settings/advanced/groups', () =>
    import('@comanda/api/resources/productGroup').then(({ productGroup }) => productGroup),
  ),
  area('PCK', 'pack', '/settings/advanced/packs', () =>
    import('@comanda/api/resources/pack').then(({ pack }) => pack),
  ),
  area('MTX', 'matrix', '/settings/advanced/matrixes', () =>
    import('@comanda/api/resources/matrix').then(({ matrix }) => matrix),
  ),
  area('ARE', 'area', '/settings/advanced/areas', () =>
    import('@comanda/api/resources/area').then(({ area: definition }) => definition),
  ),
  area('KOR', 'kitchenOrder', '/settings/advanced/kitchenOrders', () =>
    import('@comanda/api/resources/kitchenOrder').then(({ kitchenOrder }) => kitchenOrder),
  ),
  area('KSC', 'section', '/kds/config/section', () =>
    import('@comanda/api/resources/section').then(({ section }) => section),
  ),
  area('KMN', 'monitor', '/kds/config/monitor', () =>
    import('@comanda/api/resources/monitor').then(({ monitor }) => monitor),
  ),
  area('EMP', 'employee', '/settings/basics/employees', () =>
    import('@comanda/api/resources/employee').then(({ employee }) => employee),
  ),
  area('SRV', 'serviceKind', '/settings/basics/serviceKinds', () =>
    import('@comanda/api/resources/serviceKind').then(({ serviceKind }) => serviceKind),
  ),
  area('DSC', 'discount', '/settings/sales/discounts', () =>
    import('@comanda/api/resources/discount').then(({ discount }) => discount),
  ),
  area(
    'ALG',
    'allergen',
    '/system/configs/allergens',
    () => import('@comanda/api/resources/allergen').then(({ allergen }) => allergen),
    'system',
  ),
  area(
    'LSK',
    'licenceKind',
    '/licenses/license/kindLicense',
    () => import('@comanda/api/resources/licenceKind').then(({ licenceKind }) => licenceKind),
    'system',
  ),
];

/** The area of an entity code, to link to its records. */
export const areaOf = (code: string): ResourceArea | undefined =>
  resourceAreas.find((area) => area.code === code);
