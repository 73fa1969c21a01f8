import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { Card } from '../Card/index.ts';
import { keepsLayout } from '../values/keepsLayout.ts';
import { BarChart } from './index.ts';
import { states } from './BarChart.states.tsx';

const meta = {
  title: 'Charts/BarChart',
  component: BarChart,
  tags: ['!autodocs'],
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof BarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The middle of one of sixteen points, as a pointer has it, in either direction. */
function placeOver(cursor: HTMLElement, index: number) {
  const { left, right, top, bottom, width } = cursor.getBoundingClientRect();
  const along = (width * (index + 0.5)) / 16;
  const isTurned = getComputedStyle(cursor).direction === 'rtl';
  return { clientX: isTurned ? right - along : left + along, clientY: (top + bottom) / 2 };
}

export const Today: Story = {
  args: { ...states.today, onPress: fn() },
  play: async ({ args, canvas }) => {
    const cursor = canvas.getByRole('slider', { name: 'Sold by hour' });
    await expect(cursor).toHaveAttribute(
      'aria-valuetext',
      '15:00 to 16:00: Today 640.30 €, Last Thursday 612.00 €',
    );
    await expect(canvas.getByText('This hour')).toBeVisible();
    cursor.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenLastCalledWith('15');
    cursor.blur();
    await fireEvent.pointerMove(cursor, placeOver(cursor, 5));
    await expect(await canvas.findByText('13:00 to 14:00')).toBeVisible();
    await fireEvent.pointerOut(cursor);
    await waitFor(() => expect(canvas.queryByText('13:00 to 14:00')).toBeNull());
    await fireEvent.pointerDown(cursor, { ...placeOver(cursor, 6), pointerType: 'mouse' });
    await fireEvent.click(cursor, placeOver(cursor, 6));
    await expect(args.onPress).toHaveBeenLastCalledWith('14');
  },
};

/** A finger reads a point before it opens it. */
export const ByFinger: Story = {
  args: { ...states.today, onPress: fn() },
  play: async ({ args, canvas }) => {
    const cursor = canvas.getByRole('slider');
    const tap = async () => {
      await fireEvent.pointerDown(cursor, { ...placeOver(cursor, 4), pointerType: 'touch' });
      await fireEvent.click(cursor, placeOver(cursor, 4));
    };
    await tap();
    await expect(await canvas.findByText('12:00 to 13:00')).toBeVisible();
    await expect(args.onPress).not.toHaveBeenCalled();
    await tap();
    await expect(args.onPress).toHaveBeenCalledWith('12');
  },
};

export const Plain: Story = { args: states.plain };

export const Stacked: Story = {
  args: states.stacked,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Restaurant',
      'Take-away',
      'Delivery',
      'Kiosk',
      'QR',
      'Hub',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table: Sold by hour' }));
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(7);
    await userEvent.click(canvas.getByRole('button', { name: 'Show as chart: Sold by hour' }));
  },
};

export const OnePoint: Story = { args: states.one };

export const BelowZero: Story = {
  args: states.negative,
  play: async ({ canvas }) => {
    const cursor = canvas.getByRole('slider');
    await fireEvent.change(cursor, { target: { value: '1' } });
    await expect(cursor).toHaveAttribute('aria-valuetext', '2: -12.50 €');
  },
};

export const VeryLarge: Story = {
  args: states.large,
  play: ({ canvasElement }) => keepsLayout(canvasElement),
};

/** Whatever stands in its words, nothing leaves its box. */
export const Bad: Story = {
  args: states.bad,
  play: ({ canvasElement }) => keepsLayout(canvasElement),
};

export const Nothing: Story = {
  args: states.none,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing was sold on this day.')).toBeVisible();
  },
};
