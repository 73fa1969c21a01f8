import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { keepsLayout } from '../values/keepsLayout.ts';
import { states } from './DateField.states.tsx';
import { DateField, type SegmentedFieldProps } from './index.ts';

function Stateful(props: SegmentedFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <DateField
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
  title: 'Fields/DateField',
  component: DateField,
  tags: ['!autodocs'],
  args: { ...states.empty, onChange: fn() },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof DateField>;

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
    const said = await canvas.findByText(/2026-13-45.* is not a date[.] Choose another day[.]/);
    await expect(said).toBeVisible();
    await keepsLayout(canvasElement);
  },
};

export const Small: Story = { args: states.small };

/** Figures go on to the next part by themselves; arrows change a part by one. */
export const TypedByKeys: Story = {
  args: states.empty,
  play: async ({ args, canvas }) => {
    canvas.getByRole('spinbutton', { name: /day/ }).focus();
    await userEvent.keyboard('21112026');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-21');
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2025-11-21');
  },
};

/** A day that does not exist stays in the field, is no value, and is reported once the field is left. */
export const TypedImpossible: Story = {
  args: states.empty,
  play: async ({ args, canvas }) => {
    const day = canvas.getByRole('spinbutton', { name: /day/ });
    day.focus();
    await userEvent.keyboard('30022026');
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByText('There is no such day in this month.')).toBeVisible());
    await expect(day).toHaveTextContent('30');
    await expect(args.onChange).not.toHaveBeenCalledWith(expect.anything());
    day.focus();
    await userEvent.keyboard('28');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-02-28');
    await waitFor(() => expect(canvas.queryByText(/no such day/)).toBeNull());
  },
};

/** What is emptied in part is no value either: nothing is kept that cannot be seen. */
export const EmptiedInPart: Story = {
  args: states.chosen,
  play: async ({ args, canvas }) => {
    const day = canvas.getByRole('spinbutton', { name: /day/ });
    day.focus();
    await userEvent.keyboard('{Backspace}{Backspace}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(null));
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByText('Give day, month and year.')).toBeVisible());
    await expect(canvas.getByRole('spinbutton', { name: /month/ })).toHaveTextContent('11');
    day.focus();
    await userEvent.keyboard('21');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('2026-11-21'));
  },
};
