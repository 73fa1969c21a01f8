import { BookOpen, ChefHat, Coins, FileText, House, Radio, Settings, Store } from 'lucide-react';
import { bad } from '../values/bad.ts';
import type { SideMenuEntry, SideMenuProps } from './index.ts';

export const entries: readonly SideMenuEntry[] = [
  { id: 'home', label: 'Home', href: '#home', icon: House },
  { id: 'business', label: 'Business', href: '#business', icon: Store },
  { id: 'company', label: 'Company', isHeading: true },
  {
    id: 'maintenance',
    label: 'Maintenance',
    icon: Settings,
    children: [
      { id: 'currencies', label: 'Currencies', href: '#currencies' },
      { id: 'taxes', label: 'Taxes', href: '#taxes', isCurrent: true },
      { id: 'payment', label: 'Payment methods', href: '#payment' },
      { id: 'kinds', label: 'Ticket kinds', href: '#kinds' },
    ],
  },
  {
    id: 'sync',
    label: 'Synchronisation',
    icon: Radio,
    children: [
      { id: 'trackers', label: 'Trackers', href: '#trackers', count: 12 },
      { id: 'commits', label: 'Commits', href: '#commits' },
    ],
  },
  { id: 'sales', label: 'Sales', href: '#sales', icon: Coins },
  { id: 'documents', label: 'Documents', href: '#documents', icon: FileText },
  { id: 'kitchen', label: 'Kitchen', href: '#kitchen', icon: ChefHat },
  { id: 'help', label: 'Help', isHeading: true },
  { id: 'manual', label: 'Manual', href: '#manual', icon: BookOpen },
];

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  default: { entries },
  loading: { entries: undefined },
  longText: {
    entries: [
      {
        id: 'long',
        label: 'Recargo de equivalencia y otros regímenes',
        href: '#long',
        icon: Coins,
        count: 1204,
      },
    ],
  },
  bad: {
    entries: [
      { id: 'word', label: bad.word, href: '#word', icon: Coins, count: Number.MAX_SAFE_INTEGER },
      { id: 'heading', label: bad.word, isHeading: true },
      { id: 'mixed', label: bad.mixed, href: '#mixed', isCurrent: true },
      {
        id: 'group',
        label: bad.word,
        icon: Settings,
        children: [{ id: 'malformed', label: bad.malformed, href: '#malformed' }],
      },
    ],
  },
} satisfies Record<string, SideMenuProps>;
