import type { PermissionState } from '@comanda/api/permissions';
import { IconButton } from '@comanda/ui/IconButton';
import { Menu, MenuItem, MenuSection, MenuTrigger } from '@comanda/ui/Menu';
import { useLingui } from '@lingui/react/macro';
import { Ellipsis } from 'lucide-react';

export interface AreaMenuProps {
  readonly area: string;
  /** Its actions that the author may give. */
  readonly verbs: readonly { readonly id: string; readonly label: string; readonly isDenied: boolean }[];
  readonly onState: (actions: readonly string[], state: PermissionState) => void;
}

/** A whole row at once, and what is seldom: denying. */
export function AreaMenu({ area, verbs, onState }: AreaMenuProps) {
  const { t } = useLingui();
  const all = verbs.map(({ id }) => id);
  const toggle = (keys: ReadonlySet<unknown>): void => {
    for (const { id, isDenied } of verbs)
      if (keys.has(id) !== isDenied) onState([id], isDenied ? 'NUL' : 'DEN');
  };
  if (verbs.length === 0) return null;
  return (
    <MenuTrigger>
      <IconButton icon={Ellipsis} label={t`More for ${area}`} tooltip="none" />
      <Menu label={area}>
        <MenuSection title={t`All at once`}>
          <MenuItem id="all" onAction={() => onState(all, 'GRN')}>{t`Grant everything`}</MenuItem>
          <MenuItem id="none" onAction={() => onState(all, 'NUL')}>{t`Grant nothing`}</MenuItem>
        </MenuSection>
        <MenuSection
          title={t`Deny, whatever else grants it`}
          selectionMode="multiple"
          selectedKeys={verbs.filter(({ isDenied }) => isDenied).map(({ id }) => id)}
          onSelectionChange={(keys) => toggle(keys === 'all' ? new Set(all) : keys)}
        >
          {verbs.map(({ id, label }) => (
            <MenuItem key={id} id={id}>
              {label}
            </MenuItem>
          ))}
        </MenuSection>
      </Menu>
    </MenuTrigger>
  );
}
