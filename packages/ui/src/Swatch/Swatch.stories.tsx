import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Swatch } from './index.ts';
import { states } from './Swatch.states.tsx';

const meta = {
  title: 'Showing/Swatch',
  component: Swatch,
  tags: ['!autodocs'],
} satisfies Meta<typeof Swatch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = {
  args: states.small,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName();
  },
};

export const Large: Story = { args: states.large };

export const White: Story = { args: states.white };
