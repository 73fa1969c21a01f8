import type { ReactNode } from 'react';
import type { IconSource } from '../Icon/index.ts';
import { Notice, type DrawingKind } from '../Notice/index.ts';

export interface EmptyStateProps {
  /** What is not there yet: "No taxes yet". */
  title: string;
  /** One line that teaches the next step. */
  description?: ReactNode;
  /** The button or link of that step. */
  action?: ReactNode;
  /** A small sign in place of the drawing, where there is little room or the drawing would say something else. */
  icon?: IconSource;
  /** What is empty: a list, what was searched, what is to be published, the kitchen. */
  drawing?: DrawingKind;
  headingLevel?: 1 | 2 | 3;
}

/** Stands where a list or a section has nothing to show, and says how to begin. */
export function EmptyState({ icon, drawing = 'list', ...rest }: EmptyStateProps) {
  return <Notice sign={icon ? { icon } : { drawing }} {...rest} />;
}
