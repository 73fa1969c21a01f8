import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { keepsLayout } from '../values/keepsLayout.ts';
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

export const Amount: Story = { args: states.amount, parameters: { apg: 'number-field' } };

export const NoDecimals: Story = { args: states.noDecimals };

export const Code: Story = { args: states.code };

export const Wrong: Story = { args: states.wrong };

export const Disabled: Story = { args: states.disabled };

/** No figure of any kind: nothing to quote, and all the same a word of it. */
export const Malformed: Story = {
  args: states.malformed,
  play: async ({ canvas, canvasElement }) => {
    const input = canvas.getByRole('textbox', { name: 'Price' });
    await expect(input).toHaveValue('');
    await expect(input).toBeInvalid();
    await waitFor(() => expect(input).toHaveAccessibleDescription(/The value is not a number/));
    await keepsLayout(canvasElement);
    await userEvent.type(input, '7');
    await userEvent.tab();
    await expect(input).toBeValid();
  },
};

export const Huge: Story = { args: states.huge };

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

export const Required: Story = { args: states.required };

export const ReadOnly: Story = {
  args: states.readOnly,
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Price' });
    await userEvent.type(input, '7{Tab}');
    await expect(input).toHaveValue('12.50');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** Limits are in minor units, as the value is, and said in major ones. */
export const OutsideItsLimitsIsKeptAndReported: Story = {
  args: states.limited,
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Deposit' });
    await expect(input).toBeValid();
    await userEvent.clear(input);
    await userEvent.type(input, '100.01{Tab}');
    await expect(args.onChange).toHaveBeenLastCalledWith(10_001);
    await expect(input).toHaveAccessibleDescription(/Enter 100\.00 or less\./);
    await userEvent.clear(input);
    await userEvent.type(input, '9{Tab}');
    await expect(input).toHaveAccessibleDescription(/Enter 10\.00 or more\./);
    await userEvent.clear(input);
    await userEvent.type(input, '100{Tab}');
    await expect(input).toBeValid();
  },
};

/** Whatever stands in its words, nothing leaves its box. */
export const Bad: Story = {
  args: states.bad,
  play: ({ canvasElement }) => keepsLayout(canvasElement),
};
