import type { ReactNode } from 'react';
import * as css from './Text.css.ts';

export interface HeadingProps {
  readonly children: ReactNode;
  /** Its level in the outline of the page; what it looks like is `size`. */
  readonly level: 1 | 2 | 3 | 4;
  readonly size?: css.Size;
  /** Bold without one. */
  readonly weight?: css.Weight;
  readonly tone?: css.Tone;
  readonly dir?: 'auto' | 'ltr' | 'rtl';
  readonly id?: string;
}

/** The title of a page or of a part of one. A page's takes the focus after a navigation without a ring: nothing is pressed there. */
export function Heading({ children, level, size = 'md', weight, tone, ...rest }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element {...rest} className={css.words({ heading: level === 1 ? 'page' : 'part', size, weight, tone })}>
      {children}
    </Element>
  );
}
