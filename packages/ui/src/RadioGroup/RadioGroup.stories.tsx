import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { keepsLayout } from '../values/keepsLayout.ts';
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

export const ReadOnly: Story = {
  args: states.readOnly,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Group' }));
    await expect(canvas.getByRole('radio', { name: 'Percentage' })).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** A value that none of the options has is no empty field: what was chosen is quoted. */
export const Gone: Story = {
  args: states.gone,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(/rebate.* is no longer there/);
  },
};

/** Whatever stands in its words, nothing leaves its box. */
export const Bad: Story = {
  args: states.bad,
  play: ({ canvasElement }) => keepsLayout(canvasElement),
};
