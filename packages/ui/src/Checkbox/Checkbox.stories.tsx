import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { keepsLayout } from '../values/keepsLayout.ts';
import { Checkbox } from './index.ts';
import { states } from './Checkbox.states.tsx';

const meta = {
  title: 'Fields/Checkbox',
  component: Checkbox,
  tags: ['!autodocs'],
  args: { label: 'Accepts meal vouchers', onChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = { args: states.off, parameters: { apg: 'checkbox' } };

export const On: Story = { args: states.on };

export const Indeterminate: Story = { args: states.indeterminate };

export const Described: Story = { args: states.described };

export const Wrong: Story = { args: states.wrong };

export const Disabled: Story = { args: states.disabled };

export const DisabledOn: Story = { args: states.disabledOn };

export const ReadOnly: Story = { args: states.readOnly };

export const HiddenLabel: Story = { args: states.hiddenLabel };

export const TickedByWordsAndKey: Story = {
  args: states.off,
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Accepts meal vouchers' });
    await userEvent.click(canvas.getByText('Accepts meal vouchers'));
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

export const ErrorIsWired: Story = {
  args: states.wrong,
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'I have read the terms' });
    await expect(box).toBeInvalid();
    await expect(box).toBeRequired();
    await expect(box).toHaveAccessibleDescription('Tick this to go on.');
  },
};

export const LargeEnoughToHit: Story = {
  args: states.hiddenLabel,
  play: async ({ canvasElement }) => {
    const target = canvasElement.querySelector('label');
    await expect(target?.getBoundingClientRect().width).toBeGreaterThanOrEqual(24);
    await expect(target?.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  },
};

/** Whatever stands in its words, nothing leaves its box. */
export const Bad: Story = {
  args: states.bad,
  play: ({ canvasElement }) => keepsLayout(canvasElement),
};
