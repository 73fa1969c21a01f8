import { bad } from '../values/bad.ts';
import type { ColourFieldProps } from './index.ts';

/** A business's own colours. */
const palette = ['#b3261e', '#b26a00', '#2e7d32', '#01799b', '#5b4bc4', '#5f6b72'];

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  none: { label: 'Colour', value: null, palette },
  chosen: { label: 'Colour', value: '#2e7d32', palette },
  ownColour: {
    label: 'Colour',
    value: '#7a5cff',
    palette,
    description: 'The key on the till has this colour.',
  },
  wrong: { label: 'Colour', value: null, palette, isRequired: true, error: 'Choose a colour.' },
  /** As other tables have them: two of the offered are none, and one is there twice. */
  malformed: {
    label: 'Colour',
    value: 'rojo أحمر #12',
    palette: ['red', '#12', '#2E7D32', '#2e7d32', ''],
  },
  bad: { label: bad.word, description: bad.mixed, error: bad.malformed, value: '#2e7d32', palette },
  disabled: { label: 'Colour', value: '#2e7d32', palette, isLabelHidden: true, isDisabled: true },
} satisfies Record<string, Omit<ColourFieldProps, 'onChange'>>;
