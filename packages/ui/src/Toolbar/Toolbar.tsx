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
      ref={listen}
      aria-label={label}
      orientation={orientation}
      className={classNames(css.toolbar, UNSAFE_className)}
    >
      {children}
    </AriaToolbar>
  );
}

const stops = 'a[href], button:not(:disabled), input:not(:disabled), [tabindex="0"]';

/** Home and End, which APG has for a toolbar and react-aria leaves to the page. */
function listen(toolbar: HTMLDivElement | null) {
  const walk = (event: KeyboardEvent) => {
    if (event.key !== 'Home' && event.key !== 'End') return;
    const controls = [...(toolbar?.querySelectorAll<HTMLElement>(stops) ?? [])];
    event.preventDefault();
    controls.at(event.key === 'Home' ? 0 : -1)?.focus();
  };
  toolbar?.addEventListener('keydown', walk);
  return () => toolbar?.removeEventListener('keydown', walk);
}
