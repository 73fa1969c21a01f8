import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { keepsLayout } from '../values/keepsLayout.ts';
import { QuantityField } from './index.ts';
import { states } from './QuantityField.states.tsx';

const meta = {
  title: 'Fields/QuantityField',
  component: QuantityField,
  tags: ['!autodocs'],
  args: { onChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    const change = (next: string | null) => {
      setValue(next);
      args.onChange(next);
    };
    return <QuantityField {...args} value={value} onChange={change} />;
  },
} satisfies Meta<typeof QuantityField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: states.empty };

export const Boxes: Story = { args: states.boxes, parameters: { apg: 'number-field' } };

export const WithUnit: Story = { args: states.withUnit };

export const AtItsLeast: Story = { args: states.atItsLeast };

export const AtItsMost: Story = { args: states.atItsMost, parameters: { apg: 'limited-number-field' } };

export const Described: Story = { args: states.described };

export const Required: Story = { args: states.required };

export const Wrong: Story = { args: states.wrong };

export const TooMany: Story = { args: states.tooMany };

export const Disabled: Story = { args: states.disabled };

export const ReadOnly: Story = { args: states.readOnly };

export const Small: Story = { args: states.small };

export const Large: Story = { args: states.large };

export const HiddenLabel: Story = { args: states.hiddenLabel };

export const Huge: Story = { args: states.huge };

/** What was given is quoted, so that it is not lost with what cannot be shown. */
export const Malformed: Story = {
  args: states.malformed,
  play: async ({ canvas, canvasElement }) => {
    const input = canvas.getByRole('textbox', { name: 'Boxes' });
    await expect(input).toHaveValue('');
    await expect(input).toBeInvalid();
    await waitFor(() => expect(input).toHaveAccessibleDescription(/3 boxes.* is not a number/));
    await keepsLayout(canvasElement);
    await userEvent.type(input, '7');
    await userEvent.tab();
    await expect(input).toBeValid();
  },
};

export const LongText: Story = { args: states.longText };

export const CountedByButtons: Story = {
  args: { ...states.boxes, max: 5 },
  play: async ({ args, canvas }) => {
    const more = canvas.getByRole('button', { name: /Increase/ });
    const less = canvas.getByRole('button', { name: /Decrease/ });
    for (const button of [more, less]) {
      const { width, height } = button.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    }
    await userEvent.click(more);
    await expect(args.onChange).toHaveBeenLastCalledWith('4');
    await userEvent.click(more);
    await expect(more).toBeDisabled();
    await userEvent.click(less);
    await expect(args.onChange).toHaveBeenLastCalledWith('4');
    await expect(more).toBeEnabled();
  },
};

export const SteppedByKeys: Story = {
  args: states.withUnit,
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Flour' });
    await waitFor(() => expect(input).toHaveAccessibleDescription('kg'));
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('13');
    await userEvent.keyboard('{PageUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('18');
    await userEvent.keyboard('{PageDown}{PageDown}{PageDown}{PageDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('0');
    await expect(input).toHaveValue('0');
  },
};

/** A figure between two steps is as good as any that is typed. */
export const TypedBetweenTheSteps: Story = {
  args: states.withUnit,
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Flour' });
    await userEvent.clear(input);
    await userEvent.type(input, '1234.125{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('1234.125');
    await expect(input).toHaveValue('1,234.125');
    await waitFor(() => expect(input).toBeValid());
  },
};

/** More than a number keeps exactly is not taken for another number without a word. */
export const HugeIsReported: Story = {
  args: states.boxes,
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Boxes' });
    await userEvent.tripleClick(input);
    await userEvent.paste('9'.repeat(40));
    await userEvent.tab();
    await expect(input).toBeInvalid();
    await waitFor(() => expect(input).toHaveAccessibleDescription(/Enter 999,999,999,999,999 or less\./));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const WhatIsNoNumberIsNamed: Story = {
  args: states.boxes,
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Boxes' });
    await userEvent.type(input, '.5{Tab}');
    await waitFor(() => expect(input).toHaveAccessibleDescription('Enter a whole number.'));
    await userEvent.clear(input);
    await userEvent.type(input, '3x0{Tab}');
    await waitFor(() => expect(input).toHaveAccessibleDescription(/3x0.* is not a number/));
    await expect(input).toHaveValue('3x0');
    await expect(args.onChange).toHaveBeenLastCalledWith('NaN');
    await userEvent.clear(input);
    await userEvent.type(input, '30{Tab}');
    await waitFor(() => expect(input).toBeValid());
    await expect(args.onChange).toHaveBeenLastCalledWith('30');
  },
};
