import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { dayCell } from '../days/cells.ts';
import { keepsLayout } from '../values/keepsLayout.ts';
import { states } from './Calendar.states.tsx';
import { Calendar, type CalendarProps } from './index.ts';

function Stateful(props: CalendarProps) {
  const [value, setValue] = useState(props.value);
  return (
    <Calendar
      {...props}
      value={value}
      onChange={(day) => {
        props.onChange(day);
        setValue(day);
      }}
    />
  );
}

const meta = {
  title: 'Fields/Calendar',
  component: Calendar,
  tags: ['!autodocs'],
  args: { ...states.empty, onChange: fn() },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof Calendar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Today is underlined. */
export const Empty: Story = { args: states.empty };

export const Chosen: Story = { args: states.chosen, parameters: { apg: 'date-grid' } };

/** What was given is quoted, so that it is not lost with what cannot be shown. */
export const Malformed: Story = {
  args: states.malformed,
  play: async ({ canvas, canvasElement }) => {
    const said = await canvas.findByText(/soon.* is not a date[.] Choose another day[.]/);
    await expect(said).toBeVisible();
    await keepsLayout(canvasElement);
  },
};

export const Wrong: Story = { args: states.wrong };

export const Disabled: Story = { args: states.disabled };

export const ReadOnly: Story = {
  args: states.readOnly,
  play: async ({ args }) => {
    await userEvent.click(dayCell('2026-11-24'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Limited: Story = {
  args: states.limited,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Previous month' })).toBeDisabled();
    await userEvent.click(dayCell('2026-11-09'));
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(dayCell('2026-11-10'));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-10');
  },
};

/** Can be reached and is named, so that one learns of it; it cannot be chosen. */
export const Unavailable: Story = {
  args: states.unavailable,
  play: async ({ args }) => {
    const monday = dayCell('2026-11-16');
    await expect(monday).toHaveAccessibleName(/not available$/);
    monday.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const SundayFirst: Story = { args: states.sundayFirst };

export const Arabic: Story = { args: states.chosen, globals: { language: 'ar-EG' } };

/** Its names of months are long, and its own calendar is five centuries ahead. */
export const Thai: Story = {
  args: states.chosen,
  render: (args) => (
    <I18nProvider locale="th-TH">
      <Stateful {...args} />
    </I18nProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Year' })).toHaveDisplayValue(/2026/);
  },
};

export const ChosenByPress: Story = {
  args: states.chosen,
  play: async ({ args }) => {
    await userEvent.click(dayCell('2026-11-03'));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-03');
    await expect(dayCell('2026-11-03')).toHaveAccessibleName(/selected/);
  },
};

export const ChosenByEnterAndSpace: Story = {
  args: states.chosen,
  play: async ({ args }) => {
    dayCell('2026-11-21').focus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-22');
    await userEvent.keyboard('{ArrowRight} ');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-23');
  },
};

/** A birthday is three choices away. */
export const DecadesAway: Story = {
  args: states.chosen,
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Year' }), '1950');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Month' }), 'March');
    await waitFor(() => expect(canvas.getByRole('grid', { name: /March 1950/ })).toBeVisible());
    await userEvent.click(dayCell('1950-03-07'));
    await expect(args.onChange).toHaveBeenLastCalledWith('1950-03-07');
  },
};

export const MonthByMonth: Story = {
  args: states.chosen,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next month' }));
    await expect(canvas.getByRole('grid', { name: /December 2026/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous month' }));
    await expect(canvas.getByRole('grid', { name: /November 2026/ })).toBeVisible();
  },
};

export const LargeEnoughToHit: Story = {
  args: states.chosen,
  play: async () => {
    const { width, height } = dayCell('2026-11-21').getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(36);
  },
};
