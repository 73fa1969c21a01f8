import type { ReactNode } from 'react';
import * as css from './Text.css.ts';

export interface TextProps {
  readonly children: ReactNode;
  /** The element: `p` for a paragraph, `bdi` for a value whose direction is its own. */
  readonly as?: 'span' | 'p' | 'bdi' | 'div' | 'strong';
  /** Without one it is that of the text around. */
  readonly tone?: css.Tone;
  /** Without one it is that of the text around. */
  readonly size?: css.Size;
  readonly weight?: css.Weight;
  /** Digits of one width, so that numbers under each other line up and a counter does not move. */
  readonly isFigures?: boolean;
  /**
   * Where it does not fit: `none` stays on one line, `truncate` ends in an ellipsis, `anywhere` breaks inside a long
   * word, `lines` does too and keeps the line ends that were typed.
   */
  readonly wrap?: css.Wrap;
  readonly dir?: 'auto' | 'ltr' | 'rtl';
  readonly lang?: string;
  readonly id?: string;
  /** Said elsewhere to who cannot see it. */
  readonly 'aria-hidden'?: boolean;
}

/** Words of a page in one of the few ways that words look here. What it does not say it takes from around it. */
export function Text({
  children,
  as: Element = 'span',
  tone,
  size,
  weight,
  isFigures = false,
  wrap,
  dir,
  ...rest
}: TextProps) {
  // Within words of the other direction an amount keeps its sign on its side.
  const isAmount = isFigures && Element === 'span' && wrap !== 'truncate';
  return (
    <Element
      {...rest}
      dir={dir ?? (isAmount ? 'auto' : undefined)}
      className={css.words({ tone, size, weight, isFigures, wrap })}
    >
      {children}
    </Element>
  );
}
