import { classNames } from '../styles/classNames.ts';
import * as css from './Thumbnail.css.ts';

export interface ThumbnailProps {
  /** Where the picture is. */
  readonly src: string;
  /** What it shows; empty where a text beside it says so. */
  readonly alt?: string;
  /** 24 px, cut to fill its frame; 80 px, shown whole. */
  readonly size?: keyof typeof css.size;
}

/** The picture of a record, in a frame. */
export function Thumbnail({ src, alt = '', size = 'sm' }: ThumbnailProps) {
  return <img className={classNames(css.frame, css.size[size])} src={src} alt={alt} />;
}
