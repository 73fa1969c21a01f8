import { bad } from '../values/bad.ts';
import type { TillTileProps } from './index.ts';

const src =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAE0lEQVR42mPQK7XAihioLYEVAQBkx1H5lWZ0ogAAAABJRU5ErkJggg==';

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  drawn: { name: 'Brasa burger', price: '7,90 €' },
  pictured: { name: 'Coffee with milk', price: '1,80 €', src },
  coloured: { name: 'Menu of the day', price: '14,50 €', colour: '#2f6f4f' },
  unpriced: { name: 'Sweet potato fries' },
  wide: { name: 'Draught beer', price: '2,20 €', isWide: true },
  bad: { name: bad.word, price: bad.mixed, colour: '#2f6f4f' },
} satisfies Record<string, TillTileProps>;
