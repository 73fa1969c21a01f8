import type { Company } from '@comanda/api/calls';
import { SELECTOR_TABS, type SelectorTab } from '@comanda/machines/selection';
import { Tabs } from '@comanda/ui/Tabs';
import { useLingui } from '@lingui/react/macro';
import { Building2, Layers, Star, Store } from 'lucide-react';
import { useState } from 'react';
import { useAllowed } from '../../app/permissions.ts';
import { CompaniesTab } from './CompaniesTab.tsx';
import { FavouritesTab } from './FavouritesTab.tsx';
import { GroupsTab } from './GroupsTab.tsx';
import { StoresTab } from './StoresTab.tsx';
import { rememberedTab } from './useWorkIn.ts';

export interface EntityTabsProps {
  /** The companies that the person may see. */
  readonly companies: readonly Company[];
}

/** The entity selector: favourites, groups, companies and stores (docs/product.md §3.3). */
export function EntityTabs({ companies }: EntityTabsProps) {
  const { t } = useLingui();
  const [tab, setTab] = useState<SelectorTab>(rememberedTab);
  const hasFavourites = useAllowed('ALLOW_USER_FAVORITES');
  const hasGroups = useAllowed('ALLOW_USER_GROUP');
  const tabs = {
    favourites: { label: t`Favourites`, icon: Star, content: <FavouritesTab />, isThere: hasFavourites },
    group: { label: t`Groups`, icon: Layers, content: <GroupsTab />, isThere: hasGroups },
    company: {
      label: t`Companies`,
      icon: Building2,
      content: <CompaniesTab companies={companies} />,
      isThere: true,
    },
    store: { label: t`Stores`, icon: Store, content: <StoresTab />, isThere: true },
  };
  const items = SELECTOR_TABS.filter((id) => tabs[id].isThere).map((id) => ({
    id,
    label: tabs[id].label,
    icon: tabs[id].icon,
    content: tabs[id].content,
  }));
  return (
    <Tabs
      label={t`What to work in`}
      items={items}
      value={tabs[tab].isThere ? tab : 'company'}
      onChange={(id) => {
        const next = SELECTOR_TABS.find((one) => one === id);
        if (next) setTab(next);
      }}
    />
  );
}
