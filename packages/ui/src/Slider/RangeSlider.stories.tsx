import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { RangeSlider, type SliderRange } from './index.ts';
import { rangeStates } from './Slider.states.tsx';

const meta = {
  title: 'Fields/RangeSlider',
  component: RangeSlider,
  tags: ['!autodocs'],
  args: { onChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    const change = (next: SliderRange) => {
      setValue(next);
      args.onChange(next);
    };
    return <RangeSlider {...args} value={value} onChange={change} />;
  },
} satisfies Meta<typeof RangeSlider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Distance: Story = { args: rangeStates.distance, parameters: { apg: 'range-slider' } };

export const Same: Story = { args: rangeStates.same };

export const WithInput: Story = { args: rangeStates.rangeWithInput };

export const Marks: Story = { args: rangeStates.rangeMarks };

export const Disabled: Story = { args: rangeStates.rangeDisabled };

/** The thumbs never cross: each is the other's limit. */
export const ThumbsNeverCross: Story = {
  args: rangeStates.distance,
  play: async ({ args, canvas }) => {
    const from = canvas.getByRole('slider', { name: 'From Distance' });
    const to = canvas.getByRole('slider', { name: 'To Distance' });
    from.focus();
    await userEvent.keyboard('{End}');
    await expect(args.onChange).toHaveBeenLastCalledWith([40, 40]);
    to.focus();
    await userEvent.keyboard('{Home}');
    await expect(to).toHaveAttribute('aria-valuetext', '40 km');
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith([40, 41]);
  },
};

export const TypedBesideIt: Story = {
  args: rangeStates.rangeWithInput,
  play: async ({ args, canvas }) => {
    const from = canvas.getByRole('textbox', { name: 'Distance, from' });
    await userEvent.clear(from);
    await userEvent.type(from, '25{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith([25, 40]);
    await userEvent.clear(from);
    await userEvent.type(from, '50{Enter}');
    await expect(from).toHaveAccessibleDescription(/Enter 40 or less\./);
    await expect(args.onChange).toHaveBeenCalledTimes(1);
  },
};
