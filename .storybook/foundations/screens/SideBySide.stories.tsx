import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { modes, themes } from '@comanda/tokens';
import { offered } from '../../brand/offered.ts';
import { SideBySide } from './SideBySide.tsx';
import { screens, type ScreenName } from '../../pages/screens.ts';
import { windows } from './windows.ts';

const names = (all: object) => Object.keys(all);
const everyTheme = themes.map(({ code }) => code);

const meta = {
  title: 'Foundations/Side by side',
  component: SideBySide,
  tags: ['!autodocs'],
  args: { screen: 'list', brands: ['default'], themes: ['A', 'B'], modes: [...modes], window: 'desktop' },
  argTypes: {
    screen: { control: 'inline-radio', options: names(screens) },
    brands: { control: 'inline-check', options: offered.map(({ code }) => code) },
    themes: {
      control: 'inline-check',
      options: everyTheme,
      description: 'With none, each brand wears its own.',
    },
    modes: { control: 'inline-check', options: modes },
    window: { control: 'inline-radio', options: names(windows) },
    language: { table: { disable: true } },
  },
  render: (args, { globals }) => <SideBySide {...args} language={String(globals['language'])} />,
} satisfies Meta<typeof SideBySide>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The looks of the screens inside, once each is there. */
const looksIn = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('iframe')].map((frame) => {
    // The live one lies one deeper.
    const inside = frame.contentDocument?.querySelector('iframe')?.contentDocument ?? frame.contentDocument;
    const { theme, mode } = inside?.documentElement.dataset ?? {};
    return inside?.querySelector('main') ? `${theme} ${mode}` : 'not yet';
  });

export const Chosen: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(looksIn(canvasElement)).toEqual(['A light', 'A dark', 'B light', 'B dark']), {
      timeout: 20_000,
    });
  },
};

const allThirty = (screen: ScreenName) => ({ args: { screen, themes: everyTheme } }) satisfies Story;

export const AllThirty: Story = allThirty('list');

// The screens are judged as stories of their own; one sheet of thirty is enough to judge a sheet.
export const AllThirtyForms: Story = { ...allThirty('form'), tags: ['!test'] };

export const AllThirtyDialogs: Story = { ...allThirty('dialog'), tags: ['!test'] };

export const AllThirtyKitchens: Story = { ...allThirty('kitchen'), tags: ['!test'] };

export const EveryBrand: Story = { args: { brands: offered.map(({ code }) => code), themes: [] } };

export const OnATelephone: Story = { args: { window: 'telephone' } };
