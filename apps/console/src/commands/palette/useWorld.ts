import { areas } from '@comanda/api/areas';
import { platformId } from '@comanda/api/kernel';
import { actionOf } from '@comanda/api/permissions';
import { allThemes } from '@comanda/tokens';
import { useLookModes, useThemeName } from '@comanda/ui/ThemePicker';
import { useRouter } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { brand } from '../../app/brand.ts';
import { useLabel } from '../../app/label.ts';
import { currentLanguage } from '../../app/language.ts';
import { nameOfPerson } from '../../app/nameOfPerson.ts';
import { useActions } from '../../app/permissions.ts';
import { useCompanies, useSelectedCompany } from '../../app/selection.ts';
import { isSeeing } from '../../app/storage.ts';
import { webTheme } from '../../app/theme.ts';
import { useSession } from '../../app/user.ts';
import { useGo } from '../../resource/useGo.ts';
import { chooseLanguage, mustAsk } from '../../shell/chooseLanguage.ts';
import { canFullscreen, toggleFullscreen, useIsFullscreen } from '../../shell/fullscreen.ts';
import { stopSeeing } from '../../shell/stopSeeing.ts';
import { switchCompany } from '../../shell/switchCompany.ts';
import { useMenu } from '../../shell/useMenu.ts';
import { useWearLook } from '../../shell/useWearLook.ts';
import { keysOf } from '../shortcuts/platform.ts';
import type { World } from './world.ts';

export interface WorldActs {
  readonly showShortcuts: () => void;
  readonly showNotifications: () => void;
  /** Where a language has to ask before it reloads the page. */
  readonly askLanguage: () => void;
}

/** What is known of the person and the page, from where the shell has it already. */
export function useWorld({ askLanguage, ...acts }: WorldActs): World {
  const router = useRouter();
  const themeName = useThemeName();
  const isFull = useIsFullscreen();
  const { user, signOut } = useSession();
  const actions = useActions();
  const company = useSelectedCompany();
  const keepsPlatform = areas.some(
    (area) => area.scope === 'system' && !area.shared && actions.has(actionOf(area, 'ACCESS')),
  );
  return {
    text: useLabel(),
    locale: currentLanguage(),
    menu: useMenu().data ?? [],
    actions,
    companies: useCompanies().data ?? [],
    company,
    idTenant: company?.id ?? (keepsPlatform ? platformId : undefined),
    look: useSyncExternalStore(webTheme.subscribe, webTheme.current),
    themes: allThemes
      .filter(({ code }) => brand.allowedThemes.includes(code))
      .map((theme) => ({ code: theme.code, name: themeName(theme) })),
    modes: useLookModes(),
    isFull: canFullscreen() ? isFull : undefined,
    keysOf,
    go: useGo(),
    switchTo: (id) => void switchCompany(router, id),
    wear: useWearLook(),
    speak: (code) => {
      if (mustAsk(code)) askLanguage();
      else void chooseLanguage(code);
    },
    toggleFull: () => void toggleFullscreen(),
    ...acts,
    person: { id: user.id, name: nameOfPerson(user) },
    ...(isSeeing ? { stopSeeing: () => void stopSeeing() } : { signOut }),
  };
}
