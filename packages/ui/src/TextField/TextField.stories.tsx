import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { keepsLayout } from '../values/keepsLayout.ts';
import { TextField } from './index.ts';
import { states } from './TextField.states.tsx';

const meta = {
  title: 'Fields/TextField',
  component: TextField,
  tags: ['!autodocs'],
  args: { label: 'Name', onChange: fn() },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: states.empty };

export const Filled: Story = { args: states.filled, parameters: { apg: 'text-field' } };

export const Placeholder: Story = { args: states.placeholder };

export const Described: Story = { args: states.described };

export const Required: Story = { args: states.required };

export const Wrong: Story = { args: states.wrong };

export const Disabled: Story = { args: states.disabled };

export const ReadOnly: Story = { args: states.readOnly };

export const Small: Story = { args: states.small };

export const Large: Story = { args: states.large };

export const Affixes: Story = { args: states.affixes };

export const HiddenLabel: Story = { args: states.hiddenLabel };

export const WithEnd: Story = { args: states.withEnd };

export const OtherDirection: Story = { args: states.otherDirection };

export const LongText: Story = { args: states.longText };

export const Typed: Story = {
  args: states.empty,
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Bar');
    await expect(args.onChange).toHaveBeenLastCalledWith('Bar');
  },
};

export const ErrorIsWired: Story = {
  args: states.wrong,
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Code' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Another tax has this code. IVA21-2 is free.');
    await expect(input).toHaveValue('IVA21');
  },
};

/** Whatever stands in its words, nothing leaves its box. */
export const Bad: Story = {
  args: states.bad,
  play: ({ canvasElement }) => keepsLayout(canvasElement),
};
