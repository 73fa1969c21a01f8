import type { Preview } from '@storybook/react-vite';
import '@comanda/tokens/base.css';
import '@comanda/tokens/fonts.css';
import '@comanda/tokens/themes/A.css';
import '@comanda/tokens/themes/K.css';
import '@comanda/tokens/themes/probe.css';
import { axeContext, axeOptions } from './axe-options.ts';
import { globalTypes, initialGlobals } from './globals.ts';
import { withSurroundings } from './surroundings.tsx';

const preview: Preview = {
  decorators: [withSurroundings],
  globalTypes,
  initialGlobals: { ...initialGlobals },
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
