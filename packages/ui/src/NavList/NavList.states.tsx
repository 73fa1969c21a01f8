import { KeyRound, MapPin, UserRound } from 'lucide-react';
import type { NavListProps } from './index.ts';

const label = 'Your profile';

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  pages: {
    label,
    items: [
      { href: '#basic', label: 'Personal details', icon: UserRound, current: true },
      { href: '#address', label: 'Address', icon: MapPin },
      { href: '#password', label: 'Password', icon: KeyRound },
    ],
  },
  plain: {
    label,
    items: [
      { href: '#one', label: 'One' },
      { href: '#two', label: 'Two', current: true },
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
        current: true,
      },
    ],
  },
} satisfies Record<string, NavListProps>;
