import type { PageKind, Resource } from '../kernel/index.ts';

/** Groups of maintenance areas: a folder each, whose definitions and texts are loaded with its first page. */
export type AreaGroup =
  | 'basics'
  | 'sales'
  | 'advanced'
  | 'others'
  | 'devices'
  | 'hierarchy'
  | 'licensing'
  | 'factorypay'
  | 'pay'
  | 'hub'
  | 'kitchen'
  | 'security'
  | 'gateways'
  | 'system'
  | 'notifications'
  | 'upgrades';

/** Branches of the menu, named by what a person wants to do; the last ones are those of the platform's operators. */
export type Branch =
  | 'sales'
  | 'menu'
  | 'prices'
  | 'team'
  | 'kitchen'
  | 'purchases'
  | 'ordering'
  | 'cards'
  | 'publishing'
  | 'settings'
  | 'licences'
  | 'payments'
  | 'platform'
  | 'security'
  | 'integrations'
  | 'upgrades'
  | 'notifications';

/** What an area is besides its definition. */
interface Traits {
  /** Where it stands in the menu, where that is not the branch of its group. */
  readonly branch: Branch;
  /** Whose records they are: a company's, one store's, or the platform's own. */
  readonly scope: Resource['owner'];
  /** How its records stand on pages. */
  readonly page: PageKind;
  /** Whether they are also shown as a tree. */
  readonly tree: boolean;
  /** The platform's own records that everybody who signs in may see. */
  readonly shared: boolean;
  /** Whether a company may have very many: its list sorts by name from an index. */
  readonly large: boolean;
  /** Its records are asked for on a page of their own, and its list offers no other way to a new one. */
  readonly asked: boolean;
}

/** A maintenance area before its definition is loaded: what menus, routes and rights need to know of it. */
export interface Area extends Traits {
  /** Entity code, `name`, `route`, `owner` and `page` of the definition, which a test compares. */
  readonly code: string;
  readonly name: string;
  readonly route: string;
  readonly owner: Resource['owner'];
  readonly group: AreaGroup;
  /** Name of an icon of the lucide set. */
  readonly icon: string;
  readonly load: () => Promise<Resource>;
}

type Line = (group: AreaGroup, branch: Branch) => Area;

/** `load` imports the file of the definition, which exports it under its name. */
const area =
  <const N extends string>(
    code: string,
    name: N,
    route: string,
    icon: string,
    load: () => Promise<Readonly<Record<N, Resource>>>,
    { scope = 'company', page = 'list', tree = false, shared = false, large = false, asked = false, branch }: Partial<Traits> = {},
  ): Line =>
  (group, usual) => ({
    group,
    branch: branch ?? usual,
    code,
    name,
    route,
    icon,
    scope,
    page,
    tree,
    shared,
    large,
    asked,
    owner: scope,
    load: async () => (await load())[name],
  });
const inGroup = (group: AreaGroup, branch: Branch, lines: readonly Line[]): Area[] => lines.map((line) => line(group, branch));

/**
 * Every maintenance area, in the order of the menu. Routes, menu, palette, matrix of roles and permissions are made from
 * it; it imports no definition, so that each group loads when one of its pages is opened.
 */
export const areas: readonly Area[] = [
  ...inGroup('basics', 'prices', [
    area('CRR', 'currency', '/settings/basics/currencies', 'coins', () => import('./basics/currency.ts')),
    area('TAX', 'tax', '/settings/basics/taxes', 'percent', () => import('./basics/tax.ts')),
    area('PMT', 'paymentMethod', '/settings/basics/paymentMethods', 'credit-card', () => import('./basics/paymentMethod.ts')),
    area('TKK', 'ticketKind', '/settings/basics/ticketKinds', 'receipt', () => import('./basics/ticketKind.ts'), { branch: 'settings' }),
    area('BSN', 'businessInfo', '/settings/basics/business', 'building', () => import('./basics/businessInfo.ts'), { page: 'one', branch: 'settings' }),
    area('LNG', 'language', '/settings/basics/languages', 'languages', () => import('./basics/language.ts'), { branch: 'settings' }),
    area('EMP', 'employee', '/settings/basics/employees', 'id-card', () => import('./basics/employee.ts'), { branch: 'team' }),
    area('SRV', 'serviceKind', '/settings/basics/serviceKinds', 'concierge-bell', () => import('./basics/serviceKind.ts'), { branch: 'settings' }),
  ]),
  ...inGroup('sales', 'menu', [
    area('ART', 'product', '/settings/sales/products', 'package', () => import('./sales/product.ts'), { large: true }),
    area('DPT', 'department', '/settings/sales/departments', 'folder', () => import('./sales/department.ts'), { tree: true }),
    area('SDP', 'subdepartment', '/settings/sales/subdepartments', 'folder-tree', () => import('./sales/subdepartment.ts')),
    area('RTE', 'rate', '/settings/sales/rates', 'tags', () => import('./sales/rate.ts'), { branch: 'prices' }),
    area('BSR', 'businessSource', '/settings/sales/businessSources', 'waypoints', () => import('./sales/businessSource.ts'), { branch: 'settings' }),
    area('DSC', 'discount', '/settings/sales/discounts', 'ticket-percent', () => import('./sales/discount.ts'), { branch: 'prices' }),
    area('DPG', 'departmentGroup', '/settings/sales/departmentGroups', 'folders', () => import('./sales/departmentGroup.ts')),
    area('SOR', 'saleOrder', '/settings/sales/orders', 'layout-grid', () => import('./sales/saleOrder.ts')),
    area('ZON', 'zone', '/settings/sales/zones', 'map-pin', () => import('./sales/zone.ts'), { scope: 'store', branch: 'team' }),
  ]),
  ...inGroup('advanced', 'menu', [
    area('MDF', 'modifier', '/settings/advanced/modifiers', 'list-checks', () => import('./advanced/modifier.ts')),
    area('PGR', 'itemGroup', '/settings/advanced/groups', 'group', () => import('./advanced/itemGroup.ts')),
    area('PCK', 'pack', '/settings/advanced/packs', 'boxes', () => import('./advanced/pack.ts')),
    area('MTX', 'matrix', '/settings/advanced/matrixes', 'grid-3x3', () => import('./advanced/matrix.ts')),
    area('ARE', 'area', '/settings/advanced/areas', 'chef-hat', () => import('./advanced/area.ts'), { branch: 'kitchen' }),
    area('KOR', 'kitchenOrder', '/settings/advanced/kitchenOrders', 'list-ordered', () => import('./advanced/kitchenOrder.ts'), { branch: 'kitchen' }),
    area('RTS', 'rateStore', '/settings/advanced/rateStores', 'calendar-clock', () => import('./advanced/rateStore.ts'), { branch: 'prices' }),
  ]),
  ...inGroup('hierarchy', 'team', [
    area('STR', 'store', '/admin/stores', 'store', () => import('./hierarchy/store.ts')),
    area('IST', 'infoStore', '/business/infoStore', 'info', () => import('./hierarchy/infoStore.ts'), { scope: 'store', branch: 'settings' }),
  ]),
  ...inGroup('system', 'platform', [
    area('RGN', 'region', '/system/regions/regions', 'map', () => import('./system/region.ts'), { branch: 'settings' }),
    area('ALG', 'allergen', '/system/configs/allergens', 'wheat', () => import('./system/allergen.ts'), { scope: 'system', shared: true, branch: 'menu' }),
    area('EPM', 'employeePermission', '/system/configs/employeePermissions', 'shield-check', () => import('./system/employeePermission.ts'), {
      scope: 'system',
      shared: true,
      branch: 'team',
    }),
    area('EPG', 'employeePermissionGroup', '/system/configs/employeePermissionGroups', 'user-cog', () => import('./system/employeePermissionGroup.ts'), { branch: 'team' }),
    area('GCR', 'globalCurrency', '/system/configs/globalCurrency', 'banknote', () => import('./system/globalCurrency.ts'), { scope: 'system' }),
    area('SLN', 'systemLanguage', '/system/regions/systemLanguage', 'languages', () => import('./system/systemLanguage.ts'), { scope: 'system' }),
    area('KVL', 'keyValue', '/system/regions/keyValues', 'key-square', () => import('./system/keyValue.ts'), { scope: 'system' }),
    area('MNU', 'menu', '/system/configs/menus', 'menu', () => import('./system/menu.ts'), { scope: 'system' }),
    area('ADV', 'advertising', '/system/configs/advertising', 'megaphone', () => import('./system/advertising.ts'), { scope: 'system' }),
    area('RPS', 'repository', '/system/configs/repository', 'archive', () => import('./system/repository.ts'), { scope: 'system' }),
    area('IMG', 'photo', '/system/gallery/image', 'image', () => import('./system/photo.ts'), { branch: 'menu' }),
    area('CAT', 'category', '/system/gallery/category', 'images', () => import('./system/category.ts'), { scope: 'system', shared: true, branch: 'menu' }),
    area('TAG', 'tag', '/system/gallery/tag', 'tag', () => import('./system/tag.ts'), { scope: 'system', shared: true, branch: 'menu' }),
    area('STP', 'systemTip', '/system/tip', 'lightbulb', () => import('./system/systemTip.ts'), { scope: 'system' }),
    area('TSL', 'translate', '/system/configs/translates', 'languages', () => import('./system/translate.ts'), { scope: 'system' }),
  ]),
  ...inGroup('licensing', 'licences', [
    area('LSK', 'licenceKind', '/licenses/license/kindLicense', 'badge-check', () => import('./licensing/licenceKind.ts'), { scope: 'system' }),
    area('PRP', 'property', '/licenses/properties/property', 'sliders-horizontal', () => import('./licensing/property.ts'), { scope: 'system' }),
    area('BRN', 'licenceBrand', '/licenses/license/brand', 'handshake', () => import('./licensing/licenceBrand.ts'), { scope: 'system' }),
    area('BND', 'bundle', '/licenses/bundle/bundle', 'package-open', () => import('./licensing/bundle.ts'), { scope: 'system' }),
    area('LSB', 'licenceSubscription', '/licenses/bundle/subscription', 'calendar-clock', () => import('./licensing/licenceSubscription.ts'), { scope: 'system' }),
    area('ADN', 'addOn', '/licenses/bundle/addOn', 'puzzle', () => import('./licensing/addOn.ts'), { scope: 'system' }),
    area('PRJ', 'project', '/licenses/bundle/project', 'briefcase', () => import('./licensing/project.ts'), { scope: 'system' }),
    area('MNF', 'manufacturer', '/licenses/device/manufacturer', 'factory', () => import('./licensing/manufacturer.ts'), { scope: 'system' }),
    area('DVM', 'deviceModel', '/licenses/device/modelDevice', 'tablet-smartphone', () => import('./licensing/deviceModel.ts'), { scope: 'system' }),
    area('BRD', 'board', '/licenses/board', 'circuit-board', () => import('./licensing/board.ts'), { scope: 'system' }),
    area('LOT', 'lotProperty', '/licenses/properties/lotProperty', 'boxes', () => import('./licensing/lotProperty.ts'), { scope: 'system' }),
    area('STF', 'stuff', '/licenses/properties/stuff', 'printer', () => import('./licensing/stuff.ts'), { scope: 'system' }),
  ]),
  ...inGroup('upgrades', 'upgrades', [
    area('APP', 'app', '/upgrades/app', 'app-window', () => import('./upgrades/app.ts'), { scope: 'system' }),
    area('FLV', 'flavour', '/upgrades/flavours', 'palette', () => import('./upgrades/flavour.ts'), { scope: 'system' }),
    area('RLS', 'release', '/upgrades/releases', 'package-check', () => import('./upgrades/release.ts'), { scope: 'system' }),
    area('UPG', 'upgrade', '/upgrades/upgrades', 'circle-arrow-up', () => import('./upgrades/upgrade.ts'), { scope: 'system' }),
  ]),
  ...inGroup('others', 'team', [
    area('SPL', 'supplier', '/settings/others/suppliers', 'truck', () => import('./others/supplier.ts'), { branch: 'purchases' }),
    area('CST', 'customer', '/settings/others/customers', 'contact', () => import('./others/customer.ts'), { large: true, branch: 'sales' }),
    area('TIP', 'tip', '/settings/others/tips', 'hand-coins', () => import('./others/tip.ts'), { branch: 'prices' }),
  ]),
  ...inGroup('devices', 'settings', [
    area('SGN', 'digitalSignage', '/settings/devices/digitalSignage', 'monitor-play', () => import('./devices/digitalSignage.ts'), { scope: 'store' }),
    area('SGS', 'signageStory', '/devices/digitalSignage/stories', 'gallery-horizontal', () => import('./devices/signageStory.ts')),
  ]),
  ...inGroup('kitchen', 'kitchen', [
    area('KMN', 'monitor', '/kds/config/monitor', 'monitor', () => import('./kitchen/monitor.ts')),
    area('KSC', 'section', '/kds/config/section', 'utensils', () => import('./kitchen/section.ts')),
    area('KMS', 'marketStall', '/kds/config/marketStalls', 'tent', () => import('./kitchen/marketStall.ts'), { scope: 'store' }),
    area('KST', 'kitchenStore', '/kds/config/store', 'timer', () => import('./kitchen/kitchenStore.ts'), { scope: 'store' }),
    area('KMK', 'monitorKind', '/factorykds/monitorKind', 'monitor-cog', () => import('./kitchen/monitorKind.ts'), { scope: 'system', branch: 'platform' }),
    area('KPC', 'productionCircuit', '/factorykds/productionCircuit', 'waypoints', () => import('./kitchen/productionCircuit.ts'), { scope: 'system', branch: 'platform' }),
    area('KEK', 'emitterKind', '/factorykds/emitterKind', 'radio-tower', () => import('./kitchen/emitterKind.ts'), { scope: 'system', branch: 'platform' }),
  ]),
  ...inGroup('factorypay', 'payments', [
    area('FPT', 'payTariff', '/factorypay/tariff', 'badge-percent', () => import('./factorypay/payTariff.ts'), { scope: 'system' }),
    area('FPC', 'payCost', '/factorypay/cost', 'hand-coins', () => import('./factorypay/payCost.ts'), { scope: 'system' }),
    area('FPA', 'payMerchantAccount', '/factorypay/merchantAccount', 'landmark', () => import('./factorypay/payMerchantAccount.ts'), { scope: 'system' }),
    area('FPN', 'payEnrollment', '/factorypay/payEnrollment', 'receipt', () => import('./factorypay/payEnrollment.ts'), { scope: 'system', asked: true }),
    area('FPM', 'payModelDevice', '/factorypay/modelDevice', 'nfc', () => import('./factorypay/payModelDevice.ts'), { scope: 'system' }),
    area('FPR', 'payRegion', '/factorypay/region', 'globe', () => import('./factorypay/payRegion.ts'), { scope: 'system' }),
    area('FPE', 'payReseller', '/factorypay/reseller', 'handshake', () => import('./factorypay/payReseller.ts'), { scope: 'system' }),
    area('FPS', 'payShare', '/factorypay/share', 'chart-pie', () => import('./factorypay/payShare.ts'), { scope: 'system' }),
  ]),
  ...inGroup('hub', 'ordering', [
    area('HSS', 'storeService', '/hub/config/storeServices', 'shopping-bag', () => import('./hub/storeService.ts')),
    area('HTS', 'timeService', '/hub/config/timeServices', 'clock', () => import('./hub/timeService.ts')),
    area('HRS', 'rateService', '/hub/config/rateServices', 'tag', () => import('./hub/rateService.ts')),
    area('HOS', 'orderingService', '/factoryhub/orderingService', 'bike', () => import('./hub/orderingService.ts'), { scope: 'system', branch: 'integrations' }),
    area('HOC', 'orderingCompany', '/factoryhub/orderingCompany', 'building-2', () => import('./hub/orderingCompany.ts'), { scope: 'system', branch: 'integrations' }),
    area('HCN', 'connector', '/factoryhub/connector', 'plug-zap', () => import('./hub/connector.ts'), { scope: 'system', branch: 'integrations' }),
  ]),
  ...inGroup('security', 'security', [
    area('SEK', 'entityKind', '/security/entityKinds', 'shapes', () => import('./security/entityKind.ts'), { scope: 'system' }),
    area('SPF', 'securityProfile', '/security/profiles', 'shield-check', () => import('./security/securityProfile.ts'), { scope: 'system' }),
    area('SIN', 'securityIntegrator', '/security/integrator', 'handshake', () => import('./security/securityIntegrator.ts'), { scope: 'system' }),
  ]),
  ...inGroup('gateways', 'integrations', [
    area('ITG', 'integrator', '/integrators/integrators', 'blocks', () => import('./gateways/integrator.ts'), { scope: 'system' }),
    area('ITA', 'integratorApp', '/integrators/integratorApps', 'app-window', () => import('./gateways/integratorApp.ts'), { scope: 'system' }),
    area('GWM', 'gatewayModel', '/factorygateway/models', 'server-cog', () => import('./gateways/gatewayModel.ts'), { scope: 'system' }),
    area('GWY', 'gateway', '/factorygateway/gateways', 'router', () => import('./gateways/gateway.ts'), { scope: 'system' }),
    area('GWD', 'gatewayDevice', '/factorygateway/devices', 'hard-drive', () => import('./gateways/gatewayDevice.ts'), { scope: 'system' }),
    area('GWI', 'gatewayIntegrator', '/factorygateway/integrators', 'cable', () => import('./gateways/gatewayIntegrator.ts'), { scope: 'system' }),
    area('FGW', 'fiscalGateway', '/system/fiscal/gateway', 'stamp', () => import('./gateways/fiscalGateway.ts'), { scope: 'system' }),
  ]),
  ...inGroup('notifications', 'notifications', [
    area('NCL', 'notificationClass', '/notifications/classes', 'bell-ring', () => import('./notifications/notificationClass.ts'), { scope: 'system' }),
    area('NTY', 'notificationType', '/notifications/types', 'message-square', () => import('./notifications/notificationType.ts'), { scope: 'system' }),
    area('NTP', 'notificationTemplate', '/notifications/templates', 'mail', () => import('./notifications/notificationTemplate.ts'), { scope: 'system' }),
    area('NFC', 'fcm', '/notifications/fcm', 'radio-tower', () => import('./notifications/fcm.ts'), { scope: 'system' }),
    area('NAP', 'applePush', '/notifications/applePush', 'app-window', () => import('./notifications/applePush.ts'), { scope: 'system' }),
    area('NCS', 'classSubscription', '/notifications/classSubscription', 'list-checks', () => import('./notifications/classSubscription.ts'), { scope: 'system' }),
    area('NSB', 'notificationSubscription', '/notifications/subscription', 'users', () => import('./notifications/notificationSubscription.ts'), { scope: 'system' }),
  ]),
];

/** The area of an entity code. */
export const areaOf = (code: string): Area | undefined => areas.find((area) => area.code === code);
