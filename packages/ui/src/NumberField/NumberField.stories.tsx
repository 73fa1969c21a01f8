import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { keepsLayout } from '../values/keepsLayout.ts';
import { NumberField } from './index.ts';
import { states } from './NumberField.states.tsx';

const meta = {
  title: 'Fields/NumberField',
  component: NumberField,
  tags: ['!autodocs'],
  args: { onChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    const change = (next: string | null) => {
      setValue(next);
      args.onChange(next);
    };
    return <NumberField {...args} value={value} onChange={change} />;
  },
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: states.empty };

export const Quantity: Story = { args: states.quantity };

export const Percentage: Story = { args: states.percentage, parameters: { apg: 'number-field' } };

export const Integer: Story = { args: states.integer };

export const Required: Story = { args: states.required };

export const Wrong: Story = { args: states.wrong };

export const Disabled: Story = { args: states.disabled };

export const ReadOnly: Story = { args: states.readOnly };

export const Small: Story = { args: states.small };

/** What was given is quoted, so that it is not lost with what cannot be shown. */
export const Malformed: Story = {
  args: states.malformed,
  play: async ({ canvas, canvasElement }) => {
    const input = canvas.getByRole('textbox', { name: 'Quantity' });
    await expect(input).toHaveValue('');
    await expect(input).toBeInvalid();
    await waitFor(() => expect(input).toHaveAccessibleDescription(/نصف كيلو 0,5 kg.* is not a number/));
    await keepsLayout(canvasElement);
    await userEvent.type(input, '7');
    await userEvent.tab();
    await expect(input).toBeValid();
  },
};

export const Huge: Story = { args: states.huge };

export const GivesADecimalString: Story = {
  args: states.empty,
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Quantity' });
    await userEvent.type(input, '1234.50');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('1234.5');
    await expect(input).toHaveValue('1,234.5');
  },
};

/** Either decimal sign is understood where only one reading is possible. */
export const EitherSignIsUnderstood: Story = {
  args: states.quantity,
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Quantity' });
    for (const [typed, given, shown] of [
      ['7,5', '7.5', '7.5'],
      ['1.234,50', '1234.5', '1,234.5'],
      ['0,125', '0.125', '0.125'],
      ['1,40 kg', '1.4', '1.4'],
      ['1234', '1234', '1234'],
      ['٧٫٥', '7.5', '7.5'],
    ] as const) {
      await userEvent.clear(input);
      await userEvent.type(input, `${typed}{Tab}`);
      await expect(args.onChange).toHaveBeenLastCalledWith(given);
      await expect(input).toHaveValue(shown);
    }
  },
};

/** What may be two figures is none until somebody says which: it stays in the field, with both. */
export const TwoReadingsAreTold: Story = {
  args: states.quantity,
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Quantity' });
    await userEvent.clear(input);
    await userEvent.type(input, '1,234{Tab}');
    await expect(args.onChange).toHaveBeenLastCalledWith('NaN');
    await expect(input).toHaveValue('1,234');
    await waitFor(() =>
      expect(input).toHaveAccessibleDescription(/1,234.* may be 1234 or 1\.234: write one of the two\./),
    );
    await userEvent.clear(input);
    await userEvent.type(input, '1.234{Tab}');
    await expect(args.onChange).toHaveBeenLastCalledWith('1.234');
    await waitFor(() => expect(input).toBeValid());
    await userEvent.clear(input);
    await userEvent.type(input, '1.23456{Tab}');
    await waitFor(() => expect(input).toHaveAccessibleDescription(/more decimals than the 3/));
  },
};

export const EmptiedGivesNull: Story = {
  args: states.percentage,
  play: async ({ args, canvas }) => {
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Rate' }));
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

export const ArrowsStep: Story = {
  args: states.percentage,
  play: async ({ args, canvas }) => {
    canvas.getByRole('textbox', { name: 'Rate' }).focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('22');
  },
};

/** Nothing is moved to the nearest limit without a word. */
export const OutsideItsLimitsIsKeptAndReported: Story = {
  args: states.percentage,
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Rate' });
    await userEvent.clear(input);
    await userEvent.type(input, '150');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('150');
    await expect(input).toHaveValue('150');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(/Enter 100 or less\./);
  },
};

export const Described: Story = {
  args: states.described,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Rate' })).toHaveAccessibleDescription(
      /As the tax office publishes it\./,
    );
  },
};

/** Whatever stands in its words, nothing leaves its box. */
export const Bad: Story = {
  args: states.bad,
  play: ({ canvasElement }) => keepsLayout(canvasElement),
};
