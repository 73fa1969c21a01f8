import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { keepsLayout } from '../values/keepsLayout.ts';
import { Pagination } from './index.ts';
import { states } from './Pagination.states.tsx';

const meta = {
  title: 'Navigation/Pagination',
  component: Pagination,
  tags: ['!autodocs'],
  args: { onPageChange: fn(), onPageSizeChange: fn() },
  render: function Controlled(args) {
    const [page, setPage] = useState(args.page);
    const change = (next: number) => {
      setPage(next);
      args.onPageChange(next);
    };
    return <Pagination {...args} page={page} onPageChange={change} />;
  },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = { args: states.first };

export const Middle: Story = { args: states.middle, parameters: { apg: 'pagination' } };

export const Last: Story = { args: states.last };

/** All rows are there: nothing leads to another page. */
export const One: Story = {
  args: states.one,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1–7 of 7')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Next page' })).toBeNull();
  },
};

export const None: Story = { args: states.none };

export const Capped: Story = {
  args: states.capped,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('201–300 of more than 10,000')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Last page' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Next page' })).toBeEnabled();
  },
};

/** A page that is gone, as after a deletion: the rows are those of the nearest, and the way back is open. */
export const BeyondTheEnd: Story = {
  args: states.beyondTheEnd,
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByText('1–7 of 7')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Next page' })).toBeDisabled();
    await keepsLayout(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'First page' }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(1);
  },
};

export const Huge: Story = {
  args: states.huge,
  play: ({ canvasElement }) => keepsLayout(canvasElement),
};

export const Disabled: Story = { args: states.disabled };

export const WalksThePages: Story = {
  args: states.first,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('1–25 of 340')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Previous page' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Last page' }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(14);
    await expect(canvas.getByText('326–340 of 340')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Next page' })).toBeDisabled();
  },
};

/** A page that does not exist leads to the nearest that does. */
export const GoesToThePageTyped: Story = {
  args: states.first,
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('textbox', { name: 'Page' });
    await userEvent.clear(box);
    await userEvent.type(box, '99{Enter}');
    await expect(args.onPageChange).toHaveBeenLastCalledWith(14);
    await expect(box).toHaveValue('14');
  },
};

export const ChangesThePageSize: Story = {
  args: states.middle,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Rows per page/ }));
    const sizes = await screen.findAllByRole('option');
    await expect(sizes.map((size) => size.textContent)).toEqual(['10', '25', '50', '100']);
    await userEvent.click(screen.getByRole('option', { name: '50' }));
    await expect(args.onPageSizeChange).toHaveBeenCalledWith(50);
  },
};
