import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { keepsLayout } from '../values/keepsLayout.ts';
import { SearchField } from './index.ts';
import { states } from './SearchField.states.tsx';

const meta = {
  title: 'Fields/SearchField',
  component: SearchField,
  tags: ['!autodocs'],
  args: { label: 'Search', onChange: fn(), onSubmit: fn() },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: states.empty };

export const Filled: Story = { args: states.filled, parameters: { apg: 'search-field' } };

export const Small: Story = { args: states.small };

export const Labelled: Story = { args: states.labelled };

export const Disabled: Story = { args: states.disabled };

export const SubmittedAndCleared: Story = {
  args: states.empty,
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('searchbox', { name: 'Search taxes' });
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.type(input, 'igic{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('igic');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
  },
};

/** Whatever stands in its words, nothing leaves its box. */
export const Bad: Story = {
  args: states.bad,
  play: ({ canvasElement }) => keepsLayout(canvasElement),
};
