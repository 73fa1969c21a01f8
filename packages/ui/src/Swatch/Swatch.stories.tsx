import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { keepsLayout } from '../values/keepsLayout.ts';
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

/** Three digits are as good as six. */
export const Short: Story = { args: states.short };

/** A value that is no colour is shown as it is, and called so. */
export const Malformed: Story = {
  args: states.malformed,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getByText('Not a colour')).toBeVisible();
    await expect(canvasElement).toHaveTextContent('{{name}}');
    await keepsLayout(canvasElement);
  },
};
