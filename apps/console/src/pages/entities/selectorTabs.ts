import { SELECTOR_TABS, type SelectorTab } from '@comanda/machines/selection';
import { useLingui } from '@lingui/react/macro';
import { Building2, Layers, Star, Store } from 'lucide-react';
import { useState } from 'react';
import { useAllowed } from '../../app/permissions.ts';
import { rememberedTab } from '../../app/selection.ts';

/** The tabs of the entity selector that the person has, in its panel and on its page alike, and the one that is seen. */
export function useSelectorTabs() {
  const { t } = useLingui();
  const [tab, setTab] = useState<SelectorTab>(rememberedTab);
  const hasFavourites = useAllowed('ALLOW_USER_FAVORITES');
  const hasGroups = useAllowed('ALLOW_USER_GROUP');
  const tabs = {
    favourites: { label: t`Favourites`, icon: Star, isThere: hasFavourites },
    group: { label: t`Groups`, icon: Layers, isThere: hasGroups },
    company: { label: t`Companies`, icon: Building2, isThere: true },
    store: { label: t`Stores`, icon: Store, isThere: true },
  };
  return {
    label: t`What to work in`,
    items: SELECTOR_TABS.filter((id) => tabs[id].isThere).map((id) => ({
      id,
      label: tabs[id].label,
      icon: tabs[id].icon,
    })),
    value: tabs[tab].isThere ? tab : ('company' as const),
    onChange: setTab,
  };
}
