import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { AppShell } from '../AppShell/index.ts';
import { states as shells } from '../AppShell/AppShell.states.tsx';
import { keepsLayout } from '../values/keepsLayout.ts';
import { ShellBanner } from './index.ts';
import { states } from './ShellBanner.states.tsx';

const meta = {
  title: 'Shell/ShellBanner',
  component: ShellBanner,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ShellBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: states.default };
export const WithoutAWayOut: Story = { args: states.bare };
export const Long: Story = { args: states.long };

/** It stays over the frame, whose own bar stays right below it, however far the page is scrolled. */
export const OverTheFrame: Story = {
  args: states.long,
  render: (args) => <AppShell {...shells.default} banner={<ShellBanner {...args} />} />,
  play: async ({ canvas }) => {
    const banner = canvas.getByRole('region', { name: 'Seen as somebody else' });
    const bar = canvas.getByRole('banner');
    const filler = document.createElement('div');
    filler.style.blockSize = '3000px';
    canvas.getByRole('main').append(filler);
    window.scrollTo(0, 1000);
    const isLow = window.matchMedia('(max-height: 479.98px)').matches;
    await waitFor(() =>
      expect(Math.round(bar.getBoundingClientRect().top)).toBe(isLow ? 0 : banner.offsetHeight),
    );
    if (!isLow) await expect(Math.round(banner.getBoundingClientRect().top)).toBe(0);
    filler.remove();
    window.scrollTo(0, 0);
  },
};

/** Whatever stands in its words, nothing leaves its box. */
export const Bad: Story = {
  args: states.bad,
  play: ({ canvasElement }) => keepsLayout(canvasElement),
};
