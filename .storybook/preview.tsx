import type { Preview } from '@storybook/react-vite';
import '@comanda/tokens/base.css';
import '@comanda/tokens/fonts.css';
import { axeContext, axeOptions } from './axe-options.ts';
import { initialBrand } from './brand/offered.ts';
import { argTypesOf } from './docs/argTypes.ts';
import { Container } from './docs/Container.tsx';
import { withImports } from './docs/source.ts';
import { initialGlobals } from './globals.ts';
import { visualModes } from './modes.ts';
import { withSurroundings } from './surroundings.tsx';
import { globalTypes } from './toolbar.ts';

// Every theme at once: a story may be seen in any of them.
import.meta.glob('../packages/tokens/dist/themes/*.css', { eager: true });

const Nothing = () => null;

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
    chromatic: { modes: visualModes },
    controls: { expanded: true },
    docs: {
      container: Container,
      extractArgTypes: argTypesOf,
      source: { transform: withImports },
      // Every page has them from the template, below what its author wrote.
      components: { Controls: Nothing, Stories: Nothing },
    },
    options: {
      storySort: {
        method: 'alphabetical',
        // What stands first is read first: the look, the components by what they are for, what is made of them.
        order: [
          'Start here',
          'Foundations',
          'Brand',
          'Actions',
          'Fields',
          'Forms',
          'Overlays',
          'Navigation',
          'Showing',
          'Charts',
          'Feedback',
          'Lists',
          'Records',
          'Shell',
          'Kitchen',
          'Patterns',
          'Pages',
        ],
      },
    },
  },
};

export default preview;
