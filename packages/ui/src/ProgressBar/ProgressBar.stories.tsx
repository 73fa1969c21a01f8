import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProgressBar } from './index.ts';
import { states } from './ProgressBar.states.tsx';

const meta = {
  title: 'Showing/ProgressBar',
  component: ProgressBar,
  tags: ['!autodocs'],
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Started: Story = { args: states.started };

export const Half: Story = {
  args: states.half,
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Publishing' });
    await expect(bar).toHaveAttribute('aria-valuenow', '6');
    await expect(bar).toHaveAttribute('aria-valuetext', '6 of 12 tills');
  },
};

export const Done: Story = { args: states.done };

export const Failed: Story = { args: states.failed };

export const Unknown: Story = {
  args: states.unknown,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  },
};

export const HiddenLabel: Story = { args: states.hiddenLabel };
