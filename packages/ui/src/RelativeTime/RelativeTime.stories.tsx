import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RelativeTime, type RelativeTimeProps } from './index.ts';
import { states } from './RelativeTime.states.tsx';

const meta = {
  title: 'Showing/RelativeTime',
  component: RelativeTime,
  tags: ['!autodocs'],
} satisfies Meta<typeof RelativeTime>;

export default meta;
type Story = StoryObj<typeof meta>;

const agoIn = (milliseconds: number) =>
  function Ago(args: RelativeTimeProps) {
    return <RelativeTime {...args} at={new Date(Date.now() - milliseconds).toISOString()} />;
  };

export const MinutesAgo: Story = {
  args: states.earlier,
  render: agoIn(2 * 60_000 + 5_000),
  play: async ({ canvas }) => {
    const time = canvas.getByText('2 minutes ago');
    await expect(time.title).toMatch(/\d{4}.*\d{2}:\d{2}:\d{2} \S+/);
  },
};

export const JustNow: Story = {
  args: states.earlier,
  render: agoIn(1_000),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('just now')).toBeVisible();
  },
};

export const Earlier: Story = {
  args: states.earlier,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 Feb 2024')).toHaveAttribute('datetime', states.earlier.at);
  },
};

/** What is no moment is nothing. */
export const Unknown: Story = {
  args: states.unknown,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('time')).toBeNull();
  },
};

/** Without room it ends in an ellipsis and goes over nothing. */
export const Narrow: Story = {
  args: states.earlier,
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '3rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const time = canvasElement.querySelector('time');
    await expect(time?.getBoundingClientRect().width).toBeLessThanOrEqual(48);
    await expect(time && getComputedStyle(time).textOverflow).toBe('ellipsis');
  },
};
