import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { keepsLayout } from '../values/keepsLayout.ts';
import { type SegmentedFieldProps, TimeField } from './index.ts';
import { states } from './TimeField.states.tsx';

function Stateful(props: SegmentedFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <TimeField
      {...props}
      value={value}
      onChange={(next) => {
        props.onChange(next);
        setValue(next);
      }}
    />
  );
}

const meta = {
  title: 'Fields/TimeField',
  component: TimeField,
  tags: ['!autodocs'],
  args: { ...states.empty, onChange: fn() },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof TimeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: states.empty };

export const Chosen: Story = { args: states.chosen, parameters: { apg: 'spin-button' } };

export const Required: Story = { args: states.required };

export const Wrong: Story = { args: states.wrong };

export const Disabled: Story = { args: states.disabled };

export const ReadOnly: Story = { args: states.readOnly };

/** What was given is quoted, so that it is not lost with what cannot be shown. */
export const Malformed: Story = {
  args: states.malformed,
  play: async ({ canvas, canvasElement }) => {
    const said = await canvas.findByText(/25:99.* is not a time of day[.] Choose another time[.]/);
    await expect(said).toBeVisible();
    await keepsLayout(canvasElement);
  },
};

export const Small: Story = { args: states.small };

/** Figures go on to the next part by themselves; arrows change a part by one. */
export const TypedByKeys: Story = {
  args: states.chosen,
  play: async ({ args, canvas }) => {
    canvas.getByRole('spinbutton', { name: /hour/ }).focus();
    await userEvent.keyboard('0715');
    await expect(args.onChange).toHaveBeenLastCalledWith('07:15');
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('07:16');
  },
};
