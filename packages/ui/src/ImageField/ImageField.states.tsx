import { Images } from 'lucide-react';
import { Button } from '../Button/index.ts';
import { bad } from '../values/bad.ts';
import type { ImageFieldProps } from './index.ts';

const palette = ['#b3261e', '#b26a00', '#2e7d32', '#01799b', '#5b4bc4', '#5f6b72'];

/** A green square, so that the stories need no file. */
const picture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAE0lEQVR42mPQK7XAihioLYEVAQBkx1H5lWZ0ogAAAABJRU5ErkJggg==';

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  empty: { label: 'Picture', value: null },
  picture: { label: 'Picture', value: { kind: 'picture', url: picture } },
  colour: { label: 'Picture', value: { kind: 'colour', colour: '#2e7d32' }, palette, onColour: () => {} },
  others: {
    label: 'Picture',
    value: null,
    others: (
      <Button iconStart={Images} size="sm" variant="ghost">
        From the gallery
      </Button>
    ),
  },
  pending: { label: 'Picture', value: null, isPending: true },
  described: { label: 'Picture', value: null, description: 'Shown on the order screen.' },
  wrong: {
    label: 'Picture',
    value: null,
    isRequired: true,
    error: 'The picture could not be sent. Choose it again.',
  },
  disabled: {
    label: 'Picture',
    value: { kind: 'picture', url: picture },
    isLabelHidden: true,
    isDisabled: true,
  },
  malformed: { label: bad.word, value: { kind: 'colour', colour: 'rojo' }, palette, onColour: () => {} },
} satisfies Record<string, Omit<ImageFieldProps, 'onFile' | 'onRemove'>>;
