import { bad } from '../values/bad.ts';
import type { AvatarProps } from './index.ts';

/** A green square, so that the stories need no file. */
const picture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAE0lEQVR42mPQK7XAihioLYEVAQBkx1H5lWZ0ogAAAABJRU5ErkJggg==';

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  initials: { name: 'Ana Ruiz' },
  business: { name: 'Taberna del Puerto', shape: 'square' },
  picture: { name: 'Ana Ruiz', src: picture },
  broken: { name: 'Ana Ruiz', src: 'data:image/png;base64,AAAA' },
  small: { name: 'Ana Ruiz', size: 'sm' },
  large: { name: 'Ana Ruiz', size: 'lg' },
  extraLarge: { name: 'Ana Ruiz', size: 'xl' },
  nameRead: { name: 'Ana Ruiz', isNameRead: true },
  mixed: { name: bad.mixed, isNameRead: true },
  empty: { name: bad.empty },
  emptyBusiness: { name: bad.empty, shape: 'square' },
} satisfies Record<string, AvatarProps>;
