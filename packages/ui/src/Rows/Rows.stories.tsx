import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Card } from '../Card/index.ts';
import { Rows } from './index.ts';
import { states } from './Rows.states.tsx';

const meta = {
  title: 'Showing/Rows',
  component: Rows,
  tags: ['!autodocs'],
  args: states.plain,
} satisfies Meta<typeof Rows>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  args: states.plain,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Tills' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

export const InCard: Story = {
  args: states.inCard,
  render: (args) => (
    <Card title="Tills" padding="none">
      <Rows {...args} />
    </Card>
  ),
};

export const Stacked: Story = { args: states.stacked };

export const Framed: Story = {
  args: states.framed,
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Tills' });
    await expect(list.scrollHeight).toBeGreaterThan(list.clientHeight);
    await userEvent.tab();
    await expect(list).toHaveFocus();
  },
};
