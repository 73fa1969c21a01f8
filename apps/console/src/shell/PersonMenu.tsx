import { pages } from '@comanda/api/pages';
import { Avatar } from '@comanda/ui/Avatar';
import { Button } from '@comanda/ui/Button';
import { ConnectionDot } from '@comanda/ui/ConnectionDot';
import { Menu, MenuItem, MenuSection, MenuTrigger } from '@comanda/ui/Menu';
import { VisuallyHidden } from '@comanda/ui/VisuallyHidden';
import { useLingui } from '@lingui/react/macro';
import {
  Building2,
  CircleHelp,
  EyeOff,
  KeyRound,
  Languages,
  LockKeyhole,
  LogOut,
  Maximize,
  Palette,
  UserRound,
} from 'lucide-react';
import { useLiveState } from '../app/live.ts';
import { nameOfPerson } from '../app/nameOfPerson.ts';
import { useAllowed } from '../app/permissions.ts';
import { personHref } from '../app/personHref.ts';
import { usePicture } from '../app/picture.ts';
import { useSelectedCompany } from '../app/selection.ts';
import { isSeeing } from '../app/storage.ts';
import { useSession } from '../app/user.ts';
import * as css from './Shell.css.ts';
import { canFullscreen, toggleFullscreen } from './fullscreen.ts';
import type { LookDialog } from './LookControls.tsx';
import { stopSeeing } from './stopSeeing.ts';

/** The person: who, how the live connection stands, language, look, the way out. */
export function PersonMenu({ onLook }: { readonly onLook: (dialog: LookDialog) => void }) {
  const { t } = useLingui();
  const { user, signOut } = useSession();
  const state = useLiveState();
  const company = useSelectedCompany();
  const picture = usePicture();
  const hasProfile = useAllowed('ALLOW_USER_PROFILE');
  const hasCompanies = useAllowed('ALLOW_USER_COMPANY');
  const hasChanges = useAllowed('ALLOW_COMPANY_SYNC_ACCESS');
  const isLimited = !hasProfile || !hasCompanies || (company !== undefined && !hasChanges);
  const name = nameOfPerson(user);
  return (
    <MenuTrigger>
      <Button variant="ghost" UNSAFE_className={css.person}>
        <VisuallyHidden elementType="span">{t`Account of ${name}`}</VisuallyHidden>
        <ConnectionDot state={state}>
          <Avatar size="md" name={name} src={picture} />
        </ConnectionDot>
      </Button>
      <Menu placement="bottom end">
        <MenuSection title={[name, user.email].filter(Boolean).join(' · ')}>
          {hasProfile ? <MenuItem href="/profile/basic" icon={UserRound}>{t`Your profile`}</MenuItem> : null}
          {company ? (
            <MenuItem href={personHref(user.id)} icon={KeyRound}>{t`What you may do`}</MenuItem>
          ) : null}
          {hasCompanies ? <MenuItem href="/admin/companies" icon={Building2}>{t`Companies`}</MenuItem> : null}
          {/* Of what this menu and the bar leave out; the menu at the start is told of there too. */}
          {isLimited ? (
            <MenuItem href={pages.notAuthorized.path} icon={LockKeyhole}>{t`What you may not do`}</MenuItem>
          ) : null}
          <MenuItem icon={Languages} onAction={() => onLook('language')}>{t`Language`}</MenuItem>
          <MenuItem icon={Palette} onAction={() => onLook('appearance')}>{t`Appearance`}</MenuItem>
          <MenuItem href={pages.help.path} icon={CircleHelp}>{t`Help`}</MenuItem>
          {canFullscreen() ? (
            <MenuItem icon={Maximize} onAction={() => void toggleFullscreen()}>{t`Full screen`}</MenuItem>
          ) : null}
        </MenuSection>
        <MenuSection label={t`Session`}>
          {isSeeing ? (
            <MenuItem icon={EyeOff} onAction={() => void stopSeeing()}>{t`Stop seeing as ${name}`}</MenuItem>
          ) : (
            <MenuItem icon={LogOut} onAction={signOut}>{t`Sign out`}</MenuItem>
          )}
        </MenuSection>
      </Menu>
    </MenuTrigger>
  );
}
