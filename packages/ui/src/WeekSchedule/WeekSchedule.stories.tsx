import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { keepsLayout } from '../values/keepsLayout.ts';
import { WeekSchedule, type WeekScheduleProps } from './index.ts';
import { bar, states } from './WeekSchedule.states.tsx';

function Stateful(props: WeekScheduleProps) {
  const [value, setValue] = useState(props.value);
  return (
    <WeekSchedule
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
  title: 'Records/WeekSchedule',
  component: WeekSchedule,
  tags: ['!autodocs'],
  args: { label: 'Opening hours', value: null, onChange: fn() },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof WeekSchedule>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: states.empty };

export const Filled: Story = { args: states.filled };

export const Required: Story = { args: states.required };

export const Invalid: Story = { args: states.invalid };

export const Overlapping: Story = { args: states.overlapping };

/** What is no time is quoted at its place, and a closing day that is none stays to be taken away. */
export const Malformed: Story = {
  args: states.malformed,
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/25:99.* is not a time of day/)).toBeVisible();
    await expect(canvas.getByText('2026-02-31x')).toBeVisible();
    await keepsLayout(canvasElement);
  },
};

/** Hours are added where the last ones end, written at once, and taken away; the focus stays in the day. */
export const WrittenByKeys: Story = {
  args: states.empty,
  play: async ({ args, canvas }) => {
    const add = () => canvas.getByRole('button', { name: 'Add hours on Tuesday' });
    add().focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      days: { TUE: [{ from: '09:00', to: '17:00' }] },
      closed: [],
    });
    await userEvent.keyboard('1030');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      days: { TUE: [{ from: '10:30', to: '17:00' }] },
      closed: [],
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Remove 10:30–17:00 on Tuesday' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(add()).toHaveFocus();
  },
};

/** A day's hours go to every day, to the days of work or to one; closing days stay. */
export const Copied: Story = {
  args: states.filled,
  play: async ({ args, canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const night = bar.days.SAT;
    const copy = canvas.getByRole('button', { name: 'Copy the hours of Saturday' });
    copy.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await page.findByRole('menuitem', { name: 'Sunday' }));
    const withSunday = { ...bar.days, SUN: night };
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...bar, days: withSunday });
    await userEvent.click(copy);
    await userEvent.click(await page.findByRole('menuitem', { name: 'To Monday to Friday' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...bar,
      days: { ...withSunday, MON: night, TUE: night, WED: night, THU: night, FRI: night },
    });
  },
};

export const ClosingDayAdded: Story = {
  args: states.filled,
  play: async ({ args, canvas }) => {
    const parts = canvas.getAllByRole('spinbutton', { name: /Closing day/ });
    parts[0]?.focus();
    await userEvent.keyboard('24122026');
    await userEvent.click(canvas.getByRole('button', { name: 'Add closing day' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...bar,
      closed: ['2026-12-24', '2026-12-25', '2027-01-06'],
    });
  },
};
