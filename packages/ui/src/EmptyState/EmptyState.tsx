import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import type { IconSource } from '../Icon/index.ts';
import { Notice } from '../Notice/index.ts';

export interface EmptyStateProps {
  /** What is not there yet: "No taxes yet". */
  title: string;
  /** One line that teaches the next step. */
  description?: ReactNode;
  /** The button or link of that step. */
  action?: ReactNode;
  icon?: IconSource;
  headingLevel?: 1 | 2 | 3;
}

/** Stands where a list or a section has nothing to show, and says how to begin. */
export function EmptyState({ icon = Inbox, ...rest }: EmptyStateProps) {
  return <Notice icon={icon} {...rest} />;
}
