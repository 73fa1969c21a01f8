import { favouriteCalls, type Group, groupCalls, type GroupedStore } from '@comanda/api/calls';
import { smallPicture } from '@comanda/api/pictures';
import type { SelectorTab } from '@comanda/machines/selection';
import { Link } from '@comanda/ui/Link';
import type { PopoverControl } from '@comanda/ui/OnDemand';
import type { SelectOption } from '@comanda/ui/Select';
import { SearchPanel } from '@comanda/ui/SearchPanel';
import { Tabs } from '@comanda/ui/Tabs';
import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useCallQuery, useSession } from '../../app/index.ts';
import { useAllowed } from '../../app/permissions.ts';
import { recentCompanies, useCompanies, useSelectedCompany } from '../../app/selection.ts';
import * as css from './entities.css.ts';
import { useSelectorTabs } from './selectorTabs.ts';
import { type EntityKind, idOf } from './useFavourites.ts';
import { switchCompany } from '../../shell/switchCompany.ts';

/** Of fewer, all are in view at once. */
const MANY = 6;
/** What tells two places of the same company apart. */
const SEPARATOR = ' ';

interface Entity {
  readonly id: string;
  readonly idCompany: string;
  readonly name: string;
  readonly about: string;
  readonly picture: string | null;
  readonly end?: string;
}
const optionOf = ({ id, idCompany, name, about, picture, end }: Entity): SelectOption => ({
  id: [idCompany, id].join(SEPARATOR),
  label: name,
  description: about,
  words: [name, about, end].join(' '),
  avatar: { name, src: smallPicture(picture), shape: 'square' },
  ...(end !== undefined && { end }),
});
const companyEntity = (
  one: {
    readonly id: string;
    readonly cName: string;
    readonly code: string;
    readonly avatar: { readonly url: string | null };
  },
  end?: string,
): Entity => ({
  id: one.id,
  idCompany: one.id,
  name: one.cName,
  about: one.code,
  picture: one.avatar.url,
  ...(end !== undefined && { end }),
});
const storeEntity = ({ id, idCompany, sName, cName, code, avatar }: GroupedStore): Entity => ({
  id,
  idCompany,
  name: sName,
  about: `${code} · ${cName}`,
  picture: avatar.url,
});

/** What a group holds, each with its name: a group itself is nothing to work in. */
const groupEntities = ({ id, gName, companies, stores }: Group): readonly Entity[] =>
  [...companies.map((one) => companyEntity(one)), ...stores.map(storeEntity)].map((one) => ({
    ...one,
    id: `${id}${one.id}`,
    end: gName,
  }));

/** What stands on a tab, and whether it is still on its way. */
function useEntities(tab: SelectorTab): {
  readonly entities: readonly Entity[];
  readonly isPending: boolean;
} {
  const { t } = useLingui();
  const { user } = useSession();
  const { data: companies = [] } = useCompanies();
  const hasGroups = useAllowed('ALLOW_USER_GROUP');
  const isFavourites = tab === 'favourites';
  const favourites = useCallQuery(favouriteCalls.list, {}, { enabled: isFavourites });
  const stores = useCallQuery(favouriteCalls.stores, {}, { enabled: isFavourites || tab === 'store' });
  const groups = useCallQuery(
    groupCalls.ofUser,
    { params: { id: user.id } },
    { enabled: hasGroups && (isFavourites || tab === 'group') },
  );
  const entities = useMemo((): readonly Entity[] => {
    if (tab === 'store') return (stores.data ?? []).map(storeEntity);
    if (tab === 'favourites') {
      const marked = favourites.data ?? [];
      const has = (kind: EntityKind, id: string): boolean =>
        marked.some((one) => one.kind === kind && idOf(one) === id);
      return [
        ...companies.filter(({ id }) => has('company', id)).map((one) => companyEntity(one)),
        ...(stores.data ?? []).filter(({ id }) => has('store', id)).map(storeEntity),
        ...(groups.data ?? []).filter(({ id }) => has('group', id)).flatMap(groupEntities),
      ];
    }
    if (tab === 'group') return (groups.data ?? []).flatMap(groupEntities);
    const recent = companies.length > MANY ? recentCompanies() : [];
    const last = recent.flatMap((id) => companies.find((one) => one.id === id) ?? []);
    return [
      ...last.map((one) => companyEntity(one, t`Recent`)),
      ...companies.filter((one) => !last.includes(one)).map((one) => companyEntity(one)),
    ];
  }, [tab, companies, favourites.data, stores.data, groups.data, t]);
  const asked = { favourites: [favourites, stores], group: [groups], company: [], store: [stores] }[tab];
  return { entities, isPending: asked.some((one) => one.isPending) };
}

/** What to work in, from the bar at the top: the tabs of the page of all companies, each found by words (docs/product.md §3.3). */
export function SelectorPanel(control: PopoverControl) {
  const { t } = useLingui();
  const router = useRouter();
  const selected = useSelectedCompany();
  const { items, ...tabs } = useSelectorTabs();
  const { entities, isPending } = useEntities(tabs.value);
  const options = useMemo(() => entities.map(optionOf), [entities]);
  const words = {
    favourites: { search: t`Search favourites`, none: t`No favourites yet` },
    group: { search: t`Search groups`, none: t`No groups yet` },
    company: { search: t`Search companies`, none: t`No company with this name` },
    store: { search: t`Search stores`, none: t`No store with this name` },
  }[tabs.value];
  return (
    <SearchPanel
      {...control}
      label={t`Company`}
      around={(found) => (
        <Tabs
          {...tabs}
          items={items.map(({ id, label }) => ({ id, label, content: found }))}
          UNSAFE_className={css.panel}
        />
      )}
      searchLabel={words.search}
      whenEmpty={isPending ? t`Loading…` : words.none}
      width="md"
      options={options}
      value={selected && tabs.value === 'company' ? [selected.id, selected.id].join(SEPARATOR) : null}
      onChange={(id) => void switchCompany(router, id.split(SEPARATOR)[0] ?? '', tabs.value)}
      foot={
        <Link href="/admin/companies" underline="hover" onPress={() => control.onOpenChange(false)}>
          {t`All companies`}
        </Link>
      }
    />
  );
}
