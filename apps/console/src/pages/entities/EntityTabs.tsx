import type { Company } from '@comanda/api/calls';
import type { SelectorTab } from '@comanda/machines/selection';
import { Tabs } from '@comanda/ui/Tabs';
import type { ReactNode } from 'react';
import { CompaniesTab } from './CompaniesTab.tsx';
import { FavouritesTab } from './FavouritesTab.tsx';
import { GroupsTab } from './GroupsTab.tsx';
import { useSelectorTabs } from './selectorTabs.ts';
import { StoresTab } from './StoresTab.tsx';

export interface EntityTabsProps {
  /** The companies that the person may see. */
  readonly companies: readonly Company[];
}

/** The entity selector: favourites, groups, companies and stores (docs/product.md §3.3). */
export function EntityTabs({ companies }: EntityTabsProps) {
  const { items, ...tabs } = useSelectorTabs();
  const contents: Readonly<Record<SelectorTab, ReactNode>> = {
    favourites: <FavouritesTab />,
    group: <GroupsTab />,
    company: <CompaniesTab companies={companies} />,
    store: <StoresTab />,
  };
  return <Tabs {...tabs} items={items.map((item) => ({ ...item, content: contents[item.id] }))} />;
}
