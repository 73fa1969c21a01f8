import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Thumbnail } from './index.ts';
import { states } from './Thumbnail.states.tsx';

const meta = {
  title: 'Showing/Thumbnail',
  component: Thumbnail,
  tags: ['!autodocs'],
} satisfies Meta<typeof Thumbnail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = {
  args: states.small,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Coffee with milk' })).toBeVisible();
  },
};

export const Large: Story = { args: states.large };

/** It keeps its place and says what would be seen. */
export const Broken: Story = { args: states.broken };
