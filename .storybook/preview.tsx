import type { Preview } from '@storybook/react-vite';
import '@comanda/tokens/base.css';
import '@comanda/tokens/fonts.css';
import { axeContext, axeOptions } from './axe-options.ts';
import { initialBrand } from './brand/offered.ts';
import { initialGlobals } from './globals.ts';
import { withSurroundings } from './surroundings.tsx';
import { globalTypes } from './toolbar.ts';

// Every theme at once: a story may be seen in any of them.
import.meta.glob('../packages/tokens/dist/themes/*.css', { eager: true });

const preview: Preview = {
  decorators: [withSurroundings],
  globalTypes,
  initialGlobals: { ...initialGlobals, brand: initialBrand },
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    // A violation fails the story; every rule runs.
    a11y: { test: 'error', options: axeOptions, context: axeContext },
    // The page's colour comes from the theme.
    backgrounds: { disable: true },
    controls: { expanded: true },
    options: { storySort: { method: 'alphabetical' } },
  },
};

export default preview;
