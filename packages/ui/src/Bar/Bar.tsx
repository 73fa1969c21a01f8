import type { ReactNode } from 'react';
import * as css from './Bar.css.ts';

export interface BarProps {
  /** Groups, spread over its width; they wrap where it is narrow. */
  readonly children: ReactNode;
  /** `top` is coloured as the theme's top bar, and is the page's `header`; `bottom` as the page, and is its `footer`. */
  readonly place: css.Place;
}

const elements = { top: 'header', bottom: 'footer' } as const;

/** A bar over the whole width of a page that has no shell around it. */
export function Bar({ children, place }: BarProps) {
  const Element = elements[place];
  return (
    <Element className={css.bar({ place })} {...(place === 'top' && { 'data-surface': 'topbar' })}>
      {children}
    </Element>
  );
}
