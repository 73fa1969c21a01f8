import { FileText, History } from 'lucide-react';
import { bad } from '../values/bad.ts';
import type { TabsProps } from './index.ts';

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  plain: {
    label: 'Tax',
    items: [
      { id: 'basic', label: 'Basic data', content: 'Code, name and rate.' },
      { id: 'members', label: 'Members', content: 'Taxes of the group.' },
      { id: 'history', label: 'History', content: 'Who changed what.' },
    ],
  },
  withCounts: {
    label: 'Tax',
    items: [
      { id: 'basic', label: 'Basic data', content: 'Code, name and rate.' },
      { id: 'members', label: 'Members', content: 'Taxes of the group.', count: 3 },
      { id: 'history', label: 'History', content: 'Who changed what.', count: 12 },
    ],
  },
  withErrors: {
    label: 'Tax',
    items: [
      { id: 'basic', label: 'Basic data', content: 'Code, name and rate.', errorCount: 2 },
      { id: 'members', label: 'Members', content: 'Taxes of the group.', errorCount: 1 },
      { id: 'history', label: 'History', content: 'Who changed what.' },
    ],
  },
  withIcons: {
    label: 'Tax',
    items: [
      { id: 'basic', label: 'Basic data', content: 'Code, name and rate.', icon: FileText },
      { id: 'members', label: 'Members', content: 'Taxes of the group.' },
      { id: 'history', label: 'History', content: 'Who changed what.', icon: History },
    ],
  },
  disabledTab: {
    label: 'Tax',
    items: [
      { id: 'basic', label: 'Basic data', content: 'Code, name and rate.' },
      { id: 'members', label: 'Members', content: 'Taxes of the group.', isDisabled: true },
      { id: 'history', label: 'History', content: 'Who changed what.' },
    ],
  },
  bad: {
    label: 'Tax',
    items: [
      { id: 'mixed', label: bad.mixed, content: bad.mixed, count: Number.MAX_SAFE_INTEGER },
      { id: 'malformed', label: bad.malformed, content: bad.malformed, errorCount: 1_000_000 },
      { id: 'long', label: bad.long, content: bad.long },
    ],
  },
} satisfies Record<string, TabsProps<string>>;
