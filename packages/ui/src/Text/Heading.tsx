import type { ReactNode } from 'react';
import { classNames } from '../styles/classNames.ts';
import * as css from './Text.css.ts';

export interface HeadingProps {
  readonly children: ReactNode;
  /** Its level in the outline of the page; what it looks like is `size`. */
  readonly level: 1 | 2 | 3 | 4;
  readonly size?: keyof typeof css.size;
  /** Bold without one. */
  readonly weight?: keyof typeof css.weight;
  readonly tone?: keyof typeof css.tone;
  readonly dir?: 'auto' | 'ltr' | 'rtl';
  readonly id?: string;
}

/** The title of a page or of a part of one. A page's takes the focus after a navigation without a ring: nothing is pressed there. */
export function Heading({ children, level, size = 'md', weight, tone, ...rest }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element
      {...rest}
      className={classNames(
        css.heading,
        level === 1 && css.pageTitle,
        css.size[size],
        weight && css.weight[weight],
        tone && css.tone[tone],
      )}
    >
      {children}
    </Element>
  );
}
