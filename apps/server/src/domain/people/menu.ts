import type { Area } from '@comanda/api/areas';
import { areasOf, companyMenu, type MenuPart, plainMenu } from '@comanda/api/areas/menu';
import type { MenuEntry } from '@comanda/api/calls';
import { pages } from '@comanda/api/pages';
import { actionOf } from '@comanda/api/permissions';
import { textsIn } from '../../texts.ts';

type Shown = Pick<MenuEntry, 'name' | 'icon' | 'translate'>;

/** Clients that lack a text of the menu show the English one. */
const shown = ({ name, icon, translate }: Shown) => ({
  name,
  icon,
  iconSelected: icon,
  translate,
  label: textsIn('en-GB')[translate] ?? name,
});
const leaf = (entry: Shown, path: string, action: string): MenuEntry => ({
  ...shown(entry),
  path,
  action,
  heading: false,
  submenu: [],
});

const areaLeaf = (area: Area): MenuEntry => {
  const { name, icon, code, route } = area;
  return leaf({ name, icon, translate: `${code}.many` }, route, actionOf(area, 'ACCESS'));
};

/** A leaf leads to a page and needs its action; a branch shows as long as one of its leaves does. */
const allowed = (
  parts: readonly MenuPart[],
  granted: (action: string) => boolean,
  country?: string,
): MenuEntry[] =>
  parts.flatMap((part): MenuEntry[] => {
    if ('page' in part) {
      const { page, icon } = part;
      const { path, actions } = pages[page];
      return actions.every(granted)
        ? [leaf({ name: page, icon, translate: `menu.${page}` }, path, actions[0])]
        : [];
    }
    const { branch, icon, notIn = [] } = part;
    if (country !== undefined && notIn.includes(country)) return [];
    const pagesIn = (part.pages ?? []).filter(({ page }) => pages[page].actions.every(granted));
    const shownThere = new Set(pagesIn.map(({ shows }) => shows));
    const ofAreas = areasOf(branch).filter(
      (area) => granted(actionOf(area, 'ACCESS')) && !shownThere.has(area.code),
    );
    const kept = (part.keeps ?? []).filter((area) => granted(actionOf(area, 'CREATE')));
    const submenu = [...[...ofAreas, ...kept].map(areaLeaf), ...allowed(pagesIn, granted)];
    if (submenu.length === 0) return [];
    return [
      {
        ...shown({ name: branch, icon, translate: `menu.${branch}` }),
        path: '',
        action: '',
        heading: true,
        submenu,
      },
    ];
  });

/** The menu with its entries that are granted; without a company there is what is the person's own, and the platform's. */
export const menuFor = (granted: (action: string) => boolean): MenuEntry[] => allowed(plainMenu, granted);

/** The menu within a company whose address is in a country (docs/product.md §3.2). */
export const companyMenuFor = (granted: (action: string) => boolean, country: string): MenuEntry[] =>
  allowed(companyMenu, granted, country);
