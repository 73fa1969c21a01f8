import type { ReactNode } from 'react';
import { Toolbar as AriaToolbar } from 'react-aria-components/Toolbar';
import { classNames } from '../styles/classNames.ts';
import * as css from './Toolbar.css.ts';

export interface ToolbarProps {
  /** What its controls work on; read, not shown. */
  label: string;
  children: ReactNode;
  orientation?: 'horizontal' | 'vertical';
  UNSAFE_className?: string;
}

/** Controls that share one tab stop; the arrow keys walk between them. Not for fields: their arrow keys are taken. */
export function Toolbar({ label, children, orientation = 'horizontal', UNSAFE_className }: ToolbarProps) {
  return (
    <AriaToolbar
      aria-label={label}
      orientation={orientation}
      className={classNames(css.toolbar, UNSAFE_className)}
    >
      {children}
    </AriaToolbar>
  );
}
