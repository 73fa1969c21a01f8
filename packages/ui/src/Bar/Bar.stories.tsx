import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Bar } from './index.ts';
import { states } from './Bar.states.tsx';

const meta = {
  title: 'Shell/Bar',
  component: Bar,
  tags: ['!autodocs'],
} satisfies Meta<typeof Bar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Top: Story = {
  args: states.top,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner')).toBeVisible();
  },
};

export const Bottom: Story = {
  args: states.bottom,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
  },
};
