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
  disabled: { label: 'Colour', value: '#2e7d32', palette, isDisabled: true },
} satisfies Record<string, Omit<ColourFieldProps, 'onChange'>>;
