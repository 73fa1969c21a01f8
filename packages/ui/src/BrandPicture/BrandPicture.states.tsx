import type { BrandPictureProps } from './index.ts';

/** A picture of two grounds, as a brand would bring a photograph. */
const own =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"><path fill="#ffe600" d="M0 0h4v5H0z"/><circle cx="2" cy="2.5" r="1.2" fill="#0b1f3a"/></svg>',
  );

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  tiles: {},
  own: { src: own },
} satisfies Record<string, BrandPictureProps>;
