import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../Card/index.ts';
import { Sparkline } from './index.ts';
import { states } from './Sparkline.states.tsx';

const meta = {
  title: 'Charts/Sparkline',
  component: Sparkline,
  tags: ['!autodocs'],
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof Sparkline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rising: Story = {
  args: states.rising,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Sold in the last ten days: rising' })).toBeVisible();
  },
};

export const BelowZero: Story = { args: states.negative };

export const Gaps: Story = {
  args: states.gaps,
  play: async ({ canvasElement }) => {
    // The line ends and begins again.
    await expect(canvasElement.querySelector('path')?.getAttribute('d')?.match(/M/g)).toHaveLength(2);
  },
};

export const One: Story = { args: states.one };

export const Nothing: Story = {
  args: states.none,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
