import { Images } from 'lucide-react';
import { Button } from '../Button/index.ts';
import { bad } from '../values/bad.ts';
import type { ImageSetProps, SetImage } from './index.ts';

const palette = ['#b3261e', '#b26a00', '#2e7d32', '#01799b', '#5b4bc4', '#5f6b72'];

/** A green square, so that the stories need no file. */
const url =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAE0lEQVR42mPQK7XAihioLYEVAQBkx1H5lWZ0ogAAAABJRU5ErkJggg==';

export const images = {
  picture: { id: 'a', kind: 'picture', url },
  red: { id: 'b', kind: 'colour', colour: '#b3261e' },
  blue: { id: 'c', kind: 'colour', colour: '#01799b' },
  grey: { id: 'd', kind: 'colour', colour: '#5f6b72' },
  reading: { id: 'e', kind: 'reading' },
  failed: { id: 'f', kind: 'failed', reason: 'Nothing answered at its address.' },
} satisfies Record<string, SetImage>;

const texts = { label: 'Pictures', palette };

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  empty: { ...texts, items: [] },
  one: { ...texts, items: [images.picture] },
  full: { ...texts, items: [images.picture, images.red, images.blue, images.grey] },
  others: {
    ...texts,
    items: [images.picture],
    others: (
      <Button iconStart={Images} size="sm" variant="ghost">
        From the gallery
      </Button>
    ),
  },
  reading: { ...texts, items: [images.picture, images.reading] },
  failed: { ...texts, items: [images.picture, images.failed, images.red] },
  described: { ...texts, items: [images.red], description: 'Shown on the order screen.' },
  wrong: { ...texts, items: [images.picture], error: 'At most 4 pictures.' },
  disabled: { ...texts, items: [images.picture, images.red], isLabelHidden: true, isDisabled: true },
  malformed: {
    ...texts,
    label: bad.word,
    items: [images.red, { id: 'g', kind: 'colour', colour: bad.word }],
  },
} satisfies Record<
  string,
  Omit<ImageSetProps, 'onFiles' | 'onAddress' | 'onColour' | 'onReorder' | 'onRemove' | 'onRetry'>
>;
