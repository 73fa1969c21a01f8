import { areas } from '@comanda/api/areas';
import { allCalls } from '@comanda/api/calls/all';
import { pages } from '@comanda/api/pages';
import { beforeAll, describe, expect, it } from 'vitest';
import { usePlatform } from '../support/usePlatform.ts';
import { type Business, openBusiness, places } from './requests.ts';

/*
 * Each address that the platform is specified to keep a kind of record at, by the sections of its specification: its list is
 * answered, by its maintenance area or by a call of its own.
 */
const specified: Readonly<Record<string, string>> = {
  '/settings': `
    basics/currencies basics/taxes basics/paymentMethods basics/employees basics/languages basics/ticketKinds
    basics/serviceKinds basics/business
    advanced/packs advanced/areas advanced/kitchenOrders advanced/modifiers advanced/matrixes advanced/groups
    advanced/rateStores
    sales/departments sales/subdepartments sales/discounts sales/rates sales/products sales/zones sales/businessSources
    sales/departmentGroups sales/orders sales/ratesStore
    others/customers others/tips others/suppliers sync/trackers sync/commits devices/digitalSignage photos`,
  '/upgrades': 'app flavours releases upgrades',
  '/documents': 'sales/tickets sales/invoice sales/deliveryNote purchases/tickets',
  '/licenses': `
    license/kindLicense license/brand board properties/property properties/stuff properties/lotProperty
    device/manufacturer device/modelDevice bundle/project bundle/addOn bundle/bundle bundle/subscription`,
  '/factorypay': 'cost merchantAccount modelDevice payEnrollment tariff share region reseller',
  '/admin': 'companies stores terminals users',
  '/pay': 'enrollment payment movement stores devices',
  '': 'analytics',
  '/hub': 'config/storeServices config/timeServices config/rateServices config/schedule orders qrinfo',
  '/factoryhub': 'orderingService orderingCompany connector',
  '/kds/config': 'marketStalls section monitor store',
  '/factorykds': 'monitorKind emitterKind productionCircuit',
  '/security': 'actions entityKinds entities profiles integrator',
  '/integrators': 'integrators integratorApps',
  '/devices': 'digitalSignage/stories',
  '/system': `
    configs/menus configs/employeePermissions configs/employeePermissionGroups configs/allergens configs/globalCurrency
    configs/advertising configs/repository configs/translates privileges/actions privileges/entities privileges/permissions
    privileges/roles regions/keyValues regions/regions regions/systemLanguage fiscal/gateway gallery/category gallery/image
    gallery/tag excel`,
  '/business': 'company store group terminals',
  '/notifications': 'classes types fcm applePush templates classSubscription subscription',
  '/factorygateway': 'models gateways devices integrators requests',
  '/profile': `
    invitations/received invitations/sent ownership/received ownership/sent accesskey/received accesskey/sent`,
};
const routes = Object.entries(specified).flatMap(([prefix, text]) =>
  text
    .split(/\s+/)
    .filter((part) => part !== '')
    .map((part) => `${prefix}/${part}`),
);

/** Lists with pages of their own, and the call that answers each. */
const answered: Readonly<Record<string, string>> = {
  '/settings/photos': 'photo.gallery',
  '/settings/sales/ratesStore': 'rateStore.list',
  '/settings/sync/trackers': 'tracker.list',
  '/settings/sync/commits': 'commit.list',
  '/documents/sales/tickets': 'ticket.list',
  '/documents/sales/invoice': 'invoice.list',
  '/documents/sales/deliveryNote': 'deliveryNote.list',
  '/documents/purchases/tickets': 'purchase.list',
  '/admin/companies': 'company.ofUser',
  '/admin/terminals': 'terminal.ofCompany',
  '/admin/users': 'user.ofCompany',
  '/business/company': 'company.ofUser',
  '/business/store': 'store.all',
  '/business/group': 'group.ofUser',
  '/business/terminals': 'terminal.ofCompany',
  '/factorygateway/requests': 'gatewayRequest.list',
  '/system/privileges/roles': 'role.ofCompany',
  '/pay/enrollment': 'cardEnrolment.ofCompany',
  '/pay/payment': 'cardPayment.list',
  '/pay/movement': 'cardMovement.list',
  '/pay/stores': 'cardStore.ofCompany',
  '/pay/devices': 'cardReader.ofCompany',
  '/analytics': 'report.query',
  '/hub/config/schedule': 'timeService.list',
  '/hub/orders': 'hubOrder.list',
  '/hub/qrinfo': 'zone.list',
  '/profile/invitations/received': 'invitation.received',
  '/profile/invitations/sent': 'invitation.sent',
  '/profile/ownership/received': 'transfer.list',
  '/profile/ownership/sent': 'transfer.list',
  '/profile/accesskey/received': 'accessKey.list',
  '/profile/accesskey/sent': 'accessKey.list',
};
/** Lists that the program itself is: the console has them without asking. */
const ofTheProgram: ReadonlySet<string> = new Set([
  '/security/actions',
  '/security/entities',
  '/system/privileges/actions',
  '/system/privileges/entities',
  '/system/privileges/permissions',
  '/system/excel',
]);

const byRoute = new Map(areas.map((area) => [area.route, area.name]));
const paths: ReadonlySet<string> = new Set(Object.values(pages).map(({ path }) => path));
const isThere = (route: string): boolean =>
  byRoute.has(route) || paths.has(route) || route.startsWith('/profile/');

const isAnswered = (route: string): boolean => byRoute.has(route) || route in answered;

const platform = usePlatform();
let home: Business;
beforeAll(async () => {
  home = await openBusiness(platform(), places.home);
});

it('each address is one of a list that is answered, or of the program', () => {
  expect(routes.filter((route) => isAnswered(route) === ofTheProgram.has(route))).toEqual([]);
});
it('each has a page', () => {
  expect(routes.filter((route) => !isThere(route))).toEqual([]);
});

describe('its list is answered:', () => {
  it.each(
    routes.flatMap((route) => {
      const name = answered[route] ?? (byRoute.has(route) ? `${byRoute.get(route)}.list` : undefined);
      return name === undefined ? [] : [[route, name] as const];
    }),
  )('%s by %s', async (_, name) => {
    const call = allCalls.find((one) => one.name === name);
    if (!call) throw new Error(`There is no call ${name}.`);
    const { caller, params, data } = await home.request(call);
    const { status, text, data: answer } = await caller.call(call, { params, data });
    expect(status, text).toBe(200);
    expect([answer, Object(answer).elements, Object(answer).rows].some(Array.isArray)).toBe(true);
  });
});
