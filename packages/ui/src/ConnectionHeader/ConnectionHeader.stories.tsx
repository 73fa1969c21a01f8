import type { Meta, StoryObj } from '@storybook/react-vite';
import { Profiler } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { keepsLayout } from '../values/keepsLayout.ts';
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
      'No connection since 12:31. 4 presses are waiting. New orders are not arriving.',
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

/** A few words each, with what is done about them; all of it behind a press. */
export const Told: Story = {
  args: { ...states.told, onTold: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^New orders cannot be heard/);
    await expect(canvas.getByRole('button', { name: 'Turn the sound on' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Connected again/ }));
    await expect(args.onTold).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Enter}');
    await expect(args.onTold).toHaveBeenCalledTimes(2);
  },
};

/** More than two are the worst and a count: the row grows for nothing. */
export const Folded: Story = {
  args: states.folded,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This screen cannot keep what is pressed');
    await expect(canvas.getByRole('button', { name: '2 more messages' })).toBeVisible();
  },
};

export const OldAndMore: Story = {
  args: states.oldAndMore,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^No connection since 12:31/);
  },
};

/** Whatever stands in its words, nothing leaves its box. */
export const Bad: Story = {
  args: states.bad,
  play: ({ canvasElement }) => keepsLayout(canvasElement.firstElementChild ?? canvasElement),
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
