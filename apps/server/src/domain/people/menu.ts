import type { MenuEntry } from '@comanda/api/calls';
import type { Resource } from '@comanda/api/kernel';
import { actionOf } from '@comanda/api/permissions';
import { currency } from '@comanda/api/resources/currency';
import { paymentMethod } from '@comanda/api/resources/paymentMethod';
import { region } from '@comanda/api/resources/region';
import { tax } from '@comanda/api/resources/tax';
import { ticketKind } from '@comanda/api/resources/ticketKind';

/** A leaf leads to a page and needs its action; a branch shows as long as one of its leaves does. */
type Entry = Pick<MenuEntry, 'name' | 'icon' | 'translate' | 'label'> &
  ({ readonly path: string; readonly action: string } | { readonly entries: readonly Entry[] });

/** Icons are names of the lucide set. */
const area = (resource: Resource, icon: string, label: string): Entry => ({
  name: resource.name,
  path: resource.route,
  action: actionOf(resource, 'ACCESS'),
  icon,
  translate: `${resource.code}.many`,
  label,
});
const branch = (name: string, icon: string, label: string, entries: readonly Entry[]): Entry => ({
  name,
  icon,
  translate: `menu.${name}`,
  label,
  entries,
});
const page = (name: string, path: string, action: string, icon: string, label: string): Entry => ({
  name,
  path,
  action,
  icon,
  translate: `menu.${name}`,
  label,
});

const home = page('home', '/', 'ALLOW_USER_HOME', 'house', 'Home');

/** The areas of docs/product.md §3.2 that exist so far. */
const withinCompany: readonly Entry[] = [
  home,
  branch('maintenances', 'book-open', 'Catalogue', [
    branch('basics', 'layers', 'Basics', [
      area(currency, 'coins', 'Currencies'),
      area(tax, 'percent', 'Taxes'),
      area(paymentMethod, 'credit-card', 'Payment methods'),
      area(ticketKind, 'receipt', 'Ticket kinds'),
    ]),
    branch('system', 'settings', 'System', [area(region, 'map', 'Regions')]),
    branch('sync', 'refresh-cw', 'Synchronisation', [
      page('trackers', '/settings/sync/trackers', 'ALLOW_COMPANY_SYNC_ACCESS', 'git-compare', 'Changes'),
      page('commits', '/settings/sync/commits', 'ALLOW_COMPANY_SYNC_ACCESS', 'send', 'Publications'),
    ]),
  ]),
  branch('documents', 'file-text', 'Documents', [
    page('tickets', '/documents/sales/tickets', 'ALLOW_COMPANY_TICKET_ACCESS', 'receipt-text', 'Tickets'),
  ]),
];

const allowed = (entries: readonly Entry[], granted: (action: string) => boolean): MenuEntry[] =>
  entries.flatMap((entry): MenuEntry[] => {
    const { name, icon, translate, label } = entry;
    const shown = { name, icon, iconSelected: icon, translate, label };
    if (!('entries' in entry))
      return granted(entry.action)
        ? [{ ...shown, path: entry.path, action: entry.action, heading: false, submenu: [] }]
        : [];
    const submenu = allowed(entry.entries, granted);
    return submenu.length > 0 ? [{ ...shown, path: '', action: '', heading: true, submenu }] : [];
  });

/** The menu with its entries that are granted; without a company there is only what is the person's own. */
export const menuFor = (granted: (action: string) => boolean, inCompany: boolean): MenuEntry[] =>
  allowed(inCompany ? withinCompany : [home], granted);
