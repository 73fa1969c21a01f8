import { rateStore } from '@comanda/api/areas/advanced/rateStore';
import { serviceKind } from '@comanda/api/areas/basics/serviceKind';
import { digitalSignage } from '@comanda/api/areas/devices/digitalSignage';
import { signageStory } from '@comanda/api/areas/devices/signageStory';
import { infoStore } from '@comanda/api/areas/hierarchy/infoStore';
import { store } from '@comanda/api/areas/hierarchy/store';
import { kitchenStore } from '@comanda/api/areas/kitchen/kitchenStore';
import { marketStall } from '@comanda/api/areas/kitchen/marketStall';
import { monitor } from '@comanda/api/areas/kitchen/monitor';
import { section } from '@comanda/api/areas/kitchen/section';
import { customer } from '@comanda/api/areas/others/customer';
import { tip } from '@comanda/api/areas/others/tip';
import { department } from '@comanda/api/areas/sales/department';
import { product } from '@comanda/api/areas/sales/product';
import { saleOrder } from '@comanda/api/areas/sales/saleOrder';
import { departmentGroup } from '@comanda/api/areas/sales/departmentGroup';
import { discount } from '@comanda/api/areas/sales/discount';
import { rate } from '@comanda/api/areas/sales/rate';
import { zone } from '@comanda/api/areas/sales/zone';
import type { Draft, Resource } from '@comanda/api/kernel';
import type { Work } from '../core/work.ts';
import type { DemoBusiness } from './data/businesses.ts';
import { demoCustomers } from './data/customers.ts';
import { namesIn, type Text } from '../country/names.ts';
import { demoLayouts } from './data/layouts.ts';
import { demoPlaces } from './data/places.ts';
import { demoTips } from './data/rights.ts';
import { idIn, idsOf, make } from '../country/make.ts';
import { keepPicture } from './photos.ts';

/** Who buys in a business, and what it keeps of its stores: all that names records made before. */
export const seedPlaces = async (
  work: Work,
  idCompany: string,
  { code: business, languages }: DemoBusiness,
): Promise<void> => {
  const places = demoPlaces[business];
  if (!places) return;
  const to = async (resource: Resource) => {
    const ids = await idsOf(work, idCompany, resource);
    return (code: string): string => idIn(ids, code);
  };
  const [inStore, withRate, withDiscount, served, ofDepartment, inSection, onMonitor, ofProduct] =
    await Promise.all([store, rate, discount, serviceKind, department, section, monitor, product].map(to));
  if (!inStore || !withRate || !withDiscount || !served || !ofDepartment) return;
  if (!inSection || !onMonitor || !ofProduct) return;
  const named = <T extends { readonly code: string; readonly text: Text }>(
    resource: Resource,
    rows: readonly T[],
    draftOf: (row: T) => Draft,
  ) =>
    make(work, idCompany, resource, rows, (row) => ({
      names: namesIn(languages, row.text),
      ...draftOf(row),
    }));

  await make(work, idCompany, customer, demoCustomers[business] ?? [], (row) => ({
    names: { [languages[0] ?? '']: row.name },
    idRate: row.rate === undefined ? null : withRate(row.rate),
    idDiscount: row.discount === undefined ? null : withDiscount(row.discount),
    ...row.draft,
  }));
  await named(tip, demoTips[business] ?? [], ({ percents, draft }) => ({
    ...draft,
    suggested: percents.map((percent) => ({ percent })),
  }));
  await named(departmentGroup, places.departmentGroups, ({ departments }) => ({
    departments: departments.map((code) => ({ idDepartment: ofDepartment(code) })),
  }));
  await named(saleOrder, demoLayouts[business] ?? [], (row) => ({
    idStore: row.store === undefined ? null : inStore(row.store),
    departments: row.departments.map((code) => ({ idDepartment: ofDepartment(code) })),
    products: row.products.map((code) => ({ idProduct: ofProduct(code) })),
  }));
  const zones = await named(zone, places.zones, (row) => ({
    ...row.draft,
    idStore: inStore(row.store),
    tables: row.tables,
  }));
  await named(rateStore, places.rateStores, (row) => ({
    ...row.draft,
    idStore: inStore(row.store),
    idRate: withRate(row.rate),
    idServiceKind: row.service === undefined ? null : served(row.service),
    idZone: row.zone === undefined ? null : idIn(zones, row.zone),
  }));
  const shown = await Promise.all(
    places.stories.map(async (row) => ({
      ...row,
      image: row.picture && { image: await keepPicture(work, row.picture) },
    })),
  );
  const stories = await named(signageStory, shown, ({ words, draft, image }) => ({
    ...draft,
    ...image,
    words: namesIn(languages, words),
  }));
  await named(digitalSignage, places.signage, (row) => ({
    ...row.draft,
    idStore: inStore(row.store),
    stories: row.plays.map(([story, seconds]) => ({ idStory: idIn(stories, story), seconds })),
  }));
  await named(infoStore, places.information, (row) => ({
    ...row.draft,
    idStore: inStore(row.store),
    words: namesIn(languages, row.words),
  }));
  await named(marketStall, places.stalls, (row) => ({
    ...row.draft,
    idStore: inStore(row.store),
    sections: row.sections.map((code) => ({ idSection: inSection(code) })),
    monitors: row.monitors.map((code) => ({ idMonitor: onMonitor(code) })),
  }));
  await named(kitchenStore, places.kitchens, (row) => ({ ...row.draft, idStore: inStore(row.store) }));
};
