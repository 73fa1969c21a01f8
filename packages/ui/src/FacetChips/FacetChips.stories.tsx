import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { options, states } from './FacetChips.states.tsx';
import { FacetChips, type FacetChipsProps } from './index.ts';

function Stateful(props: FacetChipsProps<string>) {
  const [value, setValue] = useState(props.value);
  return (
    <FacetChips
      {...props}
      value={value}
      onChange={(next) => {
        props.onChange(next);
        setValue(next);
      }}
    />
  );
}

const meta = {
  title: 'Lists/FacetChips',
  component: FacetChips<string>,
  tags: ['!autodocs'],
  args: { label: 'Status', options, value: [], onChange: fn() },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof FacetChips<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = { args: states.none };

export const One: Story = { args: states.one };

export const Two: Story = { args: states.two };

export const Pressed: Story = {
  play: async ({ canvas, args }) => {
    const active = canvas.getByRole('button', { name: /^Active/ });
    await userEvent.click(active);
    await expect(args.onChange).toHaveBeenLastCalledWith(['A']);
    await expect(active).toHaveAttribute('aria-pressed', 'true');
    canvas.getByRole('button', { name: 'Discarded' }).focus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['A', 'D']);
    await userEvent.click(active);
    await expect(args.onChange).toHaveBeenLastCalledWith(['D']);
  },
};
