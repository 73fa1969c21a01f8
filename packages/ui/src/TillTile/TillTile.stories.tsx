import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { keepsLayout } from '../values/keepsLayout.ts';
import { TillTile } from './index.ts';
import { states } from './TillTile.states.tsx';

const meta = {
  title: 'Showing/TillTile',
  component: TillTile,
  tags: ['!autodocs'],
} satisfies Meta<typeof TillTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Drawn: Story = {
  args: states.drawn,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('7,90 €')).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector('path')).toBeVisible());
  },
};

export const Pictured: Story = { args: states.pictured };

export const Coloured: Story = {
  args: states.coloured,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toBeVisible();
  },
};

export const Unpriced: Story = { args: states.unpriced };

export const Wide: Story = { args: states.wide };

/** Whatever stands in its words, nothing leaves its box. */
export const Bad: Story = {
  args: states.bad,
  play: ({ canvasElement }) => keepsLayout(canvasElement),
};
