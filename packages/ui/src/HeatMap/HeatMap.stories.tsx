import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Card } from '../Card/index.ts';
import { keepsLayout } from '../values/keepsLayout.ts';
import { HeatMap } from './index.ts';
import { states } from './HeatMap.states.tsx';

const meta = {
  title: 'Charts/HeatMap',
  component: HeatMap,
  tags: ['!autodocs'],
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof HeatMap>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Week: Story = {
  args: { ...states.week, onPress: fn() },
  play: async ({ args, canvas }) => {
    const cursor = canvas.getByRole('slider', { name: 'When you sell' });
    cursor.focus();
    await expect(cursor).toHaveAttribute('aria-valuetext', 'Monday · 8:00: –');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(cursor).toHaveAttribute('aria-valuetext', 'Wednesday · 8:00: –');
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(args.onPress).toHaveBeenLastCalledWith('Tuesday', '8');
    await expect(canvas.getByText('Tuesday · 8:00')).toBeVisible();
  },
};

export const AsTable: Story = {
  args: states.week,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table: When you sell' }));
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(7);
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(17);
  },
};

export const OneCell: Story = { args: states.one };

/** Whatever stands in its words, nothing leaves its box. */
export const Bad: Story = {
  args: states.bad,
  play: ({ canvasElement }) => keepsLayout(canvasElement),
};

export const Nothing: Story = {
  args: states.none,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing was sold in this week.')).toBeVisible();
  },
};
