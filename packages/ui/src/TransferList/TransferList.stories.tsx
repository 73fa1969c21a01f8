import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { keepsLayout } from '../values/keepsLayout.ts';
import { TransferList } from './index.ts';
import { states } from './TransferList.states.tsx';

const meta = {
  title: 'Fields/TransferList',
  component: TransferList,
  tags: ['!autodocs'],
  args: { onChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    const change = (next: readonly string[]) => {
      setValue(next);
      args.onChange(next);
    };
    return <TransferList {...args} value={value} onChange={change} />;
  },
} satisfies Meta<typeof TransferList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = { args: states.some };

export const NothingChosen: Story = { args: states.nothingChosen };

export const AllChosen: Story = { args: states.allChosen };

export const InChunks: Story = { args: states.inChunks };

export const ManyChosen: Story = { args: states.manyChosen };

export const Described: Story = { args: states.described };

export const Wrong: Story = { args: states.wrong };

export const Disabled: Story = { args: states.disabled };

export const ReadOnly: Story = { args: states.readOnly };

export const ReadOnlyEmpty: Story = { args: states.readOnlyEmpty };

export const NothingToChoose: Story = { args: states.nothingToChoose };

/** The focus stays in the list that the entry left. */
export const CarriedByKeys: Story = {
  args: states.inChunks,
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'Add: Store 2 Valencia' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['s1']);
    await expect(canvas.getByRole('button', { name: 'Add: Store 3 Madrid' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['s1', 's2']);
    await expect(canvas.getByRole('status')).toHaveTextContent('Store 3 added');
    canvas.getByRole('button', { name: 'Remove Store 2 Valencia' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['s2']);
  },
};

/** Four at a time, and all of what was searched at once. */
export const ChunksAndSearch: Story = {
  args: states.inChunks,
  play: async ({ args, canvas }) => {
    const rest = within(canvas.getByRole('region', { name: /Available/ }));
    await expect(rest.getAllByRole('listitem')).toHaveLength(4);
    await userEvent.click(rest.getByRole('button', { name: 'Show 4 more' }));
    await expect(rest.getAllByRole('listitem')).toHaveLength(8);
    await userEvent.click(rest.getByRole('button', { name: 'Show 3 more' }));
    await expect(rest.getAllByRole('listitem')).toHaveLength(11);
    await userEvent.type(rest.getByRole('searchbox'), 'valencia');
    await userEvent.click(rest.getByRole('button', { name: 'Add all' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['s1', 's3', 's5', 's7', 's9']);
  },
};

/** Whatever stands in its words, nothing leaves its box. */
export const Bad: Story = {
  args: states.bad,
  play: ({ canvasElement }) => keepsLayout(canvasElement),
};
