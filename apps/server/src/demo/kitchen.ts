import { monitor } from '@comanda/api/areas/kitchen/monitor';
import { section } from '@comanda/api/areas/kitchen/section';
import type { Work } from '../core/work.ts';
import type { DemoBusiness } from './data/businesses.ts';
import { rowsOf } from './data/menu.ts';
import { idIn, type Ids, make } from '../country/make.ts';

/** Writes the sections of a business and the monitors of its stores (docs/product.md §14.5). */
export const seedKitchen = async (
  work: Work,
  idCompany: string,
  { languages, kitchen }: DemoBusiness,
  { areas, stores }: { readonly areas: Ids; readonly stores: Ids },
): Promise<void> => {
  const sections = await make(
    work,
    idCompany,
    section,
    rowsOf(kitchen.sections, languages),
    ({ names, cells: [words = [], codes = []] }) => {
      const [alert1, alert2, color, rest] = words;
      return {
        names,
        color,
        alert1: Number(alert1),
        alert2: Number(alert2),
        takesRest: rest === 'rest' ? 'S' : 'N',
        areas: codes.map((code) => ({ idArea: idIn(areas, code) })),
      };
    },
  );
  await make(
    work,
    idCompany,
    monitor,
    // A store that this server does not have has no kitchen either.
    rowsOf(kitchen.monitors, languages).filter(({ cells }) => stores.has(cells[0]?.[0] ?? '')),
    ({ names, cells: [words = [], codes = []] }) => {
      const [store = '', kind, quick, view] = words;
      return {
        names,
        idStore: idIn(stores, store),
        kind,
        skipStart: quick === 'quick' ? 'S' : 'N',
        ...(view && { view }),
        sections: codes.map((code) => ({ idSection: idIn(sections, code) })),
      };
    },
  );
};
