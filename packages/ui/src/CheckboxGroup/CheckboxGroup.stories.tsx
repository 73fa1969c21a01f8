import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { keepsLayout } from '../values/keepsLayout.ts';
import { states } from './CheckboxGroup.states.tsx';
import { CheckboxGroup } from './index.ts';

const meta = {
  title: 'Fields/CheckboxGroup',
  component: CheckboxGroup<string>,
  tags: ['!autodocs'],
  args: { onChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    const change = (next: readonly string[]) => {
      setValue(next);
      args.onChange(next);
    };
    return <CheckboxGroup {...args} value={value} onChange={change} />;
  },
} satisfies Meta<typeof CheckboxGroup<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: states.empty, parameters: { apg: 'checkbox-group' } };

export const Some: Story = { args: states.some };

export const WithAll: Story = { args: states.withAll };

export const AllChosen: Story = { args: states.allChosen };

export const Horizontal: Story = { args: states.horizontal };

export const Described: Story = { args: states.described };

export const Required: Story = { args: states.required };

export const Wrong: Story = { args: states.wrong };

export const Disabled: Story = { args: states.disabled };

export const ReadOnly: Story = { args: states.readOnly };

export const OneDisabled: Story = { args: states.oneDisabled };

export const NothingToChoose: Story = { args: states.nothingToChoose };

export const Many: Story = { args: states.many };

/** Whatever the order of ticking, the ids come in the order of the options. */
export const TickedByKeys: Story = {
  args: states.some,
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Dining room' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['room', 'bar']);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['room']);
  },
};

export const AllTakesAndLetsGo: Story = {
  args: states.oneDisabled,
  play: async ({ args, canvas }) => {
    const all = canvas.getByRole('checkbox', { name: 'Everywhere' });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(args.onChange).toHaveBeenLastCalledWith(['room', 'bar', 'terrace']);
    await expect(all).toBeChecked();
    await userEvent.click(all);
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await expect(canvas.getByRole('checkbox', { name: 'Cellar' })).not.toBeChecked();
  },
};

export const ReadOnlyStays: Story = {
  args: states.readOnly,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Everywhere' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Terrace' }));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const ErrorIsWired: Story = {
  args: states.wrong,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Sold at' })).toHaveAccessibleDescription(
      'Choose one place at least.',
    );
  },
};

/** Whatever stands in its words, nothing leaves its box. */
export const Bad: Story = {
  args: states.bad,
  play: ({ canvasElement }) => keepsLayout(canvasElement),
};
