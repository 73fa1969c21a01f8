import { FileText, History } from 'lucide-react';
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
} satisfies Record<string, TabsProps<string>>;
