import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { BrandMark } from './index.ts';
import { states } from './BrandMark.states.tsx';

const meta = {
  title: 'Showing/BrandMark',
  component: BrandMark,
  tags: ['!autodocs'],
} satisfies Meta<typeof BrandMark>;

export default meta;
type Story = StoryObj<typeof meta>;

const { light, dark } = states.light;

export const Light: Story = {
  args: states.light,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Comanda' })).toHaveAttribute('src', light);
  },
};

export const Dark: Story = {
  args: states.dark,
  globals: { mode: 'dark' },
  play: async ({ canvas }) => {
    const mark = canvas.getByRole<HTMLImageElement>('img', { name: 'Comanda' });
    await waitFor(() => expect(mark.currentSrc).toBe(new URL(dark, location.href).href));
  },
};

export const System: Story = {
  args: states.system,
  play: async ({ canvas }) => {
    const mark = canvas.getByRole<HTMLImageElement>('img', { name: 'Comanda' });
    const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
    await expect(mark.currentSrc).toBe(new URL(isDark ? dark : light, location.href).href);
  },
};
