import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { keepsLayout } from '../values/keepsLayout.ts';
import { Card } from './index.ts';
import { states } from './Card.states.tsx';

const meta = {
  title: 'Showing/Card',
  component: Card,
  tags: ['!autodocs'],
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { args: states.plain };

export const Titled: Story = {
  args: states.titled,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Tills' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Tills', level: 2 })).toBeVisible();
  },
};

export const Described: Story = { args: states.described };

export const WithActions: Story = { args: states.withActions };

export const WithFooter: Story = { args: states.withFooter };

export const Alone: Story = { args: states.alone };

export const Sunken: Story = { args: states.sunken };

export const Unpadded: Story = { args: states.unpadded };

/** Whatever stands in its words, nothing leaves its box. */
export const Bad: Story = {
  args: states.bad,
  play: ({ canvasElement }) => keepsLayout(canvasElement),
};
