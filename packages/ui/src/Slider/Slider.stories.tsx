import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { keepsLayout } from '../values/keepsLayout.ts';
import { Slider } from './index.ts';
import { states } from './Slider.states.tsx';

const meta = {
  title: 'Fields/Slider',
  component: Slider,
  tags: ['!autodocs'],
  args: { onChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    const change = (next: number) => {
      setValue(next);
      args.onChange(next);
    };
    return <Slider {...args} value={value} onChange={change} />;
  },
} satisfies Meta<typeof Slider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Volume: Story = { args: states.volume, parameters: { apg: 'slider' } };

export const AtItsLeast: Story = { args: states.atItsLeast };

export const AtItsMost: Story = { args: states.atItsMost };

export const Steps: Story = { args: states.steps };

export const Marks: Story = { args: states.marks };

export const WithInput: Story = { args: states.withInput };

export const Fine: Story = { args: states.fine };

export const AroundNothing: Story = { args: states.aroundNothing };

export const Described: Story = { args: states.described };

export const Wrong: Story = {
  args: states.wrong,
  play: async ({ canvas }) => {
    const thumb = canvas.getByRole('slider', { name: 'Loudness of the bell' });
    await expect(thumb).toBeInvalid();
    await expect(thumb).toHaveAccessibleDescription('The kitchen does not hear less than 20 %.');
  },
};

export const Disabled: Story = { args: states.disabled };

export const ReadOnly: Story = { args: states.readOnly };

export const HiddenLabel: Story = { args: states.hiddenLabel };

export const Huge: Story = { args: states.huge };

export const Outside: Story = { args: states.outside };

export const LongText: Story = {
  args: states.longText,
  play: ({ canvasElement }) => keepsLayout(canvasElement),
};

/** The table of keys that a slider has. */
export const MovedByKeys: Story = {
  args: { ...states.volume, onChangeEnd: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const thumb = canvas.getByRole('slider', { name: 'Loudness of the bell' });
    await expect(thumb).toHaveFocus();
    const toStart = document.dir === 'rtl' ? '{ArrowRight}' : '{ArrowLeft}';
    const toEnd = document.dir === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}';
    const table: readonly (readonly [string, number])[] = [
      [toEnd, 41],
      ['{ArrowUp}', 42],
      [toStart, 41],
      ['{ArrowDown}', 40],
      ['{PageUp}', 50],
      ['{PageDown}', 40],
      ['{End}', 100],
      ['{Home}', 0],
    ];
    for (const [keys, value] of table) {
      await userEvent.keyboard(keys);
      await expect(args.onChange).toHaveBeenLastCalledWith(value);
      await expect(args.onChangeEnd).toHaveBeenLastCalledWith(value);
    }
    await expect(thumb).toHaveAttribute('aria-valuetext', '0%');
  },
};

/** A press on the rail brings the thumb there; what can be taken hold of is 24 px wide and more. */
export const MovedByPressingTheRail: Story = {
  args: states.steps,
  play: async ({ args, canvas }) => {
    const thumb = canvas.getByRole('slider', { name: 'Warn after' }).closest('[data-rac]');
    const track = thumb?.parentElement;
    if (!thumb || !track) throw new Error('There is no thumb on a track');
    const box = track.getBoundingClientRect();
    const reach = Number.parseFloat(getComputedStyle(thumb, '::before').inlineSize);
    await expect(reach).toBeGreaterThanOrEqual(24);
    const at = { clientX: box.left + box.width / 2, clientY: box.top + box.height / 2, button: 0 };
    await fireEvent.pointerDown(track, { ...at, pointerId: 1, pointerType: 'mouse' });
    await fireEvent.pointerUp(track, { ...at, pointerId: 1, pointerType: 'mouse' });
    await expect(args.onChange).toHaveBeenLastCalledWith(30);
  },
};

/** What the slider cannot show stays in the field and is reported; the slider waits. */
export const TypedBesideIt: Story = {
  args: { ...states.fine, onChange: fn() },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Weight' });
    const thumb = canvas.getByRole('slider', { name: 'Weight' });
    await userEvent.clear(input);
    await userEvent.type(input, '1.5{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(1.5);
    await expect(thumb).toHaveValue('1.5');
    await userEvent.clear(input);
    await userEvent.type(input, '9{Enter}');
    await expect(input).toHaveValue('9');
    await expect(input).toHaveAccessibleDescription(/Enter 2 or less\./);
    await userEvent.clear(input);
    await userEvent.type(input, '1.6{Enter}');
    await expect(input).toHaveAccessibleDescription(/in steps of 0\.25/);
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    thumb.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(input).toHaveValue('1.75');
    await expect(input).toBeValid();
  },
};
