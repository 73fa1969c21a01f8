import type { MenuEntry } from '@comanda/api/calls';
import { pages } from '@comanda/api/pages';
import { actionOf } from '@comanda/api/permissions';
import { resources } from '@comanda/api/resources';

/** A leaf leads to a page and needs its action; a branch shows as long as one of its leaves does. */
type Entry = Pick<MenuEntry, 'name' | 'icon' | 'translate' | 'label'> & {
  /** Countries whose companies are not offered it, as ISO 3166-1 has them. */
  readonly notIn?: readonly string[];
} & ({ readonly path: string; readonly action: string } | { readonly entries: readonly Entry[] });

/** A maintenance area, by its code. Icons are names of the lucide set that the console draws (its `menuIcons.ts`). */
const area = (code: string, icon: string, label: string): Entry => {
  const resource = resources.find((candidate) => candidate.code === code);
  if (!resource) throw new Error(`The menu names ${code}, which is no maintenance area.`);
  const { name, route } = resource;
  return { name, path: route, action: actionOf(resource, 'ACCESS'), icon, translate: `${code}.many`, label };
};
const branch = (name: string, icon: string, label: string, entries: readonly Entry[]): Entry => ({
  name,
  icon,
  translate: `menu.${name}`,
  label,
  entries,
});
const page = (
  name: 'home' | 'terminals' | 'people' | 'roles' | 'trackers' | 'commits' | 'tickets',
  icon: string,
  label: string,
): Entry => {
  const {
    path,
    actions: [action],
  } = pages[name];
  return { name, path, action, icon, translate: `menu.${name}`, label };
};

const home = page('home', 'house', 'Home');

/** The areas of docs/product.md §3.2 that exist so far. */
const withinCompany: readonly Entry[] = [
  home,
  branch('maintenances', 'book-open', 'Catalogue', [
    branch('basics', 'layers', 'Basics', [
      area('CRR', 'coins', 'Currencies'),
      area('TAX', 'percent', 'Taxes'),
      area('PMT', 'credit-card', 'Payment methods'),
      area('TKK', 'receipt', 'Ticket kinds'),
    ]),
    branch('sales', 'shopping-basket', 'Sales', [
      area('ART', 'package', 'Products'),
      area('DPT', 'folder', 'Departments'),
      area('SDP', 'folder-tree', 'Subdepartments'),
      area('RTE', 'tags', 'Rates'),
      area('BSR', 'waypoints', 'Business sources'),
    ]),
    branch('advanced', 'sliders-horizontal', 'Advanced', [
      area('MDF', 'list-checks', 'Modifiers'),
      area('PGR', 'group', 'Product groups'),
      area('PCK', 'boxes', 'Packs'),
      area('MTX', 'grid-3x3', 'Matrixes'),
      area('ARE', 'chef-hat', 'Preparation areas'),
      area('KOR', 'list-ordered', 'Courses'),
    ]),
    branch('system', 'settings', 'System', [
      area('STR', 'store', 'Stores'),
      { ...page('terminals', 'tablet-smartphone', 'Tills'), translate: 'TRM.many' },
      area('RGN', 'map', 'Regions'),
      page('people', 'users', 'People'),
      page('roles', 'list-checks', 'Roles'),
    ]),
    branch('sync', 'refresh-cw', 'Synchronisation', [
      page('trackers', 'git-compare', 'Changes'),
      page('commits', 'send', 'Publications'),
    ]),
  ]),
  branch('documents', 'file-text', 'Documents', [page('tickets', 'receipt-text', 'Tickets')]),
  {
    ...branch('purchases', 'truck', 'Purchases', [area('SPL', 'truck', 'Suppliers')]),
    notIn: ['CL'],
  },
  branch('kds', 'cooking-pot', 'Kitchen', [
    area('KMN', 'monitor', 'Monitors'),
    area('KSC', 'utensils', 'Sections'),
  ]),
];

const allowed = (
  entries: readonly Entry[],
  granted: (action: string) => boolean,
  country?: string,
): MenuEntry[] =>
  entries.flatMap((entry): MenuEntry[] => {
    if (country !== undefined && entry.notIn?.includes(country)) return [];
    const { name, icon, translate, label } = entry;
    const shown = { name, icon, iconSelected: icon, translate, label };
    if (!('entries' in entry))
      return granted(entry.action)
        ? [{ ...shown, path: entry.path, action: entry.action, heading: false, submenu: [] }]
        : [];
    const submenu = allowed(entry.entries, granted, country);
    return submenu.length > 0 ? [{ ...shown, path: '', action: '', heading: true, submenu }] : [];
  });

/** The menu with its entries that are granted; without a company there is only what is the person's own. */
export const menuFor = (granted: (action: string) => boolean): MenuEntry[] => allowed([home], granted);

/** The menu within a company whose address is in a country (docs/product.md §3.2). */
export const companyMenuFor = (granted: (action: string) => boolean, country: string): MenuEntry[] =>
  allowed(withinCompany, granted, country);
