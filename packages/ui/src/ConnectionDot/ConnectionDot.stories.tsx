import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ConnectionDot } from './index.ts';
import { states } from './ConnectionDot.states.tsx';

const meta = {
  title: 'Shell/ConnectionDot',
  component: ConnectionDot,
  tags: ['!autodocs'],
  args: states.on,
  decorators: [
    (Story) => (
      <div data-surface="topbar">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ConnectionDot>;

export default meta;
type Story = StoryObj<typeof meta>;

export const On: Story = { args: states.on };

export const Connecting: Story = { args: states.connecting };

export const Off: Story = {
  args: states.off,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Offline/)).toBeInTheDocument();
  },
};
