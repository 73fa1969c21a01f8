import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { keepsLayout } from '../values/keepsLayout.ts';
import { WallBoard } from './index.ts';
import { states } from './WallBoard.states.tsx';

const meta = {
  title: 'Charts/WallBoard',
  component: WallBoard,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof WallBoard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing on it is pressed. */
export const Full: Story = {
  args: states.full,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Today in the centre');
    await expect(within(canvas.getByRole('main')).queryAllByRole('button')).toHaveLength(0);
  },
};

export const Plain: Story = { args: states.plain };

export const Nothing: Story = { args: states.none };

/** Whatever stands in its words, nothing leaves its box. */
export const Bad: Story = {
  args: states.bad,
  play: ({ canvasElement }) => keepsLayout(canvasElement),
};
