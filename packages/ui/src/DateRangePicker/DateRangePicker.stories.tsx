import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { dayCell } from '../days/cells.ts';
import { keepsLayout } from '../values/keepsLayout.ts';
import { states } from './DateRangePicker.states.tsx';
import { DateRangePicker, type DateRangePickerProps } from './index.ts';

function Stateful(props: DateRangePickerProps) {
  const [value, setValue] = useState(props.value);
  return (
    <DateRangePicker
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
  title: 'Fields/DateRangePicker',
  component: DateRangePicker,
  tags: ['!autodocs'],
  args: { ...states.empty, onChange: fn() },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof DateRangePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const trigger = () => screen.getByRole('button', { name: /Calendar/ });
const part = (name: RegExp) => screen.getByRole('spinbutton', { name });

async function open(): Promise<HTMLElement> {
  await userEvent.click(trigger());
  return screen.findByRole('dialog');
}

const opened: Story['play'] = async () => {
  await expect(await open()).toBeVisible();
};

export const Empty: Story = { args: states.empty, parameters: { apg: 'date-range-picker' } };

export const Chosen: Story = { args: states.chosen, parameters: { apg: 'spin-button' } };

export const Described: Story = { args: states.described };

export const Required: Story = { args: states.required };

export const Wrong: Story = { args: states.wrong };

export const Disabled: Story = { args: states.disabled };

export const ReadOnly: Story = { args: states.readOnly };

/** What was given is quoted, so that it is not lost with what cannot be shown. */
export const Malformed: Story = {
  args: states.malformed,
  play: async ({ canvas, canvasElement }) => {
    const said = await canvas.findByText(/2026-02-30 – 2026-03-02.* is not a period[.] Choose other days[.]/);
    await expect(said).toBeVisible();
    await keepsLayout(canvasElement);
  },
};

export const Small: Story = { args: states.small };

export const LongLabel: Story = { args: states.longLabel };

/** Both days stay as they are: only who typed them knows which one is wrong. */
export const Reversed: Story = {
  args: states.reversed,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('The last day is before the first.')).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Open: Story = {
  args: states.chosen,
  play: opened,
  parameters: { opening: { from: 'spinbutton', key: 'Alt+ArrowDown', shows: 'dialog' } },
};

export const OpenOverTwoMonths: Story = {
  args: states.twoMonths,
  play: opened,
  parameters: { opening: { from: 'spinbutton', key: 'Alt+ArrowDown', shows: 'dialog' } },
};

export const OpenWithLimits: Story = {
  args: states.limited,
  play: opened,
  parameters: { opening: { from: 'spinbutton', key: 'Alt+ArrowDown', shows: 'dialog' } },
};

export const OpenWithUnavailable: Story = {
  args: states.unavailable,
  play: opened,
  parameters: { opening: { from: 'spinbutton', key: 'Alt+ArrowDown', shows: 'dialog' } },
};

export const OpenWithPresets: Story = {
  args: states.presets,
  play: opened,
  parameters: { opening: { from: 'spinbutton', key: 'Alt+ArrowDown', shows: 'dialog' } },
};

export const OpenWithALongPreset: Story = {
  args: states.longPreset,
  play: opened,
  parameters: { opening: { from: 'spinbutton', key: 'Alt+ArrowDown', shows: 'dialog' } },
};

export const OpenInArabic: Story = {
  args: states.presets,
  globals: { language: 'ar-EG' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

export const TypedByKeys: Story = {
  args: states.empty,
  play: async ({ args }) => {
    part(/day, Start/).focus();
    await userEvent.keyboard('15112026');
    await expect(args.onChange).not.toHaveBeenCalledWith(expect.anything());
    await expect(part(/day, End/)).toHaveFocus();
    await userEvent.keyboard('21112026');
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-11-15', to: '2026-11-21' });
  },
};

/** Said once the field is left, gone once it is mended; neither day is changed but by hand. */
export const TypedReversed: Story = {
  args: states.chosen,
  play: async ({ args, canvas }) => {
    part(/month, End/).focus();
    await userEvent.keyboard('10');
    await expect(canvas.queryByText(/before the first/)).toBeNull();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByText('The last day is before the first.')).toBeVisible());
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-11-15', to: '2026-10-21' });
    part(/month, Start/).focus();
    await userEvent.keyboard('09');
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-09-15', to: '2026-10-21' });
    await waitFor(() => expect(canvas.queryByText(/before the first/)).toBeNull());
  },
};

/** With one of the days there is no period yet. */
export const TypedByHalf: Story = {
  args: states.empty,
  play: async ({ args, canvas }) => {
    part(/day, Start/).focus();
    await userEvent.keyboard('31022026');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByText('There is no such day in this month.')).toBeVisible());
    await expect(part(/day, Start/)).toHaveTextContent('31');
    part(/day, Start/).focus();
    await userEvent.keyboard('21');
    trigger().focus();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByText('Give both days.')).toBeVisible());
    await expect(args.onChange).not.toHaveBeenCalledWith(expect.anything());
  },
};

export const ChosenByTwoPresses: Story = {
  args: states.chosen,
  play: async ({ args }) => {
    await open();
    await userEvent.click(dayCell('2026-11-24'));
    await userEvent.click(dayCell('2026-12-03'));
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-11-24', to: '2026-12-03' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger()).toHaveFocus());
  },
};

export const ChosenByKeys: Story = {
  args: states.chosen,
  play: async ({ args }) => {
    part(/day, Start/).focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await screen.findByRole('dialog');
    await waitFor(() => expect(dayCell('2026-11-15')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-11-22', to: '2026-11-24' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const TakenFromThePresets: Story = {
  args: states.presets,
  play: async ({ args }) => {
    const usual = within(await open()).getByRole('group', { name: 'Usual periods' });
    await expect(within(usual).getByRole('button', { pressed: true })).toHaveTextContent('Last 7 days');
    await userEvent.click(within(usual).getByRole('button', { name: 'This month' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-11-01', to: '2026-11-30' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** A preset is taken also when a period was begun in the calendar. */
export const TakenInPlaceOfABegunPeriod: Story = {
  args: states.presets,
  play: async ({ args }) => {
    await open();
    await userEvent.click(dayCell('2026-11-24'));
    await userEvent.click(screen.getByRole('button', { name: 'Yesterday' }));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-11-20', to: '2026-11-20' });
  },
};

export const Cleared: Story = {
  args: states.chosen,
  play: async ({ args }) => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(part(/day, Start/)).toHaveTextContent('dd');
  },
};

/** One day without the other is cleared as well, and what is half typed. */
export const ClearedHalf: Story = {
  args: states.empty,
  play: async () => {
    part(/day, Start/).focus();
    await userEvent.keyboard('1511202621');
    await expect(part(/day, End/)).toHaveTextContent('21');
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(part(/day, Start/)).toHaveTextContent('dd');
    await expect(part(/day, End/)).toHaveTextContent('dd');
    await waitFor(() => expect(trigger()).toHaveFocus());
  },
};

export const EscapeReturnsTheFocus: Story = {
  args: states.chosen,
  play: async ({ args }) => {
    await open();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger()).toHaveFocus());
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
