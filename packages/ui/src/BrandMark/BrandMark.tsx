import type { LookMode } from '@comanda/tokens/browser';
import * as css from './BrandMark.css.ts';

export interface BrandMarkProps {
  /** Address of the mark for light backgrounds. */
  readonly light: string;
  /** Address of the mark for dark ones. */
  readonly dark: string;
  readonly mode: LookMode;
  /** The brand's name; empty where it stands beside the mark. */
  readonly alt: string;
  /** `sm` is as high as what stands in a bar. */
  readonly size?: css.Size;
}

/** Where the dark mark is drawn; paper is light. */
const darkMedia = { dark: 'screen', system: 'screen and (prefers-color-scheme: dark)' } as const;

/** The mark of a brand, or its name as it is drawn, as the mode of the page needs it. */
export function BrandMark({ light, dark, mode, alt, size = 'md' }: BrandMarkProps) {
  const mark = <img className={css.mark({ size })} src={light} alt={alt} />;
  if (mode === 'light') return mark;
  return (
    <picture>
      <source srcSet={dark} media={darkMedia[mode]} />
      {mark}
    </picture>
  );
}
