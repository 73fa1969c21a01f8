import { useState } from 'react';
import { onDemand } from '../OnDemand/index.ts';
import * as css from './Thumbnail.css.ts';

export interface ThumbnailProps {
  /** Where the picture is. Without one, or when it cannot be loaded, the drawing of `dish` stands in. */
  readonly src?: string | undefined;
  /** What it shows; empty where a text beside it says so. */
  readonly alt?: string;
  /** The name of the dish: its words choose the drawing, all of it the tint. */
  readonly dish?: string;
  /** 24 and 32 px, cut to fill its frame; 80 px, shown whole; as wide as its place, four to three. */
  readonly size?: css.Size;
}

/** Thirty drawings, which come once a page shows one. */
const NamedDish = onDemand(async () => (await import('./NamedDish.tsx')).NamedDish);

/** The picture of a record, in a frame. */
export function Thumbnail({ src, alt = '', dish, size = 'sm' }: ThumbnailProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  if (dish === undefined || (src !== undefined && src !== failedSrc))
    return <img className={css.frame({ size })} src={src} alt={alt} onError={() => setFailedSrc(src)} />;
  const naming = alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt };
  return (
    <span {...naming} className={css.frame({ size, isDrawn: true })}>
      <NamedDish.View name={dish} />
    </span>
  );
}
