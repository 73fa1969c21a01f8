import { IconButton } from '@comanda/ui/IconButton';
import { Menu, MenuItem, MenuTrigger } from '@comanda/ui/Menu';
import { useLingui } from '@lingui/react/macro';
import {
  History,
  Info,
  Keyboard,
  Languages,
  LogOut,
  Maximize,
  Menu as MenuIcon,
  Palette,
  RefreshCw,
  Volume2,
} from 'lucide-react';
import { commandTexts } from './commandTexts.ts';
import type { CommandId } from './commands.ts';
import { keyNames } from './keyNames.ts';
import { useKeys } from './useKeys.ts';

const tools = [
  ['past', History],
  ['testSound', Volume2],
  ['fullscreen', Maximize],
  ['language', Languages],
  ['appearance', Palette],
  ['help', Keyboard],
  ['retry', RefreshCw],
  ['diagnostics', Info],
  ['leave', LogOut],
] as const satisfies readonly (readonly [CommandId, typeof Info])[];

/** What is done to the screen rather than to orders. */
export function ToolsMenu({ onCommand }: { readonly onCommand: (id: CommandId) => void }) {
  const { t, i18n } = useLingui();
  useKeys();
  return (
    <MenuTrigger>
      <IconButton icon={MenuIcon} size="lg" label={t`Screen`} />
      <Menu placement="top end">
        {tools.map(([id, icon]) => (
          <MenuItem key={id} icon={icon} shortcut={keyNames(id)[0] ?? ''} onAction={() => onCommand(id)}>
            {i18n._(commandTexts[id].text)}
          </MenuItem>
        ))}
      </Menu>
    </MenuTrigger>
  );
}
