import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { keepsLayout } from '../values/keepsLayout.ts';
import { PasswordField } from './index.ts';
import { states } from './PasswordField.states.tsx';

const meta = {
  title: 'Fields/PasswordField',
  component: PasswordField,
  tags: ['!autodocs'],
  args: { onChange: fn() },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: states.empty };

export const Filled: Story = { args: states.filled, parameters: { apg: 'password-field' } };

export const Described: Story = { args: states.described };

export const Wrong: Story = { args: states.wrong };

export const Disabled: Story = { args: states.disabled };

export const RevealedAndHidden: Story = {
  args: states.filled,
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(input).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await expect(input).toHaveAttribute('type', 'password');
    await expect(input).toHaveValue('correct horse');
  },
};

export const Required: Story = {
  args: states.required,
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('New password')).toBeRequired();
  },
};

/** It can be looked at and copied, not changed. */
export const ReadOnly: Story = {
  args: states.readOnly,
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText('Code');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await userEvent.type(input, '7');
    await expect(input).toHaveValue('284 561');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** Whatever stands in its words, nothing leaves its box, hidden or shown. */
export const Bad: Story = {
  args: states.bad,
  play: async ({ canvas, canvasElement }) => {
    await keepsLayout(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await keepsLayout(canvasElement);
  },
};
