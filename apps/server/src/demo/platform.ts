import { type Draft, platformId, platformLanguages, type Resource } from '@comanda/api/kernel';
import { addOn } from '@comanda/api/areas/licensing/addOn';
import { board } from '@comanda/api/areas/licensing/board';
import { bundle } from '@comanda/api/areas/licensing/bundle';
import { deviceModel } from '@comanda/api/areas/licensing/deviceModel';
import { licenceBrand } from '@comanda/api/areas/licensing/licenceBrand';
import { licenceKind } from '@comanda/api/areas/licensing/licenceKind';
import { lotProperty } from '@comanda/api/areas/licensing/lotProperty';
import { manufacturer } from '@comanda/api/areas/licensing/manufacturer';
import { project } from '@comanda/api/areas/licensing/project';
import { property } from '@comanda/api/areas/licensing/property';
import { stuff } from '@comanda/api/areas/licensing/stuff';
import { advertising } from '@comanda/api/areas/system/advertising';
import { category } from '@comanda/api/areas/system/category';
import { globalCurrency } from '@comanda/api/areas/system/globalCurrency';
import { keyValue } from '@comanda/api/areas/system/keyValue';
import { menu } from '@comanda/api/areas/system/menu';
import { repository } from '@comanda/api/areas/system/repository';
import { systemLanguage } from '@comanda/api/areas/system/systemLanguage';
import { systemTip } from '@comanda/api/areas/system/systemTip';
import { tag } from '@comanda/api/areas/system/tag';
import { translate } from '@comanda/api/areas/system/translate';
import { app } from '@comanda/api/areas/upgrades/app';
import { flavour } from '@comanda/api/areas/upgrades/flavour';
import { release } from '@comanda/api/areas/upgrades/release';
import { upgrade } from '@comanda/api/areas/upgrades/upgrade';
import type { Work } from '../core/work.ts';
import * as devices from './data/platform/devices.ts';
import * as licences from './data/platform/licences.ts';
import * as system from './data/platform/system.ts';
import * as upgrades from './data/platform/upgrades.ts';
import { demoGlobalCurrencies } from './data/platform/currencies.ts';
import type { PlatformRecord } from './data/platform/texts.ts';
import { cardTables } from './data/platform/cards.ts';
import { contractTables } from './data/platform/contracts.ts';
import { gatewayTables } from './data/platform/gateways.ts';
import { kitchenTables } from './data/platform/kitchens.ts';
import { noticeTables } from './data/platform/notices.ts';
import { profileTables } from './data/platform/profiles.ts';
import { pushTables } from './data/platform/push.ts';
import { orderingTables } from './data/platform/ordering.ts';
import { idIn, type Ids, make } from '../country/make.ts';
import { seedTables } from './tables.ts';

/** What the platform's operators keep; each after what it refers to. Its allergens are there in every installation. */
const kept: readonly (readonly [Resource, readonly PlatformRecord[]])[] = [
  [property, licences.demoProperties],
  [licenceKind, licences.demoLicences],
  [licenceBrand, licences.demoLicenceBrands],
  [addOn, licences.demoAddOns],
  [bundle, licences.demoBundles],
  [project, licences.demoProjects],
  [manufacturer, devices.demoManufacturers],
  [deviceModel, devices.demoDeviceModels],
  [lotProperty, devices.demoLots],
  [board, devices.demoBoards],
  [stuff, devices.demoStuff],
  [app, upgrades.demoApps],
  [flavour, upgrades.demoFlavours],
  [release, upgrades.demoReleases],
  [upgrade, upgrades.demoUpgrades],
  [globalCurrency, demoGlobalCurrencies],
  [systemLanguage, system.demoSystemLanguages],
  [keyValue, system.demoKeyValues],
  [category, system.demoCategories],
  [tag, system.demoTags],
  [advertising, system.demoAdvertising],
  [menu, system.demoMenus],
  [repository, system.demoRepository],
  [systemTip, system.demoTips],
  [translate, system.demoTranslates],
];

/** `@MNF.NORDLYS` as the id of that record, wherever it stands in a draft. */
const withIds = (draft: Draft, known: ReadonlyMap<string, Ids>): Draft => {
  const resolved = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(resolved);
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, resolved(part)]));
    const [, entity = '', code = ''] = (typeof value === 'string' && /^@([A-Z]{3})\.(.+)$/.exec(value)) || [];
    return code === '' ? value : idIn(known.get(entity) ?? new Map(), code);
  };
  return Object.fromEntries(Object.entries(draft).map(([key, value]) => [key, resolved(value)]));
};

export const seedPlatform = async (work: Work): Promise<void> => {
  const known = new Map<string, Ids>();
  for (const [resource, rows] of kept)
    known.set(
      resource.code,
      await make(work, platformId, resource, rows, ({ names, draft }) => ({
        names,
        ...withIds(draft, known),
      })),
    );
  await seedTables(work, platformId, platformLanguages, [
    ...cardTables,
    ...orderingTables,
    ...kitchenTables,
    ...gatewayTables,
    ...noticeTables,
    ...pushTables,
    ...contractTables,
    ...profileTables,
  ]);
};
