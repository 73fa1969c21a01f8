import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../Card/index.ts';
import { keepsLayout } from '../values/keepsLayout.ts';
import { DonutChart } from './index.ts';
import { states } from './DonutChart.states.tsx';

const meta = {
  title: 'Charts/DonutChart',
  component: DonutChart,
  tags: ['!autodocs'],
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof DonutChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {
  args: states.three,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('list', { name: 'By service' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Table 1,241.90 € 67 %',
      'Take-away 498.30 € 27 %',
      'Delivery 122.20 € 6 %',
    ]);
    await expect(canvasElement.querySelectorAll('path')).toHaveLength(3);
  },
};

/** There are six colours. */
export const Eight: Story = {
  args: states.eight,
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(rows).toHaveLength(6);
    await expect(rows.at(-1)).toMatch(/^Others/);
  },
};

export const One: Story = { args: states.one };

export const GivenBack: Story = {
  args: states.negative,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('-12.50 €')).toBeVisible();
  },
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
