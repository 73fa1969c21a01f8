import { properNames } from '@comanda/api/areas/properNames';
import { isOfPlatform, platformId, type Resource } from '@comanda/api/kernel';
import { demandOf, pages } from '@comanda/api/pages';
import { actionOf } from '@comanda/api/permissions';
import { IconButton } from '@comanda/ui/IconButton';
import { Menu, MenuItem, MenuTrigger } from '@comanda/ui/Menu';
import { useLingui } from '@lingui/react/macro';
import { Ellipsis, FileDown, FileUp, Languages, type LucideIcon } from 'lucide-react';
import { useActions, useCompany } from '../../app/index.ts';
import { importHref } from '../addresses.ts';

export interface ListMenuProps {
  readonly resource: Resource;
  readonly onExport: () => void;
}
/** Leads to another page or does something here. */
interface ListEntry {
  readonly label: string;
  /** All that it takes. */
  readonly actions: readonly string[];
  readonly item: { readonly id: string; readonly icon: LucideIcon } & (
    | { readonly href: string }
    | { readonly onAction: () => void }
  );
}

/** What can be done with an area as a whole, beside making a new record. */
function useEntries({ resource, onExport }: ListMenuProps): readonly ListEntry[] {
  const { t } = useLingui();
  const actions = useActions();
  const { id, languages } = useCompany();
  const entries: readonly ListEntry[] = [
    // A file that is being read in is kept in a company.
    ...(id === platformId
      ? []
      : [
          {
            label: t`Import`,
            actions: demandOf(resource, 'import').actions,
            item: { id: 'import', icon: FileUp, href: importHref(resource) },
          },
        ]),
    {
      label: t`Export`,
      actions: [actionOf(resource, 'EXPORT')],
      item: { id: 'export', icon: FileDown, onAction: onExport },
    },
    ...(languages.length > 1 && !isOfPlatform(resource) && !properNames.has(resource.code)
      ? [
          {
            label: t`Translate`,
            actions: [...pages.translations.actions, actionOf(resource, 'EDIT')],
            item: {
              id: 'translate',
              icon: Languages,
              href: `${pages.translations.path}${resource.code === 'LNG' ? '' : `?area=${resource.code}`}`,
            },
          },
        ]
      : []),
  ];
  return entries.filter((entry) => entry.actions.every((action) => actions.has(action)));
}

/** The menu of a list; it comes after the rows. */
export function ListMenu(props: ListMenuProps) {
  const { t } = useLingui();
  const entries = useEntries(props);
  if (entries.length === 0) return null;
  return (
    <MenuTrigger>
      <IconButton icon={Ellipsis} label={t`More`} variant="soft" />
      <Menu placement="bottom end">
        {entries.map(({ label, item }) => (
          <MenuItem key={item.id} {...item}>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </MenuTrigger>
  );
}
