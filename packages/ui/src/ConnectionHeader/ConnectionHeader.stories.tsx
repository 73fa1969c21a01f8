import type { Meta, StoryObj } from '@storybook/react-vite';
import { Profiler } from 'react';
import { expect, waitFor } from 'storybook/test';
import { ConnectionHeader } from './index.ts';
import { states } from './ConnectionHeader.states.tsx';

const meta = {
  title: 'Kitchen/ConnectionHeader',
  component: ConnectionHeader,
  tags: ['!autodocs'],
  globals: { density: 'kitchen', mode: 'dark' },
  args: states.live,
} satisfies Meta<typeof ConnectionHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Live');
    await expect(canvas.getByRole('timer')).toHaveTextContent('0:03');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const CatchingUp: Story = { args: states.catchingUp };

export const Polling: Story = { args: states.polling };

export const Old: Story = {
  args: states.old,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'No connection since 12:31.New orders are not arriving.4 presses are waiting.',
    );
  },
};

export const NeverConnected: Story = { args: states.never };

export const Stuck: Story = {
  args: states.stuck,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^3 presses do not get through\./);
  },
};

let commits = 0;

/** The age of the last proof follows the clock; React is not asked. */
export const TicksWithoutRendering: Story = {
  render: () => {
    const start = performance.now();
    return (
      <Profiler id="header" onRender={() => (commits += 1)}>
        <ConnectionHeader state="live" title="Grill" provenAt={() => start} />
      </Profiler>
    );
  },
  play: async ({ canvas }) => {
    const rendered = commits;
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent('0:01'), { timeout: 3000 });
    await expect(commits).toBe(rendered);
  },
};
