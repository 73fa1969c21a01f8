import { actionOf } from '@comanda/api/permissions';
import { PaletteWaiting } from '@comanda/ui/CommandPalette';
import { useRouter } from '@tanstack/react-router';
import { type ComponentProps, useState } from 'react';
import { useLabel } from '../app/label.ts';
import { useActions } from '../app/permissions.ts';
import { newHref } from '../resource/addresses.ts';
import { useGo } from '../resource/useGo.ts';
import { areas } from '@comanda/api/areas';
import { flatMenu } from '../shell/flatMenu.ts';
import { type LookDialog, LookDialogs } from '../shell/LookControls.tsx';
import { useMenu } from '../shell/useMenu.ts';
import { paletteShortcut } from '../shell/paletteShortcut.ts';
import { type ShortcutId, shortcutIds, shortcutOf } from './shortcuts/shortcuts.ts';
import { type ShortcutActs, useShortcuts } from './shortcuts/useShortcuts.ts';
import { lazyPart } from '../lazyPart.ts';

const Palette = lazyPart(
  async () => (await import('./palette/Palette.tsx')).Palette,
  'commands',
  'pages/profile',
);
const ShortcutsDialog = lazyPart(
  async () => (await import('./shortcuts/ShortcutsDialog.tsx')).ShortcutsDialog,
  'commands',
);

/** What lies over the page on a command; the notifications are the top bar's own. */
export type CommandPanel = 'palette' | 'shortcuts' | 'notifications';

export interface CommandsProps {
  readonly open: CommandPanel | undefined;
  readonly onOpen: (panel: CommandPanel | undefined) => void;
}

/** Palette and keys of every page, loaded after it (docs/product.md §3.7, §3.8). */
export function Commands({ open, onOpen }: CommandsProps) {
  const [look, setLook] = useState<LookDialog>();
  const { acts, known } = useActs(onOpen);
  useShortcuts(acts);
  const isPaletteThere = Palette.useLoaded(open === 'palette');
  const isDialogThere = ShortcutsDialog.useLoaded(open === 'shortcuts');
  const close = (): void => onOpen(undefined);
  return (
    <>
      {open === 'palette' && (
        <Finding
          isThere={isPaletteThere}
          onClose={close}
          showShortcuts={() => onOpen('shortcuts')}
          showNotifications={() => onOpen('notifications')}
          askLanguage={() => setLook('language')}
        />
      )}
      {open === 'shortcuts' && isDialogThere && <ShortcutsDialog known={known} onClose={close} />}
      <LookDialogs open={look} onClose={() => setLook(undefined)} />
    </>
  );
}

type FindingProps = Omit<ComponentProps<typeof Palette>, 'first'> & { readonly isThere: boolean };

/** The palette, open from the first moment: words that come before its code are its first. */
function Finding({ isThere, ...palette }: FindingProps) {
  const label = useLabel();
  const [words, setWords] = useState('');
  return isThere ? (
    <Palette {...palette} first={words} />
  ) : (
    <PaletteWaiting
      label={label(paletteShortcut.text)}
      query={words}
      onQueryChange={setWords}
      onClose={palette.onClose}
    />
  );
}

/** What the keys do on this page, and which of them the person has. */
function useActs(onOpen: CommandsProps['onOpen']) {
  const go = useGo();
  const router = useRouter();
  const actions = useActions();
  const paths = new Set([
    '/',
    ...(actions.has('ALLOW_USER_COMPANY') ? ['/admin/companies'] : []),
    ...flatMenu(useMenu().data ?? []).map(({ path }) => path),
  ]);
  const known = shortcutIds.filter((id) => {
    const { href } = shortcutOf(id);
    return href === undefined || paths.has(href);
  });
  const pageActs = known.flatMap((id): (readonly [ShortcutId, () => void])[] => {
    const { href } = shortcutOf(id);
    return href === undefined ? [] : [[id, () => go(href)]];
  });
  const acts: ShortcutActs = {
    ...Object.fromEntries(pageActs),
    help: () => onOpen('shortcuts'),
    search: () => document.querySelector<HTMLElement>('main input[type="search"]')?.focus(),
    create: () => {
      const area = areas.find(({ route }) => route === router.latestLocation.pathname);
      if (area && !area.asked && actions.has(actionOf(area, 'CREATE'))) go(newHref(area));
    },
  };
  return { acts, known };
}
