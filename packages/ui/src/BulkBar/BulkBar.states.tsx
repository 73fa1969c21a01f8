import { CheckCheck, Trash2 } from 'lucide-react';
import type { BulkBarProps } from './index.ts';

const ignore = () => {};
const actions: BulkBarProps['actions'] = [
  { id: 'activate', label: 'Activate', icon: CheckCheck, onAction: ignore },
  { id: 'publish', label: 'Publish', isDisabled: true, onAction: ignore },
  { id: 'delete', label: 'Delete', icon: Trash2, tone: 'danger', onAction: ignore },
];

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  none: { count: 0, actions },
  some: { count: 3, actions },
  wholePage: { count: 10, actions, all: { total: 1234, onSelectAll: ignore } },
} satisfies Record<string, Omit<BulkBarProps, 'label' | 'onClear'>>;
