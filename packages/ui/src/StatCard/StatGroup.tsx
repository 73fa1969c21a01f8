import { createContext, type ReactNode } from 'react';
import * as css from './StatCard.css.ts';

/** Whether a figure is one of a group. */
export const InGroup = createContext(false);

export interface StatGroupProps {
  /** StatCards. */
  readonly children: ReactNode;
}

/** Figures of equal weight: cards beside each other, on a phone lines of one card with the figures at their end. */
export function StatGroup({ children }: StatGroupProps) {
  return (
    <InGroup value={true}>
      <div className={css.group}>{children}</div>
    </InGroup>
  );
}
