import type { MenuPage } from '../pages/pages.ts';
import { type Area, areas, type Branch } from './table.ts';

/** An entry that leads to a page which is no maintenance area; its text is `menu.<page>`. */
export interface MenuLeaf {
  readonly page: MenuPage;
  readonly icon: string;
  /** Code of the area whose records it shows in a better way: whoever sees the page has no second entry for those. */
  readonly shows?: string;
}
/** An entry that holds the areas of its branch, as the table says, and further pages; its text is `menu.<branch>`. */
export interface MenuBranch {
  readonly branch: Branch;
  readonly icon: string;
  readonly pages?: readonly MenuLeaf[];
  /** Areas of other branches, which are listed here too for whoever may make records of them. */
  readonly keeps?: readonly Area[];
  /** Countries whose companies are not offered it, as ISO 3166-1 has them. */
  readonly notIn?: readonly string[];
}
export type MenuPart = MenuLeaf | MenuBranch;

const own: readonly MenuPart[] = [{ page: 'home', icon: 'house' }];

/** What is the platform's own, for its operators: no company is needed for it. */
const ofPlatform: readonly MenuPart[] = [
  { branch: 'licences', icon: 'key-round' },
  { branch: 'payments', icon: 'landmark' },
  { branch: 'platform', icon: 'server' },
  {
    branch: 'security',
    icon: 'shield',
    pages: [
      { page: 'securityActions', icon: 'list-checks' },
      { page: 'securityEntities', icon: 'shapes' },
    ],
  },
  {
    branch: 'integrations',
    icon: 'plug',
    pages: [{ page: 'gatewayRequests', icon: 'list-checks' }],
  },
  { branch: 'upgrades', icon: 'circle-arrow-up' },
  { branch: 'notifications', icon: 'bell' },
];

/** What there is without a company; what everybody sees of the platform's own stands within a company where it is used. */
export const plainMenu: readonly MenuPart[] = [
  ...own,
  ...ofPlatform.map((part) =>
    'branch' in part && part.branch === 'platform'
      ? { ...part, keeps: areas.filter(({ shared }) => shared) }
      : part,
  ),
];

/** The menu within a company, by what a person wants to do (docs/product.md §3.2). Icons are names of the lucide set. */
export const companyMenu: readonly MenuPart[] = [
  ...own,
  {
    branch: 'sales',
    icon: 'receipt-text',
    pages: [
      { page: 'todaySales', icon: 'chart-pie' },
      { page: 'tickets', icon: 'receipt-text' },
      { page: 'invoices', icon: 'file-text' },
      { page: 'delivered', icon: 'truck' },
      { page: 'zReporting', icon: 'calendar-clock' },
      { page: 'employees', icon: 'users' },
      { page: 'scoreboard', icon: 'list-checks' },
      { page: 'balance', icon: 'scale' },
      { page: 'presentations', icon: 'monitor' },
    ],
  },
  { branch: 'menu', icon: 'book-open', pages: [{ page: 'photos', icon: 'images', shows: 'IMG' }] },
  { branch: 'prices', icon: 'tags', pages: [{ page: 'ratesStore', icon: 'calendar-range' }] },
  {
    branch: 'team',
    icon: 'users',
    pages: [
      { page: 'terminals', icon: 'tablet-smartphone' },
      { page: 'people', icon: 'users' },
      { page: 'roles', icon: 'list-checks' },
      { page: 'notify', icon: 'bell' },
    ],
  },
  {
    branch: 'kitchen',
    icon: 'cooking-pot',
    pages: [
      { page: 'kitchenTimes', icon: 'timer' },
      { page: 'kitchenScreens', icon: 'monitor' },
    ],
  },
  {
    branch: 'purchases',
    icon: 'truck',
    pages: [{ page: 'bought', icon: 'package' }],
    notIn: ['CL'],
  },
  {
    branch: 'ordering',
    icon: 'shopping-bag',
    pages: [
      { page: 'hubOrders', icon: 'bike' },
      { page: 'hubSchedule', icon: 'calendar-range' },
      { page: 'qrInfo', icon: 'qr-code' },
    ],
  },
  {
    branch: 'cards',
    icon: 'credit-card',
    pages: [
      { page: 'cardPayments', icon: 'credit-card' },
      { page: 'payouts', icon: 'landmark' },
      { page: 'analytics', icon: 'chart-pie' },
      { page: 'cardStores', icon: 'store' },
      { page: 'cardReaders', icon: 'nfc' },
      { page: 'enrolments', icon: 'receipt' },
    ],
  },
  {
    branch: 'publishing',
    icon: 'send',
    pages: [
      { page: 'trackers', icon: 'git-compare' },
      { page: 'commits', icon: 'send' },
    ],
  },
  { branch: 'settings', icon: 'settings', pages: [{ page: 'excel', icon: 'archive' }] },
  ...ofPlatform,
];

export const areasOf = (branch: Branch): readonly Area[] => areas.filter((area) => area.branch === branch);

/** Every area in the menu's order. */
export const areasInOrder: readonly Area[] = companyMenu.flatMap((part) =>
  'branch' in part ? areasOf(part.branch) : [],
);

/** Names of the icons of a menu's pages and branches. */
export const iconsOf = (parts: readonly MenuPart[]): readonly string[] =>
  parts.flatMap((part) => [part.icon, ...('branch' in part ? iconsOf(part.pages ?? []) : [])]);
