import type { Meta, StoryObj } from '@storybook/react-vite';
import { keepsLayout } from '../values/keepsLayout.ts';
import { Status } from './index.ts';
import { states } from './Status.states.tsx';

const meta = {
  title: 'Showing/Status',
  component: Status,
  tags: ['!autodocs'],
} satisfies Meta<typeof Status>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Active: Story = { args: states.active };

export const Inactive: Story = { args: states.inactive };

export const Discarded: Story = { args: states.discarded };

export const Waiting: Story = { args: states.waiting };

export const Sent: Story = { args: states.sent };

export const Current: Story = { args: states.current };

/** What is too long ends in an ellipsis. */
export const Word: Story = {
  args: states.word,
  play: ({ canvasElement }) => keepsLayout(canvasElement),
};

export const Mixed: Story = {
  args: states.mixed,
  play: ({ canvasElement }) => keepsLayout(canvasElement),
};
