import { type ProfilePath, profilePaths } from '@comanda/api/pages';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  Contact,
  Image,
  Info,
  KeyRound,
  type LucideIcon,
  Mailbox,
  MapPin,
  MonitorCog,
  Palette,
  Send,
  UserRound,
} from 'lucide-react';
import { lazyPage } from '../../routes/lazyPage.tsx';
import { texts as accountTexts } from '../account/texts.ts';
import { texts as invitationTexts } from '../invitation/texts.ts';

export interface ProfilePage {
  /** Below `/profile`. */
  readonly path: ProfilePath;
  readonly label: MessageDescriptor;
  readonly icon: LucideIcon;
  readonly Page: ReturnType<typeof lazyPage<object>>;
}

const parts: Readonly<Record<ProfilePath, Omit<ProfilePage, 'path'>>> = {
  basic: {
    label: msg`Personal details`,
    icon: UserRound,
    Page: lazyPage(() => import('./BasicPage.tsx').then(({ BasicPage }) => BasicPage)),
  },
  address: {
    label: msg`Address`,
    icon: MapPin,
    Page: lazyPage(() => import('./AddressPage.tsx').then(({ AddressPage }) => AddressPage)),
  },
  social: {
    label: msg`Social media`,
    icon: Contact,
    Page: lazyPage(() => import('./SocialPage.tsx').then(({ SocialPage }) => SocialPage)),
  },
  picture: {
    label: msg`Picture`,
    icon: Image,
    Page: lazyPage(() => import('./PicturePage.tsx').then(({ PicturePage }) => PicturePage)),
  },
  password: {
    label: msg`Password and devices`,
    icon: KeyRound,
    // The rules of a new password are those of the accounts.
    Page: lazyPage(() => import('./PasswordPage.tsx').then(({ PasswordPage }) => PasswordPage), accountTexts),
  },
  'invitations/received': {
    label: msg`Invitations received`,
    icon: Mailbox,
    Page: lazyPage(
      () => import('../invitation/ReceivedPage.tsx').then(({ ReceivedPage }) => ReceivedPage),
      invitationTexts,
    ),
  },
  'invitations/sent': {
    label: msg`Invitations sent`,
    icon: Send,
    Page: lazyPage(
      () => import('../invitation/SentPage.tsx').then(({ SentPage }) => SentPage),
      invitationTexts,
    ),
  },
  theme: {
    label: msg`Appearance`,
    icon: Palette,
    Page: lazyPage(() => import('./ThemePage.tsx').then(({ ThemePage }) => ThemePage)),
  },
  environment: {
    label: msg`Environment`,
    icon: MonitorCog,
    Page: lazyPage(() => import('./EnvironmentPage.tsx').then(({ EnvironmentPage }) => EnvironmentPage)),
  },
  about: {
    label: msg`About`,
    icon: Info,
    Page: lazyPage(() => import('./AboutPage.tsx').then(({ AboutPage }) => AboutPage)),
  },
};

/** The pages of the own profile, in their order (docs/product.md §22.3). */
export const profilePages: readonly ProfilePage[] = profilePaths.map((path) => ({ path, ...parts[path] }));
