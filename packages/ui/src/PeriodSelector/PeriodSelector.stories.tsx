import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { type Period, PeriodSelector } from './index.ts';
import { states } from './PeriodSelector.states.tsx';

const meta = {
  title: 'Charts/PeriodSelector',
  component: PeriodSelector,
  tags: ['!autodocs'],
  args: { onChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    const change = (period: Period) => {
      setValue(period);
      args.onChange(period);
    };
    return <PeriodSelector {...args} value={value} onChange={change} />;
  },
} satisfies Meta<typeof PeriodSelector>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Day: Story = {
  args: { ...states.day, onChange: fn() },
  play: async ({ args, canvas }) => {
    // Nothing is after today.
    await expect(canvas.getByRole('button', { name: 'Next period' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous period' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      granularity: 'D',
      from: '2026-11-25',
      to: '2026-11-25',
    });
    await userEvent.click(canvas.getByRole('radio', { name: 'Month' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      granularity: 'M',
      from: '2026-11-01',
      to: '2026-11-30',
    });
    await expect(canvas.getByRole('button', { name: 'Next period' })).toBeDisabled();
    // The day that runs now is among them.
    await userEvent.click(canvas.getByRole('radio', { name: 'Day' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      granularity: 'D',
      from: '2026-11-26',
      to: '2026-11-26',
    });
  },
};

export const ChosenByADay: Story = {
  args: { ...states.few, onChange: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fri, 20 Nov 2026' }));
    const calendar = await screen.findByRole('dialog', { name: 'Period' });
    await expect(calendar).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /11 November 2026/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      granularity: 'D',
      from: '2026-11-11',
      to: '2026-11-11',
    });
  },
};

export const Week: Story = { args: { ...states.week, onChange: fn() } };

export const Month: Story = {
  args: { ...states.month, onChange: fn() },
  play: async ({ canvas }) => {
    // Nothing is known of what was before.
    await expect(canvas.getByRole('button', { name: 'Previous period' })).toBeDisabled();
  },
};

export const Year: Story = { args: { ...states.year, onChange: fn() } };

export const Custom: Story = {
  args: { ...states.custom, onChange: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Custom' })).toBeChecked();
    await expect(await canvas.findAllByRole('spinbutton')).toHaveLength(6);
  },
};

export const Few: Story = { args: { ...states.few, onChange: fn() } };

export const WithMore: Story = {
  args: { ...states.withMore, onChange: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Period' })).toContainElement(
      canvas.getByRole('button', { name: 'Filters' }),
    );
  },
};
