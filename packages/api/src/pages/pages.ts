import type { Business } from '../calls/people.ts';
import { actionOf, type Verb } from '../permissions/naming.ts';
import { isOfPlatform, type PageKind, type Resource, type Tree } from '../kernel/index.ts';

/** What a page demands of the person who opens it (docs/product.md §5.4). */
export interface Demand {
  /**
   * Whose actions: the person's own, which for operators are those of the platform's records too, or with them those that
   * they hold in the business that the address names, else in the selected company.
   */
  readonly scope: 'user' | 'company';
  /** All of them are needed. */
  readonly actions: readonly string[];
}
/** Whether a page shows what is the platform's own: it demands an action of the platform, and no company. */
export const isOnPlatform = ({ scope, actions = [] }: Partial<Demand>): boolean =>
  scope === 'user' && actions.some((action) => action.startsWith('ALLOW_SYSTEM_'));
export interface Page extends Partial<Demand> {
  /** Address below the console's origin, parameters as `$id`; a `$` at its end is whatever follows. */
  readonly path: string;
}

/**
 * The business that an address names, by one parameter for each kind of business: what the page demands, it demands there
 * (docs/product.md §5.4.6).
 */
export const businessIn = ({
  companyId,
  storeId,
}: {
  readonly companyId?: string;
  readonly storeId?: string;
}): Business | undefined => {
  if (companyId !== undefined) return { kind: 'company', idCompany: companyId };
  return storeId === undefined ? undefined : { kind: 'store', idStore: storeId };
};

const synchronisation = { scope: 'company', actions: ['ALLOW_COMPANY_SYNC_ACCESS'] } as const;

/** What was sold: for who may read statistics at all, and this company's tickets and stores, whose
 * days and clocks figures are of (docs/product.md §20.4). */
const statistics = {
  scope: 'company',
  actions: ['ALLOW_USER_STATISTICS', 'ALLOW_COMPANY_TICKET_ACCESS', 'ALLOW_STORE_ACCESS'],
} as const;

const cards = { scope: 'company', actions: ['ALLOW_COMPANY_CARD_ACCESS'] } as const;
/** The same where stores are named one by one. */
const cardsOfStores = { scope: 'company', actions: [...cards.actions, 'ALLOW_STORE_ACCESS'] } as const;

/** What profiles are made of, for who sees those. */
const profiles = { scope: 'user', actions: ['ALLOW_SYSTEM_SECURITY_PROFILE_ACCESS'] } as const;

const people = { scope: 'company', actions: ['ALLOW_COMPANY_ROLE_ACCESS'] } as const;
const companyWriting = {
  scope: 'company',
  actions: ['ALLOW_COMPANY_ACCESS', 'ALLOW_COMPANY_EDIT'],
} as const;
const roleWriting = {
  scope: 'company',
  actions: ['ALLOW_COMPANY_ROLE_ACCESS', 'ALLOW_COMPANY_PERMISSION'],
} as const;

/**
 * The pages of the console that are no maintenance area's, each with what it demands; one without a demand is for
 * everybody. Its routes, its guard, the server's menu and the documentation read this table.
 */
export const pages = {
  login: { path: '/login' },
  register: { path: '/register' },
  recover: { path: '/recover' },
  logout: { path: '/logout' },
  notAuthorized: { path: '/not-authorized' },
  help: { path: '/help' },
  home: { path: '/', scope: 'user', actions: ['ALLOW_USER_HOME'] },
  profile: { path: '/profile/$', scope: 'user', actions: ['ALLOW_USER_PROFILE'] },
  companies: { path: '/admin/companies', scope: 'user', actions: ['ALLOW_USER_COMPANY'] },
  newCompany: { path: '/admin/companies/new', scope: 'user', actions: ['ALLOW_USER_COMPANY'] },
  editCompany: { path: '/admin/companies/$companyId/edit', ...companyWriting },
  beginCompany: { path: '/admin/companies/$companyId/begin', ...companyWriting },
  backup: {
    path: '/admin/companies/$companyId/backup',
    scope: 'company',
    actions: ['ALLOW_COMPANY_ACCESS', 'ALLOW_COMPANY_EXPORT'],
  },
  company: { path: '/admin/companies/$companyId/show', scope: 'company', actions: ['ALLOW_COMPANY_ACCESS'] },
  terminals: {
    path: '/admin/terminals',
    scope: 'company',
    actions: ['ALLOW_COMPANY_TERMINAL_ACCESS'],
  },
  businessCompanies: { path: '/business/company', scope: 'user', actions: ['ALLOW_USER_COMPANY'] },
  businessStores: { path: '/business/store', scope: 'user', actions: ['ALLOW_USER_COMPANY'] },
  businessGroups: { path: '/business/group', scope: 'user', actions: ['ALLOW_USER_GROUP'] },
  businessTerminals: {
    path: '/business/terminals',
    scope: 'company',
    actions: ['ALLOW_COMPANY_TERMINAL_ACCESS'],
  },
  gatewayRequests: {
    path: '/factorygateway/requests',
    scope: 'user',
    actions: ['ALLOW_SYSTEM_GATEWAY_ACCESS'],
  },
  kitchenScreens: {
    path: '/kds/config/screens',
    scope: 'company',
    actions: ['ALLOW_COMPANY_MONITOR_ACCESS'],
  },
  people: { path: '/admin/users', ...people },
  person: { path: '/admin/users/$userId/permissions', ...roleWriting },
  roles: { path: '/system/privileges/roles', ...people },
  newRole: { path: '/system/privileges/roles/new', ...roleWriting },
  role: { path: '/system/privileges/roles/$code/show', ...people },
  editRole: { path: '/system/privileges/roles/$code/edit', ...roleWriting },
  notify: {
    path: '/notifications/send',
    scope: 'company',
    actions: ['ALLOW_COMPANY_NOTIFY'],
  },
  message: { path: '/notification/$id', scope: 'user', actions: ['ALLOW_USER_HOME'] },
  trackers: { path: '/settings/sync/trackers', ...synchronisation },
  commits: { path: '/settings/sync/commits', ...synchronisation },
  commit: { path: '/settings/sync/commits/$id/show', ...synchronisation },
  translations: {
    path: '/settings/basics/languages/translate',
    scope: 'company',
    actions: ['ALLOW_COMPANY_LANGUAGE_ACCESS'],
  },
  photos: { path: '/settings/photos', scope: 'company', actions: ['ALLOW_COMPANY_PHOTO_ACCESS'] },
  ratesStore: {
    path: '/settings/sales/ratesStore',
    scope: 'company',
    actions: ['ALLOW_COMPANY_RATE_STORE_ACCESS', 'ALLOW_COMPANY_RATE_ACCESS', 'ALLOW_COMPANY_STORE_ACCESS'],
  },
  securityActions: { path: '/security/actions', ...profiles },
  securityEntities: { path: '/security/entities', ...profiles },
  privilegeActions: { path: '/system/privileges/actions', ...profiles },
  privilegeEntities: { path: '/system/privileges/entities', ...profiles },
  privilegePermissions: { path: '/system/privileges/permissions', ...profiles },
  /** Who takes out nothing of the menu that is sold brings in nothing either: cooks do not meet it. */
  excel: {
    path: '/system/excel',
    scope: 'company',
    actions: ['ALLOW_COMPANY_ACCESS', 'ALLOW_COMPANY_PRODUCT_EXPORT'],
  },
  tickets: {
    path: '/documents/sales/tickets',
    scope: 'company',
    actions: ['ALLOW_COMPANY_TICKET_ACCESS'],
  },
  invoices: {
    path: '/documents/sales/invoice',
    scope: 'company',
    actions: ['ALLOW_COMPANY_TICKET_ACCESS'],
  },
  delivered: {
    path: '/documents/sales/deliveryNote',
    scope: 'company',
    actions: ['ALLOW_COMPANY_TICKET_ACCESS'],
  },
  bought: {
    path: '/documents/purchases/tickets',
    scope: 'company',
    actions: ['ALLOW_COMPANY_PURCHASE_ACCESS'],
  },
  purchase: {
    path: '/documents/purchases/tickets/$id/show',
    scope: 'company',
    actions: ['ALLOW_COMPANY_PURCHASE_ACCESS'],
  },
  newPurchase: {
    path: '/documents/purchases/tickets/new',
    scope: 'company',
    actions: [
      'ALLOW_COMPANY_PURCHASE_ACCESS',
      'ALLOW_COMPANY_PURCHASE_CREATE',
      'ALLOW_STORE_ACCESS',
      'ALLOW_COMPANY_TAX_ACCESS',
    ],
  },
  hubOrders: {
    path: '/hub/orders',
    scope: 'company',
    actions: ['ALLOW_COMPANY_ORDER_ACCESS'],
  },
  hubSchedule: {
    path: '/hub/config/schedule',
    scope: 'company',
    actions: [
      'ALLOW_COMPANY_STORE_SERVICE_ACCESS',
      'ALLOW_COMPANY_TIME_SERVICE_ACCESS',
      'ALLOW_COMPANY_STORE_ACCESS',
    ],
  },
  qrInfo: {
    path: '/hub/qrinfo',
    scope: 'company',
    actions: ['ALLOW_STORE_ZONE_ACCESS', 'ALLOW_COMPANY_STORE_ACCESS'],
  },
  todaySales: { path: '/statistics/todaysales', ...statistics },
  zReporting: { path: '/statistics/zreporting', ...statistics },
  closing: { path: '/statistics/zreporting/$id/show', ...statistics },
  openPeriod: { path: '/statistics/zreporting/store/$storeId', ...statistics },
  employees: { path: '/statistics/employees', ...statistics },
  scoreboard: { path: '/statistics/scoreboad', ...statistics },
  kitchenTimes: { path: '/statistics/kitchen', ...statistics },
  balance: {
    path: '/statistics/balance',
    scope: 'company',
    actions: ['ALLOW_COMPANY_BALANCE_ACCESS', 'ALLOW_STORE_ACCESS'],
  },
  cardPayments: { path: '/pay/payment', ...cards },
  payouts: { path: '/pay/movement', ...cards },
  cardStores: { path: '/pay/stores', ...cardsOfStores },
  enrolments: { path: '/pay/enrollment', ...cardsOfStores },
  cardReaders: { path: '/pay/devices', ...cards },
  analytics: {
    path: '/analytics',
    scope: 'company',
    actions: [...cards.actions, ...statistics.actions],
  },
  presentations: {
    path: '/statistics/presentation',
    scope: 'company',
    actions: [...statistics.actions, 'ALLOW_COMPANY_PRESENTATION_CREATE'],
  },
} as const satisfies Readonly<Record<string, Page>>;
/** Pages that a menu leads to by themselves. */
export type MenuPage =
  | 'home'
  | 'gatewayRequests'
  | 'terminals'
  | 'people'
  | 'roles'
  | 'notify'
  | 'trackers'
  | 'commits'
  | 'ratesStore'
  | 'photos'
  | 'excel'
  | 'securityActions'
  | 'securityEntities'
  | 'tickets'
  | 'invoices'
  | 'delivered'
  | 'bought'
  | 'balance'
  | 'todaySales'
  | 'zReporting'
  | 'employees'
  | 'scoreboard'
  | 'presentations'
  | 'kitchenTimes'
  | 'kitchenScreens'
  | 'hubOrders'
  | 'hubSchedule'
  | 'qrInfo'
  | 'cardPayments'
  | 'payouts'
  | 'cardStores'
  | 'cardReaders'
  | 'enrolments'
  | 'analytics';

/** What stands for the `$` of the profile's address, in the order of its menu (docs/product.md §22.3, §22.4). */
export const profilePaths = [
  'basic',
  'address',
  'social',
  'picture',
  'password',
  'invitations/received',
  'invitations/sent',
  'ownership/received',
  'ownership/sent',
  'accesskey/received',
  'accesskey/sent',
  'notifications',
  'theme',
  'environment',
  'about',
] as const;
export type ProfilePath = (typeof profilePaths)[number];
/** Addresses that lead to one of them by another name. */
export const profileAliases: Readonly<Record<string, ProfilePath>> = { 'access-key': 'accesskey/received' };

/** Pages that open by themselves, signed in or not: the console is not loaded for them. */
export const doors = {
  reset: { path: '/reset/$email/$token' },
  confirm: { path: '/confirm/$email/$token' },
  callback: { path: '/callback' },
  invitation: { path: '/invitation/$id/$email' },
  publicTicket: { path: '/public/ticket/$id' },
  publicInvoice: { path: '/public/invoice/$id' },
  presentation: { path: '/presentation/$page/$block' },
  begin: { path: '/begin' },
} as const satisfies Readonly<Record<string, Page>>;

/** The pages of every maintenance area, below its route, and the verbs that each demands: what is changed is read first. */
export const areaPages = {
  list: { path: '', verbs: ['ACCESS'] },
  new: { path: '/new', verbs: ['CREATE'] },
  show: { path: '/$id/show', verbs: ['ACCESS'] },
  edit: { path: '/$id/edit', verbs: ['ACCESS', 'EDIT'] },
  duplicate: { path: '/$id/duplicate', verbs: ['ACCESS', 'CREATE'] },
  import: { path: '/import', verbs: ['ACCESS', 'CREATE'] },
  tree: { path: '/tree', verbs: ['ACCESS'] },
  importOne: { path: '/import/$id', verbs: ['ACCESS', 'CREATE'] },
} as const satisfies Readonly<Record<string, { readonly path: string; readonly verbs: readonly Verb[] }>>;
export type AreaPage = keyof typeof areaPages;

const offered = {
  list: ['list', 'new', 'show', 'edit', 'duplicate', 'import', 'importOne'],
  one: ['list', 'edit'],
  read: ['list', 'show'],
} as const satisfies Readonly<Record<PageKind, readonly AreaPage[]>>;
/** The pages that an area has, by how its records stand; where there is one record, its list is that record. */
export const pagesIn = ({
  page = 'list',
  tree = false,
}: {
  readonly page?: PageKind;
  readonly tree?: Tree | boolean;
}): readonly AreaPage[] => [...offered[page], ...(tree === false ? [] : (['tree'] as const))];

interface Placed {
  readonly code: string;
  readonly route: string;
  readonly page?: PageKind;
}
/** Where a page of an area is; the one of a store names it as the business that it is. */
export const pathOf = ({ code, route, page: kind }: Placed, page: AreaPage): string => {
  if (kind === 'one' && page === 'edit') return `${route}/edit`;
  return route + (code === 'STR' && page === 'show' ? '/$storeId/show' : areaPages[page].path);
};

/** Files that are being read in are kept in a company, also where their records will be the platform's. */
const inCompany: readonly AreaPage[] = ['import', 'importOne'];

/** What a page of a maintenance area demands. */
export const demandOf = (resource: Pick<Resource, 'name' | 'owner'>, page: AreaPage): Demand => ({
  scope: isOfPlatform(resource) && !inCompany.includes(page) ? 'user' : 'company',
  actions: areaPages[page].verbs.map((verb) => actionOf(resource, verb)),
});
