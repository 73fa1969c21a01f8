import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { keepsLayout } from '../values/keepsLayout.ts';
import { Switch } from './index.ts';
import { states } from './Switch.states.tsx';

const meta = {
  title: 'Fields/Switch',
  component: Switch,
  tags: ['!autodocs'],
  args: { label: 'Live updates', onChange: fn() },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = { args: states.off, parameters: { apg: 'switch' } };

export const On: Story = { args: states.on };

export const Described: Story = { args: states.described };

export const Disabled: Story = { args: states.disabled };

export const DisabledOn: Story = { args: states.disabledOn };

export const HiddenLabel: Story = { args: states.hiddenLabel };

export const TurnedByKey: Story = {
  args: states.off,
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('switch', { name: 'Live updates' })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};

export const ReadOnly: Story = {
  args: states.readOnly,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Live updates'));
    await expect(canvas.getByRole('switch', { name: 'Live updates' })).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** Whatever stands in its words, nothing leaves its box. */
export const Bad: Story = {
  args: states.bad,
  play: ({ canvasElement }) => keepsLayout(canvasElement),
};
