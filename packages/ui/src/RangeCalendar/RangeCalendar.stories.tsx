import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { dayCell } from '../days/cells.ts';
import { keepsLayout } from '../values/keepsLayout.ts';
import { RangeCalendar, type RangeCalendarProps } from './index.ts';
import { states } from './RangeCalendar.states.tsx';

function Stateful(props: RangeCalendarProps) {
  const [value, setValue] = useState(props.value);
  return (
    <RangeCalendar
      {...props}
      value={value}
      onChange={(range) => {
        props.onChange(range);
        setValue(range);
      }}
    />
  );
}

const meta = {
  title: 'Fields/RangeCalendar',
  component: RangeCalendar,
  tags: ['!autodocs'],
  args: { ...states.empty, onChange: fn() },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof RangeCalendar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: states.empty };

export const Chosen: Story = { args: states.chosen };

export const OneDay: Story = { args: states.oneDay, parameters: { apg: 'date-grid' } };

export const TwoMonths: Story = { args: states.twoMonths };

/** What was given is quoted, so that it is not lost with what cannot be shown. */
export const Malformed: Story = {
  args: states.malformed,
  play: async ({ canvas, canvasElement }) => {
    const said = await canvas.findByText(/2026-11-21 – soon.* is not a period[.] Choose other days[.]/);
    await expect(said).toBeVisible();
    await keepsLayout(canvasElement);
  },
};

export const Wrong: Story = { args: states.wrong };

export const Disabled: Story = { args: states.disabled };

export const ReadOnly: Story = { args: states.readOnly };

export const Limited: Story = { args: states.limited };

/** A period cannot go over a day that is not available. */
export const Unavailable: Story = { args: states.unavailable };

export const Arabic: Story = { args: states.twoMonths, globals: { language: 'ar-EG' } };

/** The second press may lie before the first. */
export const ChosenByTwoPresses: Story = {
  args: states.chosen,
  play: async ({ args }) => {
    await userEvent.click(dayCell('2026-11-26'));
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(dayCell('2026-11-24'));
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-11-24', to: '2026-11-26' });
  },
};

export const ChosenByKeys: Story = {
  args: states.chosen,
  play: async ({ args }) => {
    dayCell('2026-11-21').focus();
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-11-21', to: '2026-11-29' });
  },
};

/** Escape gives up what was begun; the period before it stands. */
export const EscapeGivesUp: Story = {
  args: states.chosen,
  play: async ({ args }) => {
    dayCell('2026-11-24').focus();
    await userEvent.keyboard('{Enter}{ArrowUp}{Escape}');
    await waitFor(() => expect(dayCell('2026-11-10')).toHaveAttribute('data-selection-start'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** Each of two months is chosen at its own head; the other one goes along. */
export const ChosenAtTheSecondHead: Story = {
  args: states.twoMonths,
  play: async ({ canvas }) => {
    const months = () => canvas.getAllByRole('grid').map((grid) => grid.getAttribute('aria-label'));
    const select = async (name: string, place: number, option: string) => {
      const list = canvas.getAllByRole('combobox', { name })[place];
      if (list) await userEvent.selectOptions(list, option);
    };
    await select('Year', 1, '2020');
    await waitFor(() => expect(months()).toEqual(endingIn('November 2020', 'December 2020')));
    await select('Month', 1, 'March');
    await waitFor(() => expect(months()).toEqual(endingIn('February 2020', 'March 2020')));
    await select('Month', 0, 'March');
    await waitFor(() => expect(months()).toEqual(endingIn('March 2020', 'April 2020')));
    await select('Year', 0, '2030');
    await waitFor(() => expect(months()).toEqual(endingIn('March 2030', 'April 2030')));
  },
};

const endingIn = (...names: string[]) =>
  names.map((name): unknown => expect.stringMatching(new RegExp(`${name}$`)));
