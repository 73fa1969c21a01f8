import type { ThumbnailProps } from './index.ts';

const src =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAE0lEQVR42mPQK7XAihioLYEVAQBkx1H5lWZ0ogAAAABJRU5ErkJggg==';

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  small: { src, alt: 'Coffee with milk' },
  large: { src, alt: 'Coffee with milk', size: 'lg' },
  wide: { src, alt: 'Coffee with milk', size: 'wide' },
  drawn: { dish: 'Coffee with milk', alt: 'Coffee with milk', size: 'md' },
  stoodIn: { src: 'data:image/png;base64,AAAA', dish: 'Brasa burger', alt: 'Brasa burger', size: 'lg' },
  broken: { src: 'data:image/png;base64,AAAA', alt: 'Coffee with milk', size: 'lg' },
} satisfies Record<string, ThumbnailProps>;
