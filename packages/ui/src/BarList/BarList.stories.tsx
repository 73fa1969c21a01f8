import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../Card/index.ts';
import { keepsLayout } from '../values/keepsLayout.ts';
import { BarList } from './index.ts';
import { states } from './BarList.states.tsx';

const meta = {
  title: 'Charts/BarList',
  component: BarList,
  tags: ['!autodocs'],
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof BarList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Payments: Story = {
  args: states.payments,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Card 51 tickets 1,241.90 € 67 % ',
      'Cash 31 tickets 498.30 € 27 % ',
      'Meal voucher 4 tickets 98.20 € 5 % ',
    ]);
    await expect(canvas.getByRole('link', { name: 'Cash' })).toHaveAttribute('href', '#cash');
  },
};

export const Stores: Story = {
  args: states.stores,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('up')).toBeInTheDocument();
    await expect(canvas.getByText('down')).toBeInTheDocument();
  },
};

export const BelowZero: Story = { args: states.negative };

/** Whatever stands in its words, nothing leaves its box. */
export const Bad: Story = {
  args: states.bad,
  play: ({ canvasElement }) => keepsLayout(canvasElement),
};

export const Nothing: Story = {
  args: states.none,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing was paid on this day.')).toBeVisible();
  },
};
