import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PagingArrows } from './index.ts';
import { states } from './PagingArrows.states.tsx';

const meta = {
  title: 'Kitchen/PagingArrows',
  component: PagingArrows,
  tags: ['!autodocs'],
  globals: { density: 'kitchen', mode: 'dark' },
  args: { ...states.middle, onPageChange: fn() },
} satisfies Meta<typeof PagingArrows>;

export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {
  args: states.first,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Previous page' })).toBeDisabled();
  },
};

export const Middle: Story = {
  parameters: { apg: 'buttons' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Page 2 of 3')).toBeInTheDocument();
    const next = canvas.getByRole('button', { name: 'Next page' });
    await expect(next.getBoundingClientRect().height).toBeGreaterThanOrEqual(54);
    await userEvent.click(next);
    await expect(args.onPageChange).toHaveBeenLastCalledWith(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(1);
  },
};

export const Last: Story = { args: states.last };

export const One: Story = { args: states.one };
