import type { Meta, StoryObj } from '@storybook/react-vite';
import { Profiler } from 'react';
import { expect, waitFor } from 'storybook/test';
import { OrderTimer } from './index.ts';
import { states } from './OrderTimer.states.tsx';

const meta = {
  title: 'Kitchen/OrderTimer',
  component: OrderTimer,
  tags: ['!autodocs'],
  globals: { density: 'kitchen', mode: 'dark' },
  args: states.minutes,
} satisfies Meta<typeof OrderTimer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Fresh: Story = { args: states.fresh };

export const Minutes: Story = {
  args: states.minutes,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer', { name: '4 minutes' })).toHaveTextContent('4:07');
  },
};

export const Hours: Story = { args: states.hours };

export const Frozen: Story = { args: states.frozen };

export const Ahead: Story = {
  args: states.ahead,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('0:00');
  },
};

let commits = 0;

/** Sixty-three of them follow the clock; React is not asked once. */
export const TicksWithoutRendering: Story = {
  render: () => {
    const start = Date.now();
    return (
      <Profiler id="timers" onRender={() => (commits += 1)}>
        {Array.from({ length: 63 }, (_, index) => (
          <OrderTimer key={index} since={start - index * 60_000} />
        ))}
      </Profiler>
    );
  },
  play: async ({ canvas }) => {
    const timers = canvas.getAllByRole('timer');
    const rendered = commits;
    await waitFor(() => expect(timers[0]).toHaveTextContent('0:02'), { timeout: 4000 });
    await expect(timers[62]).toHaveTextContent('1:02 h');
    await expect(commits).toBe(rendered);
  },
};

/** A time that nobody can read makes no age, and is called so. */
export const Unknown: Story = {
  args: states.unknown,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer', { name: 'Age unknown' })).toHaveTextContent('–:––');
  },
};
