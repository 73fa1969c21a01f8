import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { keepsLayout } from '../values/keepsLayout.ts';
import { ToggleGroup } from './index.ts';
import { states } from './ToggleGroup.states.tsx';

const meta = {
  title: 'Actions/ToggleGroup',
  component: ToggleGroup<string>,
  tags: ['!autodocs'],
  args: { onChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    const change = (next: string) => {
      setValue(next);
      args.onChange(next);
    };
    return <ToggleGroup {...args} value={value} onChange={change} />;
  },
} satisfies Meta<typeof ToggleGroup<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Words: Story = { args: states.words, parameters: { apg: 'toggle-group' } };

export const Icons: Story = { args: states.icons };

export const Disabled: Story = { args: states.disabled };

export const AlwaysOneIsChosen: Story = {
  args: states.words,
  play: async ({ args, canvas }) => {
    const compact = canvas.getByRole('radio', { name: 'Compact' });
    await expect(compact).toBeChecked();
    await userEvent.click(compact);
    await expect(compact).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Comfortable' }));
    await expect(canvas.getByRole('radio', { name: 'Comfortable' })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith('comfortable');
  },
};

/** Whatever stands in its words, nothing leaves its box. */
export const Bad: Story = {
  args: states.bad,
  play: ({ canvasElement }) => keepsLayout(canvasElement),
};
