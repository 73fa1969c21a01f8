import { type ProfilePath, profilePaths } from '@comanda/api/pages';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  Bell,
  Contact,
  Forward,
  Handshake,
  Image,
  Info,
  Key,
  KeyRound,
  KeySquare,
  type LucideIcon,
  Mailbox,
  MapPin,
  MonitorCog,
  Palette,
  Send,
  UserRound,
} from 'lucide-react';
import { type LazyPart, lazyPart } from '../../lazyPart.ts';

export interface ProfilePage {
  /** Below `/profile`. */
  readonly path: ProfilePath;
  readonly label: MessageDescriptor;
  readonly icon: LucideIcon;
  readonly Page: LazyPart<object>;
}

const parts: Readonly<Record<ProfilePath, Omit<ProfilePage, 'path'>>> = {
  basic: {
    label: msg`Personal details`,
    icon: UserRound,
    Page: lazyPart(async () => (await import('./BasicPage.tsx')).BasicPage),
  },
  address: {
    label: msg`Address`,
    icon: MapPin,
    Page: lazyPart(async () => (await import('./AddressPage.tsx')).AddressPage),
  },
  social: {
    label: msg`Social media`,
    icon: Contact,
    Page: lazyPart(async () => (await import('./SocialPage.tsx')).SocialPage),
  },
  picture: {
    label: msg`Picture`,
    icon: Image,
    Page: lazyPart(async () => (await import('./PicturePage.tsx')).PicturePage),
  },
  password: {
    label: msg`Password and devices`,
    icon: KeyRound,
    // The rules of a new password are those of the accounts.
    Page: lazyPart(async () => (await import('./PasswordPage.tsx')).PasswordPage, 'pages/account'),
  },
  'invitations/received': {
    label: msg`Invitations received`,
    icon: Mailbox,
    Page: lazyPart(
      async () => (await import('../invitation/ReceivedPage.tsx')).ReceivedPage,
      'pages/invitation',
    ),
  },
  'invitations/sent': {
    label: msg`Invitations sent`,
    icon: Send,
    Page: lazyPart(async () => (await import('../invitation/SentPage.tsx')).SentPage, 'pages/invitation'),
  },
  'ownership/received': {
    label: msg`Ownership received`,
    icon: Handshake,
    Page: lazyPart(
      async () => (await import('../ownership/ReceivedPage.tsx')).ReceivedPage,
      'pages/ownership',
    ),
  },
  'ownership/sent': {
    label: msg`Ownership sent`,
    icon: Forward,
    Page: lazyPart(async () => (await import('../ownership/SentPage.tsx')).SentPage, 'pages/ownership'),
  },
  'accesskey/received': {
    label: msg`Access keys received`,
    icon: Key,
    Page: lazyPart(async () => (await import('../keys/ReceivedPage.tsx')).ReceivedPage, 'pages/keys'),
  },
  'accesskey/sent': {
    label: msg`Access keys given`,
    icon: KeySquare,
    Page: lazyPart(async () => (await import('../keys/SentPage.tsx')).SentPage, 'pages/keys'),
  },
  notifications: {
    label: msg`Notification settings`,
    icon: Bell,
    Page: lazyPart(
      async () => (await import('../notices/SubscriptionsPage.tsx')).SubscriptionsPage,
      'pages/notices',
    ),
  },
  theme: {
    label: msg`Appearance`,
    icon: Palette,
    Page: lazyPart(async () => (await import('./ThemePage.tsx')).ThemePage),
  },
  environment: {
    label: msg`Environment`,
    icon: MonitorCog,
    Page: lazyPart(async () => (await import('./EnvironmentPage.tsx')).EnvironmentPage),
  },
  about: {
    label: msg`About`,
    icon: Info,
    Page: lazyPart(async () => (await import('./AboutPage.tsx')).AboutPage),
  },
};

/** The pages of the own profile, in their order (docs/product.md §22.3). */
export const profilePages: readonly ProfilePage[] = profilePaths.map((path) => ({ path, ...parts[path] }));
