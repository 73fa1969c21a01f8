import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { keepsLayout } from '../values/keepsLayout.ts';
import { Badge } from './index.ts';
import { states } from './Badge.states.tsx';

const meta = {
  title: 'Showing/Badge',
  component: Badge,
  tags: ['!autodocs'],
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = { args: states.neutral };

export const Accent: Story = { args: states.accent };

export const Success: Story = { args: states.success };

export const Warning: Story = { args: states.warning };

export const Danger: Story = { args: states.danger };

export const Info: Story = { args: states.info };

export const WithIcon: Story = { args: states.withIcon };

export const Counted: Story = {
  args: states.counted,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 errors')).toBeInTheDocument();
    await expect(canvas.getByText('3')).toHaveAttribute('aria-hidden', 'true');
  },
};

/** What is too long ends in an ellipsis. */
export const Word: Story = {
  args: states.word,
  play: ({ canvasElement }) => keepsLayout(canvasElement),
};

export const Mixed: Story = {
  args: states.mixed,
  play: ({ canvasElement }) => keepsLayout(canvasElement),
};
