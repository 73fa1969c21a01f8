import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { keepsLayout } from '../values/keepsLayout.ts';
import { ColourField } from './index.ts';
import { states } from './ColourField.states.tsx';

const meta = {
  title: 'Fields/ColourField',
  component: ColourField,
  tags: ['!autodocs'],
  args: { onChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    const change = (next: string | null) => {
      setValue(next);
      args.onChange(next);
    };
    return <ColourField {...args} value={value} onChange={change} />;
  },
} satisfies Meta<typeof ColourField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = { args: states.none };

export const Chosen: Story = { args: states.chosen };

export const OwnColour: Story = { args: states.ownColour };

export const Wrong: Story = { args: states.wrong };

export const Disabled: Story = { args: states.disabled };

export const TakenFromThePalette: Story = {
  args: states.none,
  play: async ({ args, canvas }) => {
    const [first] = canvas.getAllByRole('option');
    if (!first) throw new Error('The palette shows no swatch.');
    await userEvent.click(first);
    await expect(args.onChange).toHaveBeenLastCalledWith('#b3261e');
    await expect(canvas.getByRole('textbox', { name: 'Colour code' })).toHaveValue('#b3261e');
  },
};

export const WrittenAsDigits: Story = {
  args: states.none,
  play: async ({ args, canvas }) => {
    const code = canvas.getByRole('textbox', { name: 'Colour code' });
    await userEvent.type(code, '#12');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(code).toBeInvalid();
    await userEvent.type(code, '3456');
    await expect(args.onChange).toHaveBeenLastCalledWith('#123456');
    await expect(code).toBeValid();
  },
};

/** What was given is quoted, so that it is not lost with what cannot be shown. */
export const Malformed: Story = {
  args: states.malformed,
  play: async ({ args, canvas, canvasElement }) => {
    const code = canvas.getByRole('textbox', { name: 'Colour code' });
    await expect(code).toHaveValue('');
    await expect(code).toBeInvalid();
    await expect(code).toHaveAccessibleDescription(/rojo أحمر #12.* is not a colour/);
    await keepsLayout(canvasElement);
    const [only, ...others] = canvas.getAllByRole('option');
    if (!only) throw new Error('The palette shows no swatch.');
    await expect(others).toEqual([]);
    await userEvent.click(only);
    await expect(args.onChange).toHaveBeenLastCalledWith('#2e7d32');
    await expect(code).toBeValid();
  },
};

/** Whatever stands in its words, nothing leaves its box. */
export const Bad: Story = {
  args: states.bad,
  play: ({ canvasElement }) => keepsLayout(canvasElement),
};
