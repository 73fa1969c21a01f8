import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Toolbar } from '../Toolbar/index.ts';
import { states } from './Divider.states.tsx';
import { Divider } from './index.ts';

const meta = {
  title: 'Showing/Divider',
  component: Divider,
  tags: ['!autodocs'],
} satisfies Meta<typeof Divider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Horizontal: Story = { args: states.horizontal };

export const Vertical: Story = {
  args: states.vertical,
  render: (args) => (
    <Toolbar label="Figures">
      <span>12 active</span>
      <Divider {...args} />
      <span>3 inactive</span>
    </Toolbar>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('separator')).toHaveAttribute('aria-orientation', 'vertical');
  },
};
