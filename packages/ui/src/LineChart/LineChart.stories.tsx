import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { Card } from '../Card/index.ts';
import { keepsLayout } from '../values/keepsLayout.ts';
import { LineChart } from './index.ts';
import { states } from './LineChart.states.tsx';

const meta = {
  title: 'Charts/LineChart',
  component: LineChart,
  tags: ['!autodocs'],
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof LineChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Today: Story = {
  args: states.today,
  play: async ({ canvas }) => {
    const cursor = canvas.getByRole('slider', { name: 'Sold by hour' });
    await userEvent.tab();
    await expect(cursor).toHaveFocus();
    // The keys begin at the last hour that has a figure.
    await expect(cursor).toHaveAttribute(
      'aria-valuetext',
      '15:00 to 16:00: Today 640.30 €, Last Thursday 612.00 €',
    );
    await expect(canvas.getByText('15:00 to 16:00')).toBeVisible();
    // What its keys do to it is the browser's.
    await fireEvent.change(cursor, { target: { value: '0' } });
    await expect(cursor).toHaveAttribute(
      'aria-valuetext',
      '8:00 to 9:00: Today 0.00 €, Last Thursday 0.00 €',
    );
    await fireEvent.change(cursor, { target: { value: '15' } });
    await expect(cursor).toHaveAttribute('aria-valuetext', '23:00 to 24:00: Last Thursday 219.80 €');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByText('23:00 to 24:00')).toBeNull();
  },
};

export const AsTable: Story = {
  args: states.today,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table: Sold by hour' }));
    const table = canvas.getByRole('table', { name: 'Sold by hour' });
    await expect(table).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(17);
    await expect(canvas.getByRole('row', { name: /^15:00/ }).textContent).toBe(
      '15:00 to 16:00640.30 €612.00 €',
    );
    await expect(canvas.queryByRole('slider')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show as chart: Sold by hour' }));
    await expect(canvas.getByRole('slider')).toBeInTheDocument();
  },
};

export const OpensWhatIsBehind: Story = {
  args: { ...states.pressable, onPress: fn() },
  play: async ({ args, canvas }) => {
    const cursor = canvas.getByRole('slider');
    await expect(cursor).toHaveAccessibleDescription('Opens its tickets');
    cursor.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenLastCalledWith('15');
  },
};

export const SixSeries: Story = { args: states.many };

export const OnePoint: Story = {
  args: states.one,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('slider')).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^12:00 to 13:00/),
    );
    await expect(canvasElement.querySelectorAll('circle')).toHaveLength(1);
  },
};

export const Gaps: Story = { args: states.gaps };

export const BelowZero: Story = { args: states.negative };

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
    await expect(canvas.queryByRole('slider')).toBeNull();
  },
};
