import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { keepsLayout } from '../values/keepsLayout.ts';
import { TopBar } from './index.ts';
import { states } from './TopBar.states.tsx';

const meta = {
  title: 'Shell/TopBar',
  component: TopBar,
  tags: ['!autodocs'],
  args: states.bare,
  decorators: [
    (Story) => (
      <div data-surface="topbar" style={{ padding: '0.5rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TopBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { args: states.full };

export const Bare: Story = {
  args: states.bare,
  play: async ({ canvas }) => {
    // Outside a shell there is no menu to open.
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Whatever stands in its words, nothing leaves its box. */
export const Bad: Story = {
  args: states.bad,
  play: ({ canvasElement }) => keepsLayout(canvasElement),
};
