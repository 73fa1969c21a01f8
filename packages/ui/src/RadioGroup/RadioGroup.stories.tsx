import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { RadioGroup } from './index.ts';
import { states } from './RadioGroup.states.tsx';

const meta = {
  title: 'Fields/RadioGroup',
  component: RadioGroup<string>,
  tags: ['!autodocs'],
  args: { onChange: fn() },
} satisfies Meta<typeof RadioGroup<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Vertical: Story = { args: states.vertical };

export const Horizontal: Story = { args: states.horizontal, parameters: { apg: 'radio-group' } };

export const Required: Story = { args: states.required };

export const Wrong: Story = { args: states.wrong };

export const Disabled: Story = { args: states.disabled };

export const WalkedByArrows: Story = {
  args: states.vertical,
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Percentage' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /Fixed amount/ })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('fixed');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: 'Group' })).toBeChecked();
  },
};
