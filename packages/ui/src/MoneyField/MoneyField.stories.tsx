import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { MoneyField } from './index.ts';
import { states } from './MoneyField.states.tsx';

const meta = {
  title: 'Fields/MoneyField',
  component: MoneyField,
  tags: ['!autodocs'],
  args: { onChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    const change = (next: number | null) => {
      setValue(next);
      args.onChange(next);
    };
    return <MoneyField {...args} value={value} onChange={change} />;
  },
} satisfies Meta<typeof MoneyField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: states.empty };

export const Amount: Story = { args: states.amount };

export const NoDecimals: Story = { args: states.noDecimals };

export const Code: Story = { args: states.code };

export const Wrong: Story = { args: states.wrong };

export const Disabled: Story = { args: states.disabled };

export const GivesMinorUnits: Story = {
  args: states.empty,
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Price' });
    await userEvent.type(input, '19.9');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(1990);
    await expect(input).toHaveValue('19.90');
  },
};
