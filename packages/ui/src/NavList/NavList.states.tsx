import { KeyRound, MapPin, UserRound } from 'lucide-react';
import { bad } from '../values/bad.ts';
import type { NavListProps } from './index.ts';

const label = 'Your profile';

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  pages: {
    label,
    items: [
      { href: '#basic', label: 'Personal details', icon: UserRound, isCurrent: true },
      { href: '#address', label: 'Address', icon: MapPin },
      { href: '#password', label: 'Password', icon: KeyRound },
    ],
  },
  plain: {
    label,
    items: [
      { href: '#one', label: 'One' },
      { href: '#two', label: 'Two', isCurrent: true },
    ],
  },
  long: {
    label,
    items: [
      {
        href: '#one',
        label: 'A name of a page that a translator could not make any shorter',
        icon: UserRound,
      },
      {
        href: '#two',
        label: 'Donaudampfschifffahrtsgesellschaftskapitänsadresse',
        icon: MapPin,
        isCurrent: true,
      },
    ],
  },
  bad: {
    label,
    items: [
      { href: '#word', label: bad.word, icon: UserRound },
      { href: '#long', label: bad.long },
      { href: '#mixed', label: bad.mixed, icon: MapPin, isCurrent: true },
      { href: '#malformed', label: bad.malformed },
    ],
  },
} satisfies Record<string, NavListProps>;
