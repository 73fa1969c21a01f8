import { getLocalTimeZone, today } from '@internationalized/date';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { dayCell } from '../days/cells.ts';
import { keepsLayout } from '../values/keepsLayout.ts';
import { states } from './DatePicker.states.tsx';
import { DatePicker, type DatePickerProps } from './index.ts';

function Stateful(props: DatePickerProps) {
  const [value, setValue] = useState(props.value);
  return (
    <DatePicker
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
  title: 'Fields/DatePicker',
  component: DatePicker,
  tags: ['!autodocs'],
  args: { ...states.empty, onChange: fn() },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof DatePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const trigger = () => screen.getByRole('button', { name: /Calendar/ });
const part = (name: RegExp) => screen.getByRole('spinbutton', { name });

async function open(): Promise<HTMLElement> {
  await userEvent.click(trigger());
  return screen.findByRole('dialog');
}

export const Empty: Story = { args: states.empty };

export const Chosen: Story = { args: states.chosen, parameters: { apg: 'date-picker' } };

export const Described: Story = { args: states.described, parameters: { apg: 'spin-button' } };

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

export const Large: Story = { args: states.large };

/** The day was kept before its limits were: it stays, and the field says what is wrong with it. */
export const TooEarly: Story = {
  args: states.tooEarly,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Not before 10 November 2026.')).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const LongLabel: Story = { args: states.longLabel };

export const Open: Story = {
  args: states.chosen,
  parameters: { opening: { from: 'spinbutton', key: 'Alt+ArrowDown', shows: 'dialog' } },
  play: async () => {
    await expect(await open()).toBeVisible();
    await waitFor(() => expect(dayCell('2026-11-21')).toHaveFocus());
  },
};

export const OpenAndEmpty: Story = {
  args: states.empty,
  parameters: { opening: { from: 'spinbutton', key: 'Alt+ArrowDown', shows: 'dialog' } },
  play: async () => {
    await expect(await open()).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Clear' })).toBeDisabled();
  },
};

export const OpenWithLimits: Story = {
  args: states.limited,
  parameters: { opening: { from: 'spinbutton', key: 'Alt+ArrowDown', shows: 'dialog' } },
  play: async () => {
    await expect(await open()).toBeVisible();
  },
};

export const OpenWithUnavailable: Story = {
  args: states.unavailable,
  parameters: { opening: { from: 'spinbutton', key: 'Alt+ArrowDown', shows: 'dialog' } },
  play: async () => {
    await expect(await open()).toBeVisible();
  },
};

export const OpenInArabic: Story = {
  args: states.chosen,
  globals: { language: 'ar-EG' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

export const TypedByKeys: Story = {
  args: states.empty,
  play: async ({ args }) => {
    part(/day/).focus();
    await userEvent.keyboard('21112026');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-21');
  },
};

/** Nothing is said while somebody types; what was typed stays, and is handed on. */
export const TypedOutOfTheLimits: Story = {
  args: { ...states.limited, value: null },
  play: async ({ args, canvas }) => {
    part(/day/).focus();
    await userEvent.keyboard('24122026');
    await expect(canvas.queryByText(/Not after/)).toBeNull();
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByText('Not after 25 November 2026.')).toBeVisible());
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-24');
    await expect(part(/month/)).toHaveTextContent('12');
    part(/month/).focus();
    await userEvent.keyboard('11');
    await waitFor(() => expect(canvas.queryByText(/Not after/)).toBeNull());
  },
};

export const TypedWithAShortYear: Story = {
  args: states.empty,
  play: async ({ canvas }) => {
    part(/day/).focus();
    await userEvent.keyboard('211126');
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByText('Give the year with four figures.')).toBeVisible());
  },
};

/** A day that does not exist stays in the field, and a chosen one takes its place. */
export const TypedImpossible: Story = {
  args: states.chosen,
  play: async ({ args, canvas }) => {
    part(/day/).focus();
    await userEvent.keyboard('3104');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(null));
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByText('There is no such day in this month.')).toBeVisible());
    await expect(part(/day/)).toHaveTextContent('31');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await open();
    await userEvent.click(dayCell('2026-04-30'));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-04-30');
    await expect(part(/day/)).toHaveTextContent('30');
    await waitFor(() => expect(canvas.queryByText(/no such day/)).toBeNull());
  },
};

export const ChosenByPress: Story = {
  args: states.chosen,
  play: async ({ args }) => {
    await open();
    await userEvent.click(dayCell('2026-11-03'));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-03');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger()).toHaveFocus());
  },
};

export const ChosenByKeys: Story = {
  args: states.chosen,
  play: async ({ args }) => {
    part(/day/).focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await screen.findByRole('dialog');
    await waitFor(() => expect(dayCell('2026-11-21')).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-22');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const EscapeReturnsTheFocus: Story = {
  args: states.chosen,
  play: async ({ args }) => {
    await open();
    await userEvent.keyboard('{ArrowRight}{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger()).toHaveFocus());
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Today: Story = {
  args: states.chosen,
  play: async ({ args }) => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Today' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(today(getLocalTimeZone()).toString());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Cleared: Story = {
  args: states.chosen,
  play: async ({ args }) => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(part(/day/)).toHaveTextContent('dd');
  },
};

export const ClearedHalf: Story = {
  args: states.empty,
  play: async () => {
    part(/day/).focus();
    await userEvent.keyboard('2111');
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(part(/day/)).toHaveTextContent('dd');
    await waitFor(() => expect(trigger()).toHaveFocus());
  },
};

/** What must be given is not cleared. */
export const NotClearedWhereRequired: Story = {
  args: states.required,
  play: async () => {
    await open();
    await expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
  },
};
