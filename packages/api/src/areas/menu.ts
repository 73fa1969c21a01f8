import type { MenuPage } from '../pages/pages.ts';
import { type Area, type AreaGroup, areas } from './table.ts';

/** A page that is no maintenance area, or all areas of a group, or a branch that is there as long as it holds something. */
export type MenuPart =
  | { readonly page: MenuPage; readonly icon: string }
  | { readonly group: AreaGroup }
  | {
      /** Its text is `menu.<name>`. */
      readonly branch: string;
      readonly icon: string;
      readonly parts: readonly MenuPart[];
      /** Countries whose companies are not offered it, as ISO 3166-1 has them. */
      readonly notIn?: readonly string[];
    };

/** What there is without a company: the person's own. */
export const ownMenu: readonly MenuPart[] = [{ page: 'home', icon: 'house' }];

/** The menu within a company (docs/product.md §3.2). Icons are names of the lucide set, as in the table. */
export const companyMenu: readonly MenuPart[] = [
  ...ownMenu,
  {
    branch: 'maintenances',
    icon: 'book-open',
    parts: [
      { branch: 'basics', icon: 'layers', parts: [{ group: 'basics' }] },
      { branch: 'sales', icon: 'shopping-basket', parts: [{ group: 'sales' }] },
      { branch: 'advanced', icon: 'sliders-horizontal', parts: [{ group: 'advanced' }] },
      {
        branch: 'system',
        icon: 'settings',
        parts: [
          { group: 'hierarchy' },
          { group: 'system' },
          { page: 'people', icon: 'users' },
          { page: 'roles', icon: 'list-checks' },
        ],
      },
      {
        branch: 'sync',
        icon: 'refresh-cw',
        parts: [
          { page: 'trackers', icon: 'git-compare' },
          { page: 'commits', icon: 'send' },
        ],
      },
    ],
  },
  { branch: 'documents', icon: 'file-text', parts: [{ page: 'tickets', icon: 'receipt-text' }] },
  { branch: 'purchases', icon: 'truck', parts: [{ group: 'others' }], notIn: ['CL'] },
  { branch: 'licenses', icon: 'key-round', parts: [{ group: 'licensing' }] },
  { branch: 'kds', icon: 'cooking-pot', parts: [{ group: 'kitchen' }] },
];

export const areasOfGroup = (group: AreaGroup): readonly Area[] =>
  areas.filter((area) => area.group === group);

/** Every area in the menu's order, with the branch that holds it. */
export const areasByBranch: readonly { readonly area: Area; readonly branch: string }[] = inBranch(
  companyMenu,
  '',
);

function inBranch(parts: readonly MenuPart[], branch: string): { area: Area; branch: string }[] {
  return parts.flatMap((part) => {
    if ('parts' in part) return inBranch(part.parts, part.branch);
    return 'group' in part ? areasOfGroup(part.group).map((area) => ({ area, branch })) : [];
  });
}

/** Names of the icons of a menu's pages and branches. */
export const iconsOf = (parts: readonly MenuPart[]): readonly string[] =>
  parts.flatMap((part) =>
    'group' in part ? [] : [part.icon, ...('parts' in part ? iconsOf(part.parts) : [])],
  );
